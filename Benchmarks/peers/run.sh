#!/usr/bin/env bash
# Measures the peers on this machine, on the sentences that `Benchmarks` uses.
# Needs python3 and the network: the libraries come from PyPI into a virtual environment.
set -euo pipefail
cd "$(dirname "$0")"

if [ ! -d .venv ]; then
  python3 -m venv .venv
  .venv/bin/pip install --quiet marisa-trie hassil rapidfuzz symspellpy
fi
sentences=$(mktemp -d)
trap 'rm -r "$sentences"' EXIT
swift run --package-path .. -c release Benchmarks write "$sentences" "$@"

for peer in marisa hassil rapidfuzz symspell; do
  echo "## $peer"
  .venv/bin/python "with_$peer.py" "$sentences"
done
