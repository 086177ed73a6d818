import SpokenLanguage

/// The number words of a language, ready for being compared with what was heard.
///
/// Sentences hold digits where a number word was said, so a misspelt number word resembles no word of
/// theirs: "threa" has to be compared with "three" to be heard as 3.
struct NumberWords: Sendable {
  private let words: [Word]
  private let language: any Language

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
    self.language = language
    words = language.spelledNumbers.sorted { $0.key < $1.key }.map { spelled, digits in
      Word(
        digits: digits,
        letters: Letters.letters(of: spelled),
        sounds: language.phonemes(of: spelled)
      )
    }
  }

  /// The numbers whose word sounds like a heard one, or is spelled like it.
  func resembling(
    _ text: String,
    mayBeMisspelt: Bool,
    _ distance: inout EditDistance
  ) -> [Resemblance] {
    guard !words.isEmpty, (2...10).contains(text.utf8.count) else { return [] }
    let letters = Letters.letters(of: text)
    let sounds = language.phonemes(of: text)
    var found: [Resemblance] = []
    for word in words {
      if let sounds, sounds == word.sounds {
        found.append(Resemblance(digits: word.digits, soundsAlike: true, spelling: 0))
      } else if mayBeMisspelt, letters.count > 2,
        let mistakes = distance.distance(
          letters,
          word.letters,
          atMost: letters.count > 4 ? 2 : 1
        )
      {
        let share = Prices.spelling(
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
