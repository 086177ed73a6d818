#!/usr/bin/env bash
# Measures the peers on this machine, on the sentences that `Benchmarks` uses, and our own rows first.
# Needs python3, a C++ compiler and the network: libraries come from PyPI into a virtual environment, marisa-trie
# for C++ from Debian's packages into a folder.
set -euo pipefail
cd "$(dirname "$0")"

if ! .venv/bin/python -c 'import hassil, marisa_trie, rapidfuzz, symspellpy' 2>/dev/null; then
  python3 -m venv .venv
  .venv/bin/pip install --quiet marisa-trie hassil rapidfuzz symspellpy
fi
if [ ! -x .native/with_marisa ]; then
  mkdir -p .native
  (cd .native && apt-get download --quiet=2 libmarisa-dev libmarisa0 && for package in *.deb; do
    dpkg --extract "$package" .
  done)
  library=$(dirname "$(find "$PWD/.native/usr/lib" -name 'libmarisa.a' | head -n 1)")
  c++ -std=c++17 -O2 -o .native/with_hashtable with_hashtable.cpp
  c++ -std=c++17 -O2 -I .native/usr/include -o .native/with_marisa with_marisa.cpp "$library/libmarisa.a"
fi
sentences=$(mktemp -d)
trap 'rm -r "$sentences"' EXIT
swift build --package-path .. -c release --product Benchmarks >&2
../.build/release/Benchmarks building exact completing misspelling "$@"
../.build/release/Benchmarks write "$sentences" "$@"

for peer in hashtable marisa; do
  printf '\n%s (C++)\n\n| what | time | remark |\n|---|---|---|\n' "$peer"
  ".native/with_$peer" "$sentences"
done
for peer in marisa hassil rapidfuzz symspell; do
  printf '\n%s\n\n| what | time | remark |\n|---|---|---|\n' "$peer"
  .venv/bin/python "with_$peer.py" "$sentences"
done
