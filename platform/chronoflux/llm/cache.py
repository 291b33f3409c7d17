"""Replies of chat models, kept on disk so that the same prompt is paid for once."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path

from chronoflux.settings import Settings


class ReplyCache:
    """One small JSON file a reply, named by the hash of (model, prompt); safe with several writers."""

    def __init__(self, folder: Path) -> None:
        """Keep replies in `folder`, which is made when the first one is stored."""
        self._folder = folder

    @classmethod
    def of(cls, settings: Settings) -> ReplyCache:
        """The cache under the configured cache folder."""
        return cls(settings.cache / "replies")

    def get(self, model: str, prompt: str) -> str | None:
        """The stored reply, or None; a damaged file counts as none."""
        try:
            entry = json.loads(self._path(model, prompt).read_text("utf-8"))
        except (OSError, ValueError):
            return None
        reply = entry.get("reply") if isinstance(entry, dict) else None
        return reply if isinstance(reply, str) else None

    def put(self, model: str, prompt: str, reply: str) -> None:
        """Store a reply whole or not at all."""
        path = self._path(model, prompt)
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump({"model": model, "reply": reply}, file, ensure_ascii=False)
        Path(name).replace(path)

    def _path(self, model: str, prompt: str) -> Path:
        key = hashlib.sha256(json.dumps([model, prompt]).encode()).hexdigest()
        return self._folder / key[:2] / f"{key}.json"
