#!/usr/bin/env python3
"""Makes Sources/SpokenLanguage/English/Words/EnglishActionVerbs.swift from WordNet.

    apt-get install wordnet-base
    python3 make.py /usr/share/wordnet ../../Sources/SpokenLanguage/English/Words/EnglishActionVerbs.swift

A verb is taken that means, in one of its three commonest senses, that somebody does something to a thing: its
sense stands in the lexicographers' file of change, contact, creation, motion, possession or social
interaction (Fellbaum, "WordNet: An Electronic Lexical Database", 1998), and its commonest sense is none of
thinking, talking or feeling. Verbs of several words are left out, as are those of two letters.
"""

import sys
import textwrap

FILES = {"30", "35", "36", "38", "40", "41"}
SENSES = 3
TALK = {"31", "32", "37"}

folder, output = sys.argv[1:]
files = {}
for line in open(f"{folder}/data.verb", encoding="ascii"):
    if not line.startswith("  "):
        offset, file, _ = line.split(" ", 2)
        files[offset] = file
verbs = []
for line in open(f"{folder}/index.verb", encoding="ascii"):
    if line.startswith("  "):
        continue
    fields = line.split()
    verb, count = fields[0], int(fields[2])
    senses = [files[sense] for sense in fields[-count:][:SENSES]]
    if verb.isalpha() and len(verb) > 2 and FILES & set(senses) and senses[0] not in TALK:
        verbs.append(verb)
lines = textwrap.wrap(" ".join(sorted(verbs)), 92)
with open(output, "w", encoding="ascii") as swift:
    swift.write('''/// English verbs that mean that something is done to a thing, from WordNet.
///
/// Made by `Benchmarks/verbs/make.py`, which says how they were chosen. WordNet 3.0 copyright 2006 by
/// Princeton University; its licence is in `NOTICE` beside this file.
enum EnglishActionVerbs {
  static let all = WordSet(
    words: """
''')
    swift.write("\n".join("      " + line for line in lines))
    swift.write('\n      """\n  )\n}\n')
print(len(verbs), "verbs")
