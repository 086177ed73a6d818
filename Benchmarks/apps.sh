#!/usr/bin/env bash
# Counts what `assistant match` executes with fifty apps that are files, beside the same with one: none of them
# is started, so fifty may cost at most 1.2 times as much. The first call of each reads the files, the second
# takes what was kept of them; both are told, the second counts.
#
#   ./apps.sh [PROGRAM]     by default the release build of the assistant
#
# Needs valgrind, objcopy, a C compiler and Python.
set -euo pipefail
cd "$(dirname "$0")"

program=${1:-}
if [ -z "$program" ]; then
  swift build --package-path .. -c release --product assistant >&2
  program=../.build/release/assistant
fi
program=$(realpath "$program")
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# Some versions of valgrind cannot read the compiler's debug information.
objcopy --strip-debug "$program" "$folder/assistant"
chmod +x "$folder/assistant"
cp -r "$(dirname "$program")"/*.resources "$folder"
"${CC:-clang}" -shared -fPIC -o "$folder/sigsuspend.so" answers/sigsuspend.c -ldl

python3 - ../Examples/Desk/desk.json "$folder" <<'PYTHON'
import json, os, sys
desk = json.load(open(sys.argv[1]))
# In one language each.
desk["apps"] = desk["apps"][:1]
for count in (1, 50):
    apps = f"{sys.argv[2]}/{count}/config/assistant/apps"
    os.makedirs(apps)
    for number in range(count):
        app = json.loads(json.dumps(desk))
        app["apps"][0]["name"] = f"Desk {number}"
        app["apps"][0]["synonyms"] = [f"My Desk {number}"]
        json.dump(app, open(f"{apps}/desk{number}.json", "w"))
PYTHON

# What was written just now might still change in the same moment, and is not kept.
sleep 1

count() {
  local home=$folder/$1
  HOME=$home XDG_CONFIG_HOME=$home/config XDG_CACHE_HOME=$home/cache XDG_DATA_HOME=$home/data \
    XDG_STATE_HOME=$home/state SWIFT_DETERMINISTIC_HASHING=1 LD_PRELOAD=$folder/sigsuspend.so \
    valgrind --tool=callgrind --callgrind-out-file="$folder/count" "$folder/assistant" match "${@:2}" \
    <<<"show my notes in desk 0" >"$folder/answer" 2>"$folder/said"
  if ! grep -q ShowNotes "$folder/answer"; then
    echo "it is not understood: $(cat "$folder/answer")" >&2
    return 1
  fi
  awk '/^totals:/ { print $2 }' "$folder/count"
}

catalogs() {
  local file
  for file in "$folder/$1"/config/assistant/apps/*.json; do printf '%s\n' --catalog "$file"; done
}

failures=0
compare() {
  local one many
  one=$2 many=$3
  awk -v name="$1" -v one="$one" -v many="$many" \
    'BEGIN { printf "%-28s %12d %12d instructions, %.2f times as many\n", name, one, many, many / one }'
}

echo "one app and fifty:"
for kind in installed named; do
  mapfile -t one < <([ $kind = installed ] || catalogs 1)
  mapfile -t many < <([ $kind = installed ] || catalogs 50)
  first=$(count 1 "${one[@]}")
  second=$(count 50 "${many[@]}")
  compare "$kind, read" "$first" "$second"
  first=$(count 1 "${one[@]}")
  second=$(count 50 "${many[@]}")
  compare "$kind, kept" "$first" "$second"
  [ $((second * 10)) -le $((first * 12)) ] || failures=$((failures + 1))
done
exit $((failures > 0))
