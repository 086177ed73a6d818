#!/usr/bin/env bash
# Measures `assistant match --json` over a file of utterances, a million by default, whole process.
set -euo pipefail
cd "$(dirname "$0")"

count=${1:-1000000}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
swift build --package-path .. -c release --product assistant >&2
swift build -c release --product Benchmarks >&2
.build/release/Benchmarks write "$folder"
program=../.build/release/assistant

python3 - "$folder" "$count" <<'PYTHON'
import json, re, sys
folder, count = sys.argv[1], int(sys.argv[2])
lines = lambda name: open(f"{folder}/{name}", encoding="utf-8").read().splitlines()
titles = lines("titles.txt")
shortcuts = [
    {"intent": f"Intent{number}", "phrases": [text], "parameters": {"book": "Book"}}
    for number, text in enumerate(lines("templates.txt"))
]
books = [{"id": f"b{number}", "title": title} for number, title in enumerate(titles)]
app = {"name": "Library", "locale": "en", "shortcuts": shortcuts, "vocabularies": {"Book": books}}
json.dump({"version": 2, "apps": [app]}, open(f"{folder}/catalog.json", "w"))
texts = [line.split("\t")[0] for line in lines("exact.tsv")]
with open(f"{folder}/utterances.txt", "w", encoding="utf-8") as file:
    for number in range(count):
        file.write(texts[number % len(texts)] + "\n")
PYTHON

measure() {
  local start end
  start=$(date +%s.%N)
  "${@:2}" "$program" match --json --catalog "$folder/catalog.json" \
    <"$folder/utterances.txt" >"$folder/$1.jsonl"
  end=$(date +%s.%N)
  awk -v name="$1" -v count="$count" -v time="$(awk "BEGIN { print $end - $start }")" \
    'BEGIN { printf "| %s | %.2f s | %d utterances a second |\n", name, time, count / time }'
}

measure "all cores" env
measure "one core" taskset -c 0
cmp "$folder/all cores.jsonl" "$folder/one core.jsonl"
[ "$(wc -l <"$folder/all cores.jsonl")" -eq "$count" ]
