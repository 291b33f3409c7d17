// Settle name, kind and aliases of entities.
// access: write
:param rows => [];
UNWIND $rows AS row
MATCH (e:Entity {id: row.id}) SET e.name = row.name, e.kind = row.kind, e.aliases = row.aliases;
