"""Time in text: expressions, question windows, date arithmetic, the time encoding."""
