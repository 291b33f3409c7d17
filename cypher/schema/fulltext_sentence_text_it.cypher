// Full-text index over the Italian sentences, with that language's analyser.
// access: write
CREATE FULLTEXT INDEX sentence_text_it IF NOT EXISTS FOR (n:SentenceIt) ON EACH [n.text, n.collection]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'italian', `fulltext.eventually_consistent`: false}};
