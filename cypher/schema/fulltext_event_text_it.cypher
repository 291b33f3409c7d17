// Full-text index over the Italian events, with that language's analyser.
// access: write
CREATE FULLTEXT INDEX event_text_it IF NOT EXISTS FOR (n:EventIt) ON EACH [n.text, n.collection]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'italian', `fulltext.eventually_consistent`: false}};
