// Full-text index over the English passages, with that language's analyser.
// access: write
CREATE FULLTEXT INDEX passage_text_en IF NOT EXISTS FOR (n:PassageEn) ON EACH [n.text, n.collection]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}};
