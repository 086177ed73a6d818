#!/usr/bin/env bash
# Counts the instructions that one question costs, which does not depend on the machine's mood, and
# compares them with those in instructions.txt: a tenth more is a failure.
#
#   ./instructions.sh                 all probes
#   ./instructions.sh hit miss        some of them
#   ./instructions.sh --write         all probes, and writes the counts down as the new reference
#
# Needs valgrind, objcopy and a C compiler.
set -euo pipefail
cd "$(dirname "$0")"

swift build -c release --product Benchmarks >&2
export SWIFT_DETERMINISTIC_HASHING=1
# Some versions of valgrind cannot read the compiler's debug information.
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
program=$folder/Benchmarks
objcopy --strip-debug .build/release/Benchmarks "$program"
chmod +x "$program"
cp -r .build/release/*.resources "$folder"
"${CC:-clang}" -shared -fPIC -o "$folder/sigsuspend.so" answers/sigsuspend.c -ldl
reference=instructions.txt

count() {
  LD_PRELOAD=$folder/sigsuspend.so valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" probe "$1" "$2" 2>&1 |
    sed -n 's/.*Collected : *\([0-9]*\).*/\1/p'
}

write=false
if [ "${1:-}" = --write ]; then
  write=true
  shift
fi
probes=${*:-hit understand miss complete update expand misspelt dropped stranger untitled
  stranger-many untitled-many whole-exact whole-natural whole-unknown whole-exact-titles
  whole-natural-titles whole-unknown-titles learn learn-titles}
counts=""
failures=0
for probe in $probes; do
  rounds=1000
  case $probe in
    whole-*) rounds=100 ;;
    learn*) rounds=2 ;;
  esac
  before=$(count "$probe" 0)
  after=$(count "$probe" $rounds)
  cost=$(((after - before) / rounds))
  counts+="$probe $cost"$'\n'
  known=$(sed -n "s/^$probe //p" "$reference" 2>/dev/null || true)
  if [ -z "$known" ] || $write; then
    printf '%-20s %8d instructions\n' "$probe" "$cost"
  elif [ "$cost" -gt $((known + known / 10)) ]; then
    printf '%-20s %8d instructions, too many: the reference is %d\n' "$probe" "$cost" "$known"
    failures=$((failures + 1))
  else
    printf '%-20s %8d instructions, reference %d\n' "$probe" "$cost" "$known"
  fi
done

if $write; then
  printf '%s' "$counts" >"$reference"
fi
exit $((failures > 0))
