"""Texts: language, sentences, entities, names, references, embeddings."""
