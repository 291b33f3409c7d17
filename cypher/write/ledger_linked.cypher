// Note that the documents' entities and edges are settled.
// access: write
:param ids => [];
MATCH (l:ChronofluxLedger) WHERE l.id IN $ids SET l.state = 'linked';
