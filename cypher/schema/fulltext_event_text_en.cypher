// Full-text index over the English events, with that language's analyser.
// access: write
CREATE FULLTEXT INDEX event_text_en IF NOT EXISTS FOR (n:EventEn) ON EACH [n.text, n.collection]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}};
