"""Every failure a user can meet, as one tree.

    ChronofluxError
    ├── ConfigurationError          a setting is missing or does not make sense
    ├── InputError                  what the caller handed over cannot be used
    │   ├── DocumentError           a file, a line of a file, or a document
    │   ├── EncodingError           bytes that are not the expected text encoding
    │   └── QuestionError           a question, a window, or a search parameter
    ├── GraphError                  the database answered with a failure
    │   ├── GraphUnavailableError   nobody answers; trying again may help
    │   ├── AuthenticationError     user or password refused
    │   ├── QueryTimeoutError       a query ran past its limit
    │   ├── UnknownCollectionError  no document was ever loaded there
    │   └── EmbeddingMismatchError  the graph was embedded by another model
    ├── ServerError                 the managed Neo4j could not be started or stopped
    ├── CypherFileError             a shipped query file breaks its own header
    └── ModelError                  a language, embedding or chat model failed

A message is one line: what happened, where, and what to do about it.
"""


class ChronofluxError(Exception):
    """Root of every error this package raises on purpose."""


class ConfigurationError(ChronofluxError):
    """A setting is missing or contradictory."""


class InputError(ChronofluxError):
    """What the caller handed over cannot be used."""


class DocumentError(InputError):
    """A file, a line of a file, or a document cannot be loaded."""


class EncodingError(DocumentError):
    """A file's bytes do not decode; the message gives the offset."""


class QuestionError(InputError):
    """A question, window or search parameter is unusable."""


class GraphError(ChronofluxError):
    """The database answered with a failure."""


class GraphUnavailableError(GraphError):
    """The database cannot be reached; a retry may succeed."""


class AuthenticationError(GraphError):
    """The database refused the user name or password."""


class QueryTimeoutError(GraphError):
    """A query ran longer than its limit and was stopped."""


class UnknownCollectionError(GraphError):
    """The named collection holds no document."""


class EmbeddingMismatchError(GraphError):
    """The collection was embedded by another model or dimension."""


class ServerError(ChronofluxError):
    """The managed Neo4j server could not be started, reached or stopped."""


class CypherFileError(ChronofluxError):
    """A .cypher file has a missing or wrong header."""


class ModelError(ChronofluxError):
    """A language, embedding or chat model failed."""
