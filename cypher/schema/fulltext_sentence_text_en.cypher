// Full-text index over the English sentences, with that language's analyser.
// access: write
CREATE FULLTEXT INDEX sentence_text_en IF NOT EXISTS FOR (n:SentenceEn) ON EACH [n.text, n.collection]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}};
