#!/usr/bin/env bash
# Counts the instructions that one question costs, which does not depend on the machine's mood.
# Needs valgrind. Compare with the reference counts in README.md.
set -euo pipefail
cd "$(dirname "$0")"

swift build -c release
export SWIFT_DETERMINISTIC_HASHING=1
program=.build/release/Benchmarks
rounds=2000

count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" probe "$1" "$2" 2>&1 |
    sed -n 's/.*Collected : *\([0-9]*\).*/\1/p'
}

for probe in ${*:-hit understand miss complete update expand}; do
  before=$(count "$probe" 0)
  after=$(count "$probe" $rounds)
  printf '%-12s %8d instructions\n' "$probe" $(((after - before) / rounds))
done
