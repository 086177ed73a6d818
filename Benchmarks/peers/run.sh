#!/usr/bin/env bash
# Measures the peers on this machine, on the sentences that `Benchmarks` uses, and our own rows first.
# Needs python3 and the network: the libraries come from PyPI into a virtual environment.
set -euo pipefail
cd "$(dirname "$0")"

if ! .venv/bin/python -c 'import hassil, marisa_trie, rapidfuzz, symspellpy' 2>/dev/null; then
  python3 -m venv .venv
  .venv/bin/pip install --quiet marisa-trie hassil rapidfuzz symspellpy
fi
sentences=$(mktemp -d)
trap 'rm -r "$sentences"' EXIT
swift build --package-path .. -c release --product Benchmarks >&2
../.build/release/Benchmarks building exact completing misspelling "$@"
../.build/release/Benchmarks write "$sentences" "$@"

for peer in marisa hassil rapidfuzz symspell; do
  printf '\n%s\n\n| what | time | remark |\n|---|---|---|\n' "$peer"
  .venv/bin/python "with_$peer.py" "$sentences"
done
