import SpokenLanguage

/// The number words of a language, ready for being compared with what was heard.
///
/// Sentences hold digits where a number word was said, so a misspelt number word resembles no word of
/// theirs: "threa" has to be compared with "three" to be heard as 3.
struct NumberWords: Sendable {
  private let words: [Word]
  private let digits: [String: String]
  /// For each number of letters, a bit for each letter with which a number word of that length begins.
  private let beginnings: [UInt32]

  private struct Word: Sendable {
    let digits: String
    let letters: [UInt32]
    let sounds: [UInt8]?
  }

  /// A number whose word resembles a heard one.
  struct Resemblance {
    let digits: String
    let soundsAlike: Bool
    /// What the spelling costs, as a share of the word's weight.
    let spelling: Float
  }

  init(_ language: any Language) {
    digits = language.spelledNumbers
    words = digits.sorted { $0.key < $1.key }.map { spelled, digits in
      Word(
        digits: digits,
        letters: Letters.letters(of: language.withoutDiacritics(spelled)),
        sounds: language.phonemes(of: spelled)
      )
    }
    var beginnings = Array(repeating: UInt32(0), count: 16)
    for word in digits.keys where word.utf8.count < beginnings.count {
      beginnings[word.utf8.count] |= Self.bit(of: word.utf8.first)
    }
    self.beginnings = beginnings
  }

  private static func bit(of letter: UInt8?) -> UInt32 {
    1 << UInt32((letter ?? 0) & 31)
  }

  /// The digits that a number word stands for; nil where a text is none.
  func digits(spelled text: ArraySlice<UInt8>) -> String? {
    guard text.count > 2, text.count < beginnings.count,
      beginnings[text.count] & Self.bit(of: text.first) != 0
    else { return nil }
    return digits[String(decoding: text, as: UTF8.self)]
  }

  /// Whether a text has a length at which it may be like a number word.
  func mayResemble(_ text: String) -> Bool {
    !words.isEmpty && (2...10).contains(text.utf8.count)
  }

  /// The numbers whose word sounds like a heard one, or is spelled like it.
  ///
  /// - Parameters:
  ///   - letters: The letters of the heard word.
  ///   - sounds: Its sounds.
  ///   - mayBeMisspelt: Whether spelling counts.
  ///   - distance: Compares with these letters.
  /// - Returns: The numbers.
  func resembling(
    _ letters: [UInt32],
    sounds: [UInt8]?,
    mayBeMisspelt: Bool,
    comparing distance: inout EditDistance
  ) -> [Resemblance] {
    var found: [Resemblance] = []
    let most = letters.count > 4 ? 2 : 1
    // By places, since a loop over the words would count the references of each.
    for place in words.indices {
      let isNear =
        mayBeMisspelt && letters.count > 2
        && abs(words[place].letters.count - letters.count) <= most
      guard isNear || sounds != nil && words[place].sounds?.count == sounds?.count else { continue }
      let word = words[place]
      if let sounds, sounds == word.sounds {
        found.append(Resemblance(digits: word.digits, soundsAlike: true, spelling: 0))
      } else if isNear, let mistakes = distance.distance(to: word.letters, atMost: most) {
        let share = EditCosts.spelling(
          mistakes: mistakes,
          difference: Float(mistakes) / Float(max(letters.count, word.letters.count)),
          startsAlike: letters.first == word.letters.first
        )
        found.append(Resemblance(digits: word.digits, soundsAlike: false, spelling: share))
      }
    }
    return found
  }
}
