"""Communities with the vectors of their summaries, and how a question rates them."""

from __future__ import annotations

import numpy as np
import pytest

from chronoflux.retrieval.neighbours.community import summarised

OF = {"ada": 0, "ben": 0, "cleo": 1}


def row(vector, **shares):
    return {"vector": vector, "shares": [[entity, share] for entity, share in shares.items()]}


def test_a_summary_is_the_mean_of_passages_by_their_share():
    found = summarised(OF, [row([1.0, 0.0], ada=0.6, ben=0.2, cleo=0.2), row([0.0, 1.0], ada=0.6, cleo=0.4)])
    assert found.summaries[0] == pytest.approx([0.8, 0.6])
    assert np.linalg.norm(found.summaries, axis=1) == pytest.approx([1.0, 1.0])


def test_entities_outside_the_graph_and_silent_communities_do_no_harm():
    found = summarised(OF, [row([1.0, 0.0], ada=1.0, stranger=1.0)])
    assert found.summaries.tolist() == [[1.0, 0.0], [0.0, 0.0]]
    assert found.ratings([1.0, 0.0], {"stranger": 1.0}) == {"ada": 1.0, "ben": 1.0}


def test_no_passages_no_communities():
    assert summarised(OF, []).of == {}


def test_likeness_and_named_entities_rate_a_community():
    found = summarised(OF, [row([1.0, 0.0], ada=1.0), row([0.0, 1.0], cleo=1.0)])
    assert found.ratings([0.6, 0.8], {}) == pytest.approx({"ada": 0.6, "ben": 0.6, "cleo": 0.8})
    assert found.ratings([0.6, 0.8], {"ada": 0.5, "ben": 1.0}) == pytest.approx({"ada": 1.6, "ben": 1.6, "cleo": 0.8})
    assert found.ratings([-1.0, 0.0], {}) == {}


def test_only_the_best_communities_are_rated():
    of = {f"e{number}": number for number in range(15)}
    found = summarised(of, [row(np.eye(15)[number].tolist(), **{f"e{number}": 1.0}) for number in range(15)])
    question = np.arange(1.0, 16.0) / np.linalg.norm(np.arange(1.0, 16.0))
    assert set(found.ratings(question.tolist(), {})) == {f"e{number}" for number in range(5, 15)}
