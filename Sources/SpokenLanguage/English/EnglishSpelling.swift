/// Reads the sounds of an English spelling from left to right.
struct EnglishSpelling {
  private let letters: [UInt8]
  private var index = 0
  private var key: [UInt8] = []
  private var lastVowel: Character?
  /// Whether a vowel was read since the last sound; only neighbours are one doubled letter.
  private var isAfterVowel = false

  init(_ letters: [UInt8]) {
    self.letters = letters
    key.reserveCapacity(letters.count)
  }

  mutating func readAll() -> String {
    readStart()
    while index < letters.count {
      let before = index
      if !readVowel(), !readSilent(), !readGroup() { readConsonant() }
      if index == before { index += 1 }
    }
    // One consonant alone would make "tea" and "die" the same word.
    if key.count <= 1, let lastVowel { emit(lastVowel, skipping: 0) }
    return String(decoding: key, as: UTF8.self)
  }

  private mutating func emit(_ sound: Character, skipping count: Int) {
    if let byte = sound.asciiValue, isAfterVowel || key.last != byte { key.append(byte) }
    isAfterVowel = false
    index += count
  }
}

// MARK: - Looking around

extension EnglishSpelling {
  private func letter(_ offset: Int) -> Character {
    let position = index + offset
    return letters.indices.contains(position) ? Character(Unicode.Scalar(letters[position])) : " "
  }

  private func isNext(_ text: String) -> Bool {
    var place = index
    for letter in text.utf8 {
      guard place < letters.count, letters[place] == letter else { return false }
      place += 1
    }
    return true
  }

  /// Whether the next letter is one of a few.
  private func isNextOne(of few: String) -> Bool {
    guard index < letters.count else { return false }
    return few.utf8.contains(letters[index])
  }

  /// Whether the text is all that is left of the word.
  private func isRest(_ text: String) -> Bool {
    letters.count - index == text.utf8.count && isNext(text)
  }

  private static func isVowel(_ letter: Character) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u", "y": true
    default: false
    }
  }

  /// Whether the letter softens a c or g before it.
  private static func isFront(_ letter: Character) -> Bool { "eiy".contains(letter) }
}

// MARK: - Sounds

extension EnglishSpelling {
  /// Knight, gnome, wrong, psalm, pneumonia, who, what, xylophone, you.
  private mutating func readStart() {
    guard isNextOne(of: "kgwpxy") else { return }
    let silent = ["kn", "gn", "wr", "ps", "pn", "pt"]
    if silent.contains(where: isNext) { index = 1 }
    if isNext("who") { return emit("h", skipping: 2) }
    if isNext("wh") { return emit("w", skipping: 2) }
    if letter(0) == "x" { return emit("s", skipping: 1) }
    if letter(0) == "y", Self.isVowel(letter(1)) { emit("y", skipping: 1) }
  }

  /// A run of vowels; it shows in the key at the beginning of a word only.
  private mutating func readVowel() -> Bool {
    let start = index
    while index < letters.count, Self.isVowel(letters[index]) { index += 1 }
    guard index > start else { return false }
    isAfterVowel = true
    let run = letters[start..<index]
    let isFinalE =
      run.count == 1 && run.first == UInt8(ascii: "e") && index == letters.count
      && lastVowel != nil
    if !isFinalE { lastVowel = Self.quality(of: run) }
    if key.isEmpty { key.append(UInt8(ascii: "a")) }
    return true
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  private static func quality(of run: ArraySlice<UInt8>) -> Character {
    let isOpen = run.contains { "aou".utf8.contains($0) }
    if run.contains(UInt8(ascii: "y")) || !isOpen { return "i" }
    if run.elementsEqual("ea".utf8) || run.elementsEqual("ie".utf8) { return "i" }
    return run.contains { "ou".utf8.contains($0) } ? "o" : "a"
  }

  /// Letters that are written and not heard.
  private mutating func readSilent() -> Bool {
    guard isNextOne(of: "gbmsl") else { return false }
    if isNext("ght") {
      index += 2
    } else if isNext("gh"), isAfterVowel {
      readGH()
    } else if isNext("bt"), isAfterVowel {
      index += 1
    } else if isRest("mb") || isRest("mbs") || isRest("mn") {
      emit("m", skipping: 2)
    } else if isRest("gn") || isRest("gns") {
      index += 1
    } else if isNext("stle") || isNext("sten") {
      emit("s", skipping: 2)
    } else if isNext("sl"), index == 1, letter(-1) == "i" {
      index += 1
    } else if isNext("lk") || isNext("lm"), letter(-1) == "a" {
      index += 1
    } else {
      return false
    }
    return true
  }

  /// Laugh and rough end in f; though, through and thorough do not.
  private mutating func readGH() {
    let before = String(decoding: letters[..<index], as: UTF8.self)
    let isHeard =
      before.hasSuffix("lau") || ["rou", "tou", "cou", "enou", "trou"].contains(before)
    if isHeard { emit("f", skipping: 2) } else { index += 2 }
  }

  /// Groups of letters that make one sound.
  private mutating func readGroup() -> Bool {
    guard isNextOne(of: "tscpdqg") else { return false }
    if isNext("tch") {
      emit("j", skipping: 3)
    } else if isNext("sch") {
      emit("s", skipping: 1); emit("k", skipping: 2)
    } else if isNext("sc"), Self.isFront(letter(2)) {
      emit("s", skipping: 2)
    } else if isNext("ch") {
      emit(isGreekCH ? "k" : "j", skipping: 2)
    } else if isNext("sh") || isNext("tio") || isNext("tia") || isNext("sio") || isNext("cia") {
      emit("x", skipping: 2)
    } else if isNext("ph") {
      emit("f", skipping: 2)
    } else if isNext("th") {
      emit("t", skipping: 2)
    } else if isNext("dg"), Self.isFront(letter(2)) {
      emit("j", skipping: 2)
    } else if isNext("ck") {
      emit("k", skipping: 2)
    } else if isNext("qu") {
      emit("k", skipping: 1); emit("w", skipping: 1)
    } else if isNext("gh") {
      emit("k", skipping: 2)
    } else {
      return false
    }
    return true
  }

  /// Chrome, technical, chaos, chemistry, psychology, echo.
  private var isGreekCH: Bool {
    if "rlnt".contains(letter(2)) { return true }
    if index == 0 { return isNext("chao") || isNext("chara") || isNext("chem") || isNext("choi") }
    let before = String(decoding: letters[..<index], as: UTF8.self)
    return before.hasSuffix("psy") || before == "sy" || before == "e" || before == "ar"
  }

  private mutating func readConsonant() {
    let current = letter(0)
    switch current {
    case "c": emit(Self.isFront(letter(1)) ? "s" : "k", skipping: 1)
    case "d": emit("t", skipping: 1)
    case "g": emit(Self.isFront(letter(1)) && letter(-1) != "g" ? "j" : "k", skipping: 1)
    case "h": if Self.isVowel(letter(1)) { emit("h", skipping: 1) }
    case "q": emit("k", skipping: 1)
    case "v": emit("f", skipping: 1)
    case "w": if Self.isVowel(letter(1)) { emit("w", skipping: 1) }
    case "x":
      emit("k", skipping: 0)
      emit("s", skipping: 1)
    case "z": emit("s", skipping: 1)
    default: emit(current, skipping: 1)
    }
  }
}
