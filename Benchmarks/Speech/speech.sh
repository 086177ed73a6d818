#!/bin/sh
# Speaks a corpus, recognises it with PocketSphinx as it is and with our exports, lets `assistant match`
# read what PocketSphinx wrote, and prints the table.
#
#   ./speech.sh [FOLDER]
#
# What is missing of espeak-ng, flite, sox and PocketSphinx is installed from Debian or Ubuntu. VOICES
# chooses among flite's voices and "espeak"; a FOLDER keeps the recordings for the next time; ASSISTANT
# names the program, which is built where it is not given.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${1:-$(mktemp -d)}
voices=${VOICES:-"slt rms kal16 awb espeak"}
model=/usr/share/pocketsphinx/model/en-us
jobs=${JOBS:-$(nproc)}
mkdir -p "$folder"

missing=
for tool in espeak-ng flite sox python3; do
  command -v "$tool" >/dev/null || missing="$missing $tool"
done
command -v pocketsphinx_batch >/dev/null || missing="$missing pocketsphinx"
[ -d "$model" ] || missing="$missing pocketsphinx-en-us"
if [ -n "$missing" ]; then
  as=
  [ "$(id -u)" = 0 ] || as=sudo
  echo "speech.sh: installing$missing" >&2
  # shellcheck disable=SC2086
  { $as apt-get update && $as apt-get install -y $missing; } >&2
fi

if [ -z "${ASSISTANT:-}" ]; then
  swift build -c release --package-path "$root" --product assistant >&2
  ASSISTANT=$root/.build/release/assistant
fi
catalog=$here/catalog.json
for format in arpa dict jsgf; do
  "$ASSISTANT" grammar --catalog "$catalog" --format "$format" \
    --dictionary "$model/cmudict-en-us.dict" >"$folder/library.$format"
done

speak() {
  if [ "$1" = espeak ]; then
    espeak-ng -v en-us -w "$3.raw.wav" "$2"
  else
    flite -voice "$1" -t "$2" -o "$3.raw.wav"
  fi
  sox "$3.raw.wav" -r 16000 -c 1 -b 16 "$3.wav" pad 0.3 0.3
  rm "$3.raw.wav"
}

# The hypotheses of each recording, one a line, the one that PocketSphinx gives by itself first, and a
# blank line after the last one; and the words of the best one with their times and confidences. What
# nothing was heard in is a recording all the same.
recognise() {
  name=$1
  shift
  mkdir -p "$folder/$name"
  rm -f "$folder/$name"/control.*
  split -n "l/$jobs" -d "$folder/control" "$folder/$name/control."
  for part in "$folder/$name"/control.??; do
    pocketsphinx_batch -hmm "$model/en-us" -adcin yes -cepdir "$folder" -cepext .wav \
      -adchdr 44 -ctl "$part" -hyp "$part.hyp" -nbest 10 -nbestdir "$folder/$name" \
      -nbestext .nbest -ctm "$part.ctm" -logfn /dev/null "$@" &
  done
  wait
  while IFS= read -r file; do
    sed -n "s/^\(.*[^ ]\) *($file \(-[0-9]*\))$/\1 \2/p" "$folder/$name"/control.??.hyp
    cat "$folder/$name/$file.nbest" 2>/dev/null || true
    echo "nothing -99999999"
    echo
  done <"$folder/control" >"$folder/$name.nbest"
  while IFS= read -r file; do
    grep -h "^$file [0-9.]* [0-9.]* [0-9.]* [^<[+]" "$folder/$name"/control.??.ctm ||
      echo "$file 1 0.00 0.10 nothing 0.500"
  done <"$folder/control" >"$folder/$name.ctm"
}

results=
for voice in $voices; do
  number=0
  : >"$folder/control"
  grep -v '^#' "$here/commands.tsv" | cut -f1 >"$folder/sentences"
  while IFS= read -r sentence; do
    number=$((number + 1))
    file=$voice-$number
    [ -f "$folder/$file.wav" ] || speak "$voice" "$sentence" "$folder/$file"
    echo "$file" >>"$folder/control"
  done <"$folder/sentences"
  if ! [ -f "$folder/$voice-own.ctm" ]; then
    recognise "$voice-own" -lm "$model/en-us.lm.bin" -dict "$model/cmudict-en-us.dict"
  fi
  recognise "$voice-export" -lm "$folder/library.arpa" -dict "$folder/library.dict"
done

understand() {
  "$ASSISTANT" match --json --catalog "$catalog" --input "$2" <"$1" >"$folder/$3.json" || true
}

results=
for voice in $voices; do
  understand "$folder/$voice-own.ctm" pocketsphinx "$voice-own-words"
  understand "$folder/$voice-own.nbest" pocketsphinx-nbest "$voice-own-hypotheses"
  understand "$folder/$voice-export.ctm" pocketsphinx "$voice-export-words"
  results="$results $voice-own-words $voice-own-hypotheses $voice-export-words"
done
# shellcheck disable=SC2086
python3 "$here/score.py" "$here/commands.tsv" "$folder" $results
