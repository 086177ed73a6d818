#!/usr/bin/env python3
"""Makes Sources/SpokenLanguage/Chinese/ChineseReadings.swift: the characters of GB 2312 by their readings.

    printf '%s\\n' 'import Foundation' 'let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)' \\
      'print(text.applyingTransform(.mandarinToLatin, reverse: false) ?? "")' > latin.swift
    ./make.py --characters > characters.txt
    swift latin.swift < characters.txt | ./make.py > ../../Sources/SpokenLanguage/Chinese/ChineseReadings.swift

The readings are those of ICU's transform "Han-Latin", of several the usual one, without their tones.
"""
import sys
import unicodedata


def characters():
    found = []
    for high in range(0xB0, 0xF8):
        for low in range(0xA1, 0xFF):
            try:
                found.append(bytes([high, low]).decode("gb2312"))
            except UnicodeDecodeError:
                pass
    return found


def plain(reading):
    letters = []
    for letter in unicodedata.normalize("NFD", reading):
        if letter == "\u0308":
            letters[-1] = "v"
        elif not unicodedata.combining(letter):
            letters.append(letter)
    return "".join(letters)


def main():
    if "--characters" in sys.argv:
        print("\n".join(characters()))
        return
    read = {}
    for character, reading in zip(characters(), sys.stdin.read().split("\n")):
        read.setdefault(plain(reading.strip()), []).append(character)
    print("/// How Chinese characters are read: those of GB 2312 by their readings without tones.")
    print("///")
    print('/// The readings are those of ICU\'s transform "Han-Latin"; `Benchmarks/readings/make.py` writes them.')
    print("enum ChineseReadings {")
    print("  /// A reading a line, with its characters.")
    print('  static let lines = """')
    for reading in sorted(read):
        print(f"    {reading} {''.join(read[reading])}")
    print('    """')
    print("}")


main()
