"""One small module per kind of file; each turns a file into the fields of its documents."""
