"""Word lists as data: one TOML file per language."""
