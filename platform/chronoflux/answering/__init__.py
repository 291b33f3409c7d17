"""From evidence to an answer: the reader, Time-CoT, the chain."""
