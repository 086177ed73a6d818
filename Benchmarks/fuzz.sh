#!/usr/bin/env bash
# Feeds made-up and spoilt inputs to everything that reads what others wrote: every target of
# Sources/Fuzzing, or the named ones. What fails is kept in Findings, from where later runs take it up.
#
#   ./fuzz.sh [COUNT [SEED [TARGET…]]]
#
# SANITIZE=address or SANITIZE=thread builds and runs with that sanitizer.
set -euo pipefail
cd "$(dirname "$0")"

count=${1:-10000000}
seed=${2:-1}
targets=("${@:3}")
[ ${#targets[@]} -gt 0 ] || targets=(
  utterances conversations recognisers catalogues vocabularies corpora strings histories recordings
  frozen shortcuts clients dialogues mixtures
)
flags=(-c release -Xswiftc -enable-testing --scratch-path .build/fuzzing${SANITIZE:+-$SANITIZE})
[ -z "${SANITIZE:-}" ] || flags+=(--sanitize "$SANITIZE")
swift build "${flags[@]}" --product Fuzzing >&2
status=0
for target in "${targets[@]}"; do
  "$(swift build "${flags[@]}" --show-bin-path)/Fuzzing" "$target" "$count" "$seed" \
    2> >(grep -v CFPropertyList >&2) || status=1
done
exit $status
