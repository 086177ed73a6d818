#!/bin/sh
# Speaks a corpus, recognises it with PocketSphinx as it is and with our exports, and prints the table.
#
#   ./speech.sh [FOLDER]
#
# Needs espeak-ng, flite, sox, pocketsphinx and pocketsphinx-en-us of Debian or Ubuntu; PREFIX says
# where they are if not in /usr. VOICES chooses among flite's voices and "espeak".
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
folder=${1:-$(mktemp -d)}
prefix=${PREFIX:-/usr}
voices=${VOICES:-"slt rms kal16 awb espeak"}
model=$prefix/share/pocketsphinx/model/en-us
mkdir -p "$folder"

for tool in flite espeak-ng sox pocketsphinx_batch; do
  if ! [ -x "$prefix/bin/$tool" ]; then
    echo "speech.sh: $tool is not in $prefix/bin;" \
      "try: apt-get install espeak-ng flite sox pocketsphinx pocketsphinx-en-us" >&2
    exit 2
  fi
done

swift build -c release --package-path "$here" >&2
tool=$here/.build/release/SpeechBenchmark
"$tool" prepare "$root" "$folder" "$model/cmudict-en-us.dict" >&2

speak() {
  if [ "$1" = espeak ]; then
    "$prefix/bin/espeak-ng" -v en-us -w "$3.raw.wav" "$2"
  else
    "$prefix/bin/flite" -voice "$1" -t "$2" -o "$3.raw.wav"
  fi
  "$prefix/bin/sox" "$3.raw.wav" -r 16000 -c 1 -b 16 "$3.wav" pad 0.3 0.3
  rm "$3.raw.wav"
}

recognise() {
  name=$1
  shift
  "$prefix/bin/pocketsphinx_batch" -hmm "$model/en-us" -adcin yes -cepdir "$folder" \
    -cepext .wav -adchdr 44 -ctl "$folder/control" -hyp "$folder/$name.hyp" -logfn /dev/null "$@"
}

results=
for voice in $voices; do
  number=0
  : >"$folder/control"
  while IFS= read -r sentence; do
    number=$((number + 1))
    file=$voice-$number
    [ -f "$folder/$file.wav" ] || speak "$voice" "$sentence" "$folder/$file"
    echo "$file" >>"$folder/control"
  done <"$folder/sentences.txt"
  recognise "$voice-own" -lm "$model/en-us.lm.bin" -dict "$model/cmudict-en-us.dict"
  recognise "$voice-arpa" -lm "$folder/library.arpa" -dict "$folder/library.dict"
  results="$results $voice-own $voice-arpa"
done

# shellcheck disable=SC2086
"$tool" score "$root" "$folder" $results
