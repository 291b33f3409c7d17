// Ledger entries by tenant and by what is still to be done.
// access: write
CREATE INDEX ledger_state IF NOT EXISTS FOR (l:ChronofluxLedger) ON (l.collection, l.state);
