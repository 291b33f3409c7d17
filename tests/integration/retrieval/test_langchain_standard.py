"""LangChain's own standard tests for retrievers."""

import pytest
from langchain_tests.integration_tests import RetrieversIntegrationTests

from chronoflux import ChronofluxRetriever
from chronoflux.graph.connection import open_graph
from chronoflux.loaders.pipeline import load_documents
from chronoflux.model import SourceDocument


class TestChronofluxRetriever(RetrieversIntegrationTests):
    """Runs the suite over a small collection."""

    @pytest.fixture(autouse=True)
    def _collection(self, graph_settings):
        with open_graph(graph_settings) as runner:
            texts = [f"Ann Lee visited town number {i} in {2000 + i}." for i in range(8)]
            load_documents(
                [SourceDocument(f"d{i}", "", text, "memory") for i, text in enumerate(texts)], runner, graph_settings
            )
            self._parameters = {"settings": graph_settings, "runner": runner}
            yield

    @property
    def retriever_constructor(self):
        return ChronofluxRetriever

    @property
    def retriever_constructor_params(self):
        return self._parameters

    @property
    def retriever_query_example(self):
        return "Which town did Ann Lee visit in 2003?"
