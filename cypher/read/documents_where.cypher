// Documents whose properties equal all the given values, compared as text (true, 3 and 2.5 too).
// access: read
:param collection => "default";
:param filters => {language: "it"};
MATCH (d:Document {collection: $collection})
WHERE all(key IN keys($filters) WHERE
  CASE WHEN d[key] IS :: LIST<ANY> THEN any(v IN d[key] WHERE toStringOrNull(v) = $filters[key])
       ELSE toStringOrNull(d[key]) = $filters[key] END)
RETURN d.id AS id ORDER BY id;
