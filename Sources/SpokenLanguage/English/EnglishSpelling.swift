/// Reads the sounds of an English spelling from left to right.
struct EnglishSpelling {
  private let letters: [UInt8]
  private var index = 0
  private var key: [UInt8] = []

  init(_ letters: [UInt8]) {
    self.letters = letters
    key.reserveCapacity(letters.count)
  }

  mutating func readAll() -> String {
    skipSilentStart()
    while index < letters.count {
      let before = index
      readOne()
      if index == before { index += 1 }
    }
    return String(decoding: key, as: UTF8.self)
  }

  private func letter(_ offset: Int) -> UInt8 {
    let position = index + offset
    return letters.indices.contains(position) ? letters[position] : 0
  }

  private func isNext(_ text: String) -> Bool {
    letters[index...].starts(with: text.utf8)
  }

  private mutating func emit(_ sound: Character, skipping count: Int) {
    if let byte = sound.asciiValue, key.last != byte { key.append(byte) }
    index += count
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default:
      false
    }
  }

  /// Whether the letter softens a c or g before it.
  private static func isFront(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "e") || letter == UInt8(ascii: "i") || letter == UInt8(ascii: "y")
  }

  /// Knight, gnome, wrong, psalm, pneumonia, xylophone.
  private mutating func skipSilentStart() {
    if isNext("kn") || isNext("gn") || isNext("wr") || isNext("ps") || isNext("pn") || isNext("pt")
    {
      index = 1
    } else if isNext("wh") {
      emit("w", skipping: 2)
    } else if isNext("x") {
      emit("s", skipping: 1)
    }
  }

  private mutating func readOne() {
    let current = letter(0)
    if Self.isVowel(current) { return readVowel() }
    if readGroup() { return }
    switch current {
    case UInt8(ascii: "b"), UInt8(ascii: "p"): emit("p", skipping: 1)
    case UInt8(ascii: "c"): emit(Self.isFront(letter(1)) ? "s" : "k", skipping: 1)
    case UInt8(ascii: "d"), UInt8(ascii: "t"): emit("t", skipping: 1)
    case UInt8(ascii: "f"), UInt8(ascii: "v"): emit("f", skipping: 1)
    case UInt8(ascii: "g"):
      emit(Self.isFront(letter(1)) && letter(-1) != current ? "j" : "k", skipping: 1)
    case UInt8(ascii: "h"): readH()
    case UInt8(ascii: "j"): emit("j", skipping: 1)
    case UInt8(ascii: "k"), UInt8(ascii: "q"): emit("k", skipping: 1)
    case UInt8(ascii: "l"): emit("l", skipping: 1)
    case UInt8(ascii: "m"), UInt8(ascii: "n"): emit("n", skipping: 1)
    case UInt8(ascii: "r"): emit("r", skipping: 1)
    case UInt8(ascii: "s"), UInt8(ascii: "z"): emit("s", skipping: 1)
    case UInt8(ascii: "w"): readW()
    default: readX()
    }
  }

  /// Groups of letters that make one sound or none.
  private mutating func readGroup() -> Bool {
    if isNext("ough") || isNext("augh") || isNext("igh") {
      index += 4
    } else if isNext("tch") {
      emit("j", skipping: 3)
    } else if isNext("sch") {
      emit("s", skipping: 1); emit("k", skipping: 2)
    } else if isNext("sc"), Self.isFront(letter(2)) {
      emit("s", skipping: 2)
    } else if isNext("ch") {
      emit("j", skipping: 2)
    } else if isNext("sh") || isNext("tio") || isNext("tia") || isNext("sio") {
      emit("x", skipping: 2)
    } else if isNext("ph") {
      emit("f", skipping: 2)
    } else if isNext("th") {
      emit("t", skipping: 2)
    } else if isNext("dge") {
      emit("j", skipping: 2)
    } else if isNext("gh") {
      readGH()
    } else if isNext("ck") {
      emit("k", skipping: 2)
    } else if isNext("mb"), index + 2 == letters.count {
      emit("n", skipping: 2)
    } else {
      return false
    }
    return true
  }

  private mutating func readVowel() {
    if key.isEmpty { key.append(UInt8(ascii: "a")) }
    index += 1
  }

  /// Heard before a vowel only.
  private mutating func readH() {
    if Self.isVowel(letter(1)), key.isEmpty || Self.isVowel(letter(-1)) {
      emit("h", skipping: 1)
    } else {
      index += 1
    }
  }

  private mutating func readW() {
    if Self.isVowel(letter(1)) { emit("w", skipping: 1) } else { index += 1 }
  }

  private mutating func readX() {
    emit("k", skipping: 0)
    emit("s", skipping: 1)
  }

  /// Ghost has it, night and though have not.
  private mutating func readGH() {
    if index == 0 { emit("k", skipping: 2) } else { index += 2 }
  }
}
