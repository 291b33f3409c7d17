// Forget what the given events thought of their neighbours, before it is worked out anew.
// access: write
:param events => [];
MATCH (e:Event)-[r:TEMPORAL]-() WHERE e.id IN $events
FOREACH (_ IN CASE WHEN startNode(r) = e THEN [1] ELSE [] END | SET r.kept_by_start = false)
FOREACH (_ IN CASE WHEN endNode(r) = e THEN [1] ELSE [] END | SET r.kept_by_end = false);
