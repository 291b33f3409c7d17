// Full-text index over the Italian passages, with that language's analyser.
// access: write
CREATE FULLTEXT INDEX passage_text_it IF NOT EXISTS FOR (n:PassageIt) ON EACH [n.text, n.collection]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'italian', `fulltext.eventually_consistent`: false}};
