/// A compact key of how an English word sounds, made from the rules of its spelling.
///
/// The key holds the consonants as classes of sounds that are heard alike, and a vowel only where the
/// word begins with one; recognisers and people confuse vowels far more often than consonants.
enum EnglishSounds {
  /// The key, or nil for a word that is not made of Latin letters.
  static func key(of word: String) -> String? {
    let plain = Diacritics.removed(from: word)
    if let irregular = irregular[plain] { return irregular }
    let letters = Array(plain.utf8)
    guard !letters.isEmpty, letters.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    var reader = EnglishSpelling(letters)
    return reader.readAll()
  }

  /// Frequent words that no rule of spelling gets right.
  private static let irregular = [
    "one": "wn", "once": "wns", "two": "to", "sword": "srt", "answer": "ansr", "colonel": "krnl",
    "wednesday": "wnst", "of": "af", "eye": "ai", "choir": "kwr", "iron": "arn", "ocean": "axn",
    "people": "ppl", "know": "no", "knew": "no",
  ]
}
