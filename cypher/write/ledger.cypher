// Note what was loaded, under which content, and whether its links are still to be made.
// access: write
:param rows => [];
UNWIND $rows AS row
MERGE (l:ChronofluxLedger {id: row.id})
SET l.collection = row.collection, l.document = row.document, l.source = row.source,
    l.content_hash = row.content_hash, l.state = 'written';
