"""Replies kept on disk, and what they cost."""

from __future__ import annotations

from chronoflux.llm.accounts import TokenAccount
from chronoflux.llm.cache import ReplyCache


def test_a_reply_comes_back_for_its_model_and_prompt_only(tmp_path):
    cache = ReplyCache(tmp_path / "replies")
    cache.put("m", "Chi è?", "Niccolò")
    assert cache.get("m", "Chi è?") == "Niccolò"
    assert cache.get("other", "Chi è?") is None
    assert cache.get("m", "Chi era?") is None


def test_a_later_reply_replaces_the_first(tmp_path):
    cache = ReplyCache(tmp_path)
    cache.put("m", "p", "one")
    cache.put("m", "p", "two")
    assert cache.get("m", "p") == "two"
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == 1


def test_a_damaged_file_counts_as_none(tmp_path):
    cache = ReplyCache(tmp_path)
    cache.put("m", "p", "one")
    (path,) = tmp_path.rglob("*.json")
    for damage in ("", "{", "[]", '{"reply": 3}'):
        path.write_text(damage, "utf-8")
        assert cache.get("m", "p") is None


def test_accounts_count_calls_tokens_and_cached_replies():
    account = TokenAccount()
    account.charge({"input_tokens": 10, "output_tokens": 3})
    account.charge(None)
    account.credit()
    assert (account.calls, account.cached, account.input_tokens, account.output_tokens) == (2, 1, 10, 3)
