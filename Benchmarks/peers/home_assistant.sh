#!/usr/bin/env bash
# Asks hassil and us what Home Assistant's sentences mean, in all its languages or in those that are named.
# Needs python3 and the network: sentences and hassil come from PyPI into a virtual environment.
set -euo pipefail
cd "$(dirname "$0")"

if ! .venv/bin/python -c 'import hassil, home_assistant_intents' 2>/dev/null; then
  python3 -m venv .venv
  .venv/bin/pip install --quiet hassil home-assistant-intents
fi
swift build --package-path ../.. -c release --product assistant >&2
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
.venv/bin/python home_assistant.py convert "$folder" "$@"
.venv/bin/python home_assistant.py ask "$folder" "$PWD/../../.build/release/assistant" "$@"
.venv/bin/python home_assistant.py score "$folder" "$@"
