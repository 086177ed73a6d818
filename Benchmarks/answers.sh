#!/usr/bin/env bash
# Counts the instructions that `assistant serve` executes for an answer, once everything that is made once is made.
#
#   ./answers.sh [PROGRAM]     by default the release build of the assistant
#
# Sentences that are no phrase are not counted: valgrind is so slow that the library does not list its books within
# the time that it has.
#
# Needs valgrind, objcopy, a C compiler and Python.
set -euo pipefail
cd "$(dirname "$0")"

program=${1:-}
if [ -z "$program" ]; then
  swift build --package-path .. -c release --product assistant >&2
  program=../.build/release/assistant
fi
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -r "$folder"' EXIT

# Some versions of valgrind cannot read the compiler's debug information.
objcopy --strip-debug "$program" "$folder/assistant"
chmod +x "$folder/assistant"
cp -r "$(dirname "$program")"/*.resources "$folder"
"${CC:-clang}" -shared -fPIC -o "$folder/sigsuspend.so" answers/sigsuspend.c -ldl
export HOME=$folder/home SWIFT_DETERMINISTIC_HASHING=1
unset XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME

count() {
  local answers=$1 port=$((20000 + RANDOM % 10000))
  shift
  LD_PRELOAD=$folder/sigsuspend.so valgrind --tool=callgrind --callgrind-out-file="$folder/count" \
    "$folder/assistant" serve --listen $port --locale en >"$folder/said" 2>&1 &
  server=$!
  for _ in $(seq 600); do
    grep -q "serving events" "$folder/said" && break
    sleep 0.1
  done
  python3 answers/clients.py $port $server 2 "$answers" "$answers" "$@"
  kill $server
  wait $server || true
  server=
  awk -v answers="$answers" -v text="$1" \
    '/^summary:/ { printf "%-32s %10d instructions\n", text, $2 / answers }' "$folder/count.1"
  rm "$folder"/count* "$folder/said"
}

count 300 "open dune in library"
count 300 "what am I reading in library"
