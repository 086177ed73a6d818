/// Compact keys of how an English word sounds.
///
/// A key holds the consonants as classes of sounds that are heard alike, and a vowel only where the
/// word begins with one; recognisers and people confuse vowels far more often than consonants.
enum EnglishSoundKeys {
  /// A key for each pronunciation, each once; none for a word that is not made of Latin letters.
  static func keys(of word: String, pronounced pronunciations: [[UInt8]]) -> [String] {
    guard !word.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    var keys: [String] = []
    for sounds in pronunciations {
      let key = key(of: sounds)
      if !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  private static func key(of sounds: [UInt8]) -> String {
    var key: [UInt8] = []
    key.reserveCapacity(sounds.count)
    var lastVowel: UInt8?
    // Only neighbours are one sound.
    var isAfterVowel = false
    for (place, sound) in sounds.enumerated() {
      if EnglishPhone.isVowel(sound) {
        lastVowel = sound
        isAfterVowel = true
        if key.isEmpty { key.append(UInt8(ascii: "a")) }
        if sound != UInt8(ascii: "R") { continue }
      }
      let isBeforeVowel =
        sounds.indices.contains(place + 1) && EnglishPhone.isVowel(sounds[place + 1])
      guard let name = name(of: sound, isFirst: place == 0, isBeforeVowel: isBeforeVowel) else {
        continue
      }
      if isAfterVowel || key.last != name { key.append(name) }
      isAfterVowel = false
    }
    // One consonant alone would make "tea" and "die" the same word.
    if key.count <= 1, let lastVowel { key.append(quality(of: lastVowel)) }
    return String(decoding: key, as: UTF8.self)
  }

  /// The class of a consonant; nil for one that is easily swallowed where it stands.
  private static func name(of sound: UInt8, isFirst: Bool, isBeforeVowel: Bool) -> UInt8? {
    switch sound {
    case UInt8(ascii: "d"), UInt8(ascii: "T"), UInt8(ascii: "D"): UInt8(ascii: "t")
    case UInt8(ascii: "v"): UInt8(ascii: "f")
    case UInt8(ascii: "z"): UInt8(ascii: "s")
    case UInt8(ascii: "S"), UInt8(ascii: "Z"): UInt8(ascii: "x")
    case UInt8(ascii: "C"), UInt8(ascii: "J"): UInt8(ascii: "j")
    case UInt8(ascii: "g"): UInt8(ascii: "k")
    case UInt8(ascii: "N"): UInt8(ascii: "n")
    case UInt8(ascii: "R"): UInt8(ascii: "r")
    case UInt8(ascii: "h"), UInt8(ascii: "w"): isBeforeVowel ? sound : nil
    case UInt8(ascii: "y"): isFirst ? sound : nil
    default: sound
    }
  }

  private static func quality(of vowel: UInt8) -> UInt8 {
    if "iIeEY".utf8.contains(vowel) { return UInt8(ascii: "i") }
    return "OUouWQ".utf8.contains(vowel) ? UInt8(ascii: "o") : UInt8(ascii: "a")
  }
}
