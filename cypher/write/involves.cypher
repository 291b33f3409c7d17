// Who takes part in an event.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (a:Event {id: row.from}) MATCH (e:Entity {id: row.entity})
MERGE (a)-[r:INVOLVES]->(e) SET r.role = row.role, r.surfaces = row.surfaces, r.kinds = row.kinds;
