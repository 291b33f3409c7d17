// Version of the server, as the kernel reports it.
// access: read
CALL dbms.components() YIELD name, versions WITH name, versions WHERE name = 'Neo4j Kernel' RETURN versions[0] AS version;
