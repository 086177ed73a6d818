#!/usr/bin/env bash
# Asks hassil and us what Home Assistant's sentences mean.
#
#   ./home_assistant.sh                            sentences drawn from the templates of all languages
#   ./home_assistant.sh en ko                      … of some of them
#   ./home_assistant.sh --tests DIR/tests          that project's own tests, from a checkout of its sentences
#   ./home_assistant.sh --tests DIR/tests en ko    … of some languages
#   ./home_assistant.sh --examples ko vi           sentences that become phrases, and others like them, of some languages
#   SHOW=1 ./home_assistant.sh …                   and, of one half of the tests, what is answered otherwise
#
# Needs python3 and the network: sentences and hassil come from PyPI into a virtual environment.
set -euo pipefail
examples=
if [ "${1:-}" = --examples ]; then
  examples=yes
  shift
fi
tests=()
if [ "${1:-}" = --tests ]; then
  tests=(--tests "$(cd "$2" && pwd)")
  shift 2
fi
cd "$(dirname "$0")"

if ! .venv/bin/python -c 'import hassil, home_assistant_intents, yaml' 2>/dev/null; then
  python3 -m venv .venv
  .venv/bin/pip install --quiet hassil home-assistant-intents pyyaml
fi
if [ -n "$examples" ] && ! .venv/bin/python -c 'import sklearn' 2>/dev/null; then
  .venv/bin/pip install --quiet scikit-learn
fi
swift build --package-path ../.. -c release --product assistant >&2
if [ -n "$examples" ]; then
  .venv/bin/python home_assistant examples ../../.build/release/assistant ${SHOW:+--show} "$@"
  exit
fi
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
.venv/bin/python home_assistant convert "$folder" "${tests[@]}" "$@"
.venv/bin/python home_assistant ask "$folder" ../../.build/release/assistant
.venv/bin/python home_assistant score "$folder" ${SHOW:+--show}
