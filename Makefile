# `make run` sets everything up and starts the line; `make test` sets everything up and checks it.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
INSTALLED := .venv/.installed

# The CPU build of torch: from a local directory of wheels where pip has been told of one, else chosen by uv.
ifdef PIP_FIND_LINKS
export UV_FIND_LINKS := $(PIP_FIND_LINKS)
else
TORCH := --torch-backend=cpu
endif
ifdef PIP_CERT
export SSL_CERT_FILE ?= $(PIP_CERT)
endif

.PHONY: run test eval eval-smoke setup lint format lock docs sbom licences clean

run: setup
	$(BIN)/atalaia serve

test: setup lint
	$(BIN)/pytest

# All written cases; and a few calls over the telephone, for a quick look after a change.
eval: setup
	$(BIN)/atalaia eval text --out build/eval --quiet-cases

eval-smoke: setup
	$(BIN)/atalaia eval red-flag-audio --suite smoke --out build/eval-smoke --quiet-cases

# Compiled beforehand: the line imports some three thousand modules, and not every environment lets Python keep them.
setup: $(INSTALLED)
	$(BIN)/python -m compileall -q agent telephony guardrails kb voices evals
	$(BIN)/atalaia voices fetch
	$(BIN)/atalaia kb build

$(INSTALLED): requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv==0.13.9
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python $(TORCH) -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	touch $@

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format:
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock:
	$(BIN)/uv pip compile --quiet --python $(BIN)/python --group dev pyproject.toml -o requirements.lock
	sed -i 's/+cpu$$//' requirements.lock

# The pages that are generated: settings and .env.example.
docs: $(INSTALLED)
	$(BIN)/atalaia settings --write .

# What an image or an environment is made of, as CycloneDX JSON; and every package with its licence.
sbom: $(INSTALLED)
	mkdir -p out
	$(BIN)/uv tool run --quiet --from cyclonedx-bom==7.5.0 cyclonedx-py environment --output-reproducible \
		--pyproject pyproject.toml --output-file out/sbom.json $(BIN)/python
	@echo out/sbom.json

licences: $(INSTALLED)
	mkdir -p out
	$(BIN)/uv tool run --quiet pip-licenses==5.5.5 --python $(BIN)/python --from=mixed --format=markdown \
		--order=license --with-urls > out/licences.md
	@echo out/licences.md

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
