// One ledger entry per loaded document.
// access: write
CREATE CONSTRAINT ledger_id IF NOT EXISTS FOR (n:ChronofluxLedger) REQUIRE n.id IS UNIQUE;
