// Write TEMPORAL edges, earlier event first; `start` and `end` say which of the two has the other among its K strongest.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (a:Event {id: row.from}) MATCH (b:Event {id: row.to})
MERGE (a)-[r:TEMPORAL]->(b)
SET r.weight = row.weight, r.overlap = row.overlap, r.gap_days = row.gap_days,
    r.kept_by_start = row.start OR coalesce(r.kept_by_start, false),
    r.kept_by_end = row.end OR coalesce(r.kept_by_end, false);
