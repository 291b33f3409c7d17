// Delete the TEMPORAL edges of the given events that neither end keeps.
// access: write
:param events => [];
MATCH (e:Event)-[r:TEMPORAL]-() WHERE e.id IN $events AND NOT r.kept_by_start AND NOT r.kept_by_end
DELETE r;
