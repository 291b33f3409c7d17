"""What `chronoflux browser` tells people to paste first."""

from chronoflux.cli.server import FIRST_QUERY, first_query


def test_the_first_query_asks_for_the_collection_in_use():
    assert first_query("default") == FIRST_QUERY
    assert '{collection: "archive"}' in first_query("archive")
