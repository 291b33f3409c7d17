"""Configuration, from CHRONOFLUX_* environment variables or a .env file. Reading it starts nothing."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import platformdirs
from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from chronoflux.errors import ConfigurationError


class Settings(BaseSettings):
    """Every knob, its unit and its default. Field `x` is read from CHRONOFLUX_X."""

    model_config = SettingsConfigDict(env_prefix="CHRONOFLUX_", env_file=".env", extra="ignore", env_ignore_empty=True)

    home: Path = Field(default_factory=lambda: platformdirs.user_data_path("chronoflux"))
    """Folder of the managed server: its data, configuration, password and logs."""
    cache: Path = Field(default_factory=lambda: platformdirs.user_cache_path("chronoflux"))
    """Folder of downloaded jars and cached model results."""

    uri: str | None = None
    """An existing Neo4j (bolt://, neo4j://, neo4j+s://); None means the managed server."""
    user: str = "neo4j"
    """User of the Neo4j at `uri`; the managed server has its own."""
    password: SecretStr | None = None
    """Password of that user; the managed server's lies in a file of its home."""
    database: str = "neo4j"
    """Database of the Neo4j at `uri`."""
    query_timeout: float = Field(default=60.0, gt=0)
    """Seconds a single query may run."""

    bolt_port: int = Field(default=0, ge=0, le=65535)
    """Port of the managed server; 0 picks the usual one (7687), or a free one when that is taken."""
    http_port: int = Field(default=0, ge=0, le=65535)
    """As bolt_port, for HTTP and Neo4j Browser (7474)."""
    server_heap: str = "1g"
    """Memory of the managed server's Java heap, as Java writes it: 512m, 2g."""
    server_start_timeout: float = Field(default=180.0, gt=0)
    """Seconds to wait for the managed server to answer."""

    collection: str = Field(default="default", min_length=1)
    """The tenant whose documents are loaded and asked; nothing is shared between collections."""

    embedding_model: str = "minilm-int8"
    """"minilm-int8" (ONNX, shipped on PyPI), or any sentence-transformers name or path."""
    embedding_batch: int = Field(default=64, gt=0)
    """Texts that are embedded at once."""
    rerank_model: str | None = None
    """A sentence-transformers CrossEncoder name or path that judges the best candidates; None uses the scorer alone."""
    rerank_depth: int = Field(default=50, gt=0)
    """Candidates that the cross-encoder judges, from the best on."""
    rerank_share: float = Field(default=0.5, ge=0, le=1)
    """Weight of its judgement against the score."""

    llm_model: str | None = None
    """Chat model for any OpenAI-compatible server; None answers with the built-in reader."""
    llm_base_url: str | None = None
    """Address of that server, such as http://localhost:8080/v1; None means OpenAI's own."""
    llm_api_key: SecretStr | None = None
    """Its key; a local server needs none."""
    llm_timeout: float = Field(default=60.0, gt=0)
    """Seconds that one attempt may take."""
    llm_reply_tokens: int = Field(default=2000, gt=0)
    """Most tokens that a reply may take, those of a model's own reasoning included."""
    llm_retries: int = Field(default=2, ge=0)
    """Further attempts after a rate limit or a server failure."""
    llm_concurrency: int = Field(default=4, gt=0)
    """Calls in flight at once while loading."""

    passage_words: int = Field(default=150, gt=0)
    """Target length of a passage."""
    passage_overlap: int = Field(default=1, ge=0)
    """Sentences shared by neighbouring passages."""
    event_threshold: float = Field(default=0.4, ge=0, le=1)
    """Lowest information score of an event that is kept."""

    temporal_decay: float = Field(default=0.001, gt=0)
    """alpha of exp(-alpha * gap_days) in the weight of a TEMPORAL edge."""
    temporal_gap_days: int = Field(default=3650, gt=0)
    """Delta t: the widest gap between two linked events."""
    temporal_neighbours: int = Field(default=8, gt=0)
    """K: an edge stands when either end has the other among its K strongest."""
    temporal_candidates: int = Field(default=16, gt=0)
    """W: events considered on each side, per shared entity."""
    time_weight: float = Field(default=0.3, ge=0)
    """lambda: weight of time against text in a question's vector."""

    walk_seeds: int = Field(default=8, ge=0)
    """Best dated events that random walks start from; 0 walks nowhere."""
    walk_length: int = Field(default=5, gt=1)
    """Length of a walk, as Graph Data Science counts it."""
    walks_per_seed: int = Field(default=8, gt=0)
    """Walks from each seed."""
    random_seed: int = 42
    """Makes the walks the same each time."""
    timeline_events: int = Field(default=30, gt=0)
    """Events on the timeline that an answer is drawn from, at most."""
    timeline_share: float = Field(default=0.6, ge=0, le=1)
    """Share of the best event's score that an event needs to stand on the timeline."""

    flow_sentences: int = Field(default=3, ge=0, le=100)
    """Sentences nearest to the question whose entities are woken (micro); 0 wakes none."""
    flow_summaries: int = Field(default=1, ge=0, le=100)
    """Summaries nearest to the question whose entities are woken (macro); 0 wakes none."""
    flow_names: bool = True
    """Whether the entities that the question names are woken."""
    flow_likeness: float = Field(default=0.0, ge=0, le=1)
    """Least cosine of the question and a sentence or summary that wakes entities."""
    flow_name_likeness: float = Field(default=0.8, ge=0, le=1)
    """Least cosine of a name in the question and an entity's, where no entity bears the name or all its words."""
    flow_alpha: float = Field(default=0.7, ge=0, le=1)
    """What is left of the energy after a step."""
    flow_tau: float = Field(default=0.0001, ge=0)
    """Energy below it does not flow on."""
    flow_steps: int = Field(default=3, ge=1, le=20)
    """Times that energy passes from entities to passages."""
    flow_about: float = Field(default=0.8, ge=0, le=1)
    """Share of an entity's energy that lands on the passages that define it, not on all that mention it."""
    flow_rarity: bool = True
    """Whether entities in many passages count less."""
    flow_gate: float = Field(default=0.5, ge=0, le=100)
    """Exponent of a passage's likeness to the question, which lets energy in; 0 lets all in."""
    flow_energy_share: float = Field(default=6.0, ge=0)
    """Weight of energy in a passage's score, when every woken entity is in one passage only."""
    flow_vector_share: float = Field(default=1.0, ge=0)
    """Weight of the likeness to the question in a passage's score."""
    flow_text_share: float = Field(default=0.35, ge=0)
    """Weight of the full-text score in a passage's score."""
    flow_diversity: float = Field(default=0.15, ge=0, le=1)
    """What a passage that repeats a better one loses of its score; 0 lets it repeat."""
    flow_paths: int = Field(default=5, ge=0, le=100)
    """The best so many passages come with the chain that leads to them, their reasoning path."""


@lru_cache(maxsize=1)
def get_settings() -> Settings:
    """The process-wide settings, read once.

    Raises:
        ConfigurationError: a variable holds a value that does not fit; names each.
    """
    try:
        return Settings()
    except ValidationError as error:
        problems = "; ".join(f"CHRONOFLUX_{'_'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors())
        raise ConfigurationError(f"settings: {problems}") from error
