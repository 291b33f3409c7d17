// Events by tenant and first day, for the state before a date and for pasting range queries.
// access: write
CREATE INDEX event_start IF NOT EXISTS FOR (e:Event) ON (e.collection, e.start_day);
