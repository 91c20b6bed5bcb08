"""The turn: state, graph, language models, call events, ledger, settings and the `atalaia` command."""
