"""From a question to evidence: candidates, walks, timeline, fusion."""
