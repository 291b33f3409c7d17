"""The chat model: client, cache, limits, prompts."""
