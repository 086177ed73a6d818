#!/usr/bin/env bash
# Counts the processor's time that `automate` takes while it waits with a hundred automations of every kind, of
# which none is due, scaled to an hour: it may be a tenth of a second.
#
#   ./idle.sh [PROGRAM] [SECONDS]     by default the release build of the assistant, and 120 seconds
#
# Needs Linux, whose kernel counts the nanoseconds of each thread.
set -euo pipefail
cd "$(dirname "$0")"

program=${1:-}
if [ -z "$program" ]; then
  swift build --package-path .. -c release --product assistant >&2
  program=../.build/release/assistant
fi
program=$(realpath "$program")
seconds=${2:-120}
folder=$(mktemp -d)
export HOME=$folder
unset XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME
waiting=
trap '[ -z "$waiting" ] || kill "$waiting" 2>/dev/null || true; rm -rf "$folder"' EXIT

printf 'when at 03:00 on monday\nwait 1\n' | "$program" automation new first >"$folder/said"
automations=$(dirname "$(find "$folder" -name 'first.automation')")
day=$(date -d '+3 days' +%A | tr '[:upper:]' '[:lower:]')
for number in $(seq 100); do
  case $((number % 5)) in
    0) trigger="at 03:$(printf %02d $((number % 60))) on $day" ;;
    1) trigger="focus \"Work $number\" starts" ;;
    2) trigger="file changes in \"$folder/watched/$number\"" ;;
    3) trigger='intent Library.AddBook performed' ;;
    4) trigger='app Library opened' ;;
  esac
  mkdir -p "$folder/watched/$number"
  sed "s/first/number $number/; s|at 03:00 on monday|$trigger|" \
    "$automations/first.automation" >"$automations/number $number.automation"
done
rm "$automations/first.automation"

mkfifo "$folder/input"
"$program" automate <"$folder/input" >"$folder/said" 2>&1 &
waiting=$!
exec 3>"$folder/input"
for _ in $(seq 300); do
  grep -q 100 "$folder/said" && break
  sleep 0.1
done
sleep 5

# A thread that has ended tells nothing any more: those count that are there all the time.
times() {
  local thread
  for thread in /proc/"$waiting"/task/*; do
    printf '%s %s %s\n' "${thread##*/}" "$(cut -d' ' -f1 "$thread/schedstat")" \
      "$(awk '/^voluntary/ { print $2 }' "$thread/status")"
  done
}
times >"$folder/begin"
sleep "$seconds"
times >"$folder/end"
awk -v seconds="$seconds" '
  NR == FNR { began[$1] = $2; woken[$1] = $3; next }
  $1 in began { time += $2 - began[$1]; count += $3 - woken[$1] }
  END {
    hour = time / seconds * 3600 / 1e9
    printf "%.2f ms in %d s, woken %d times: %.3f s an hour\n", time / 1e6, seconds, count, hour
    exit hour > 0.1
  }' "$folder/begin" "$folder/end"
