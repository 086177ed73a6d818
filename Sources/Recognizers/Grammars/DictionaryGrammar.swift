import SpokenLanguage

/// Writes the pronunciations of a model's words.
enum DictionaryGrammar {
  /// The pronunciations of a word; nil without any.
  struct Pronunciation {
    var sounds: [String]
    var isGuess: Bool
  }

  static func pronunciation(
    of word: String,
    _ dictionary: PronunciationDictionary,
    _ language: any Language
  ) -> Pronunciation? {
    let known = dictionary.pronunciations(of: word)
    if !known.isEmpty { return Pronunciation(sounds: known, isGuess: false) }
    let guess = LetterSounds.phones(of: word, language: language)
    return guess.map { Pronunciation(sounds: [$0], isGuess: true) }
  }

  static func write(
    _ model: WordModel,
    _ dictionary: PronunciationDictionary,
    _ language: any Language,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    var guesses: [(String, String)] = []
    for word in model.words.sorted() {
      guard let found = pronunciation(of: word, dictionary, language) else { continue }
      if found.isGuess {
        guesses += found.sounds.map { (word, $0) }
        continue
      }
      for (number, sounds) in found.sounds.enumerated() {
        output.line(word + (number == 0 ? "" : "(\(number + 1))") + " " + sounds)
        report.entryCount += 1
      }
    }
    if guesses.isEmpty { return }
    output.line("## Spelt by rule, since the dictionary does not have them:")
    for (word, sounds) in guesses {
      output.line(word + " " + sounds)
      report.entryCount += 1
    }
  }

  /// Notes which words the dictionary lacks.
  ///
  /// - Returns: The words without any pronunciation.
  static func inspect(
    _ model: WordModel,
    _ dictionary: PronunciationDictionary,
    _ language: any Language,
    report: inout GrammarReport
  ) -> Set<Int> {
    var missing: Set<Int> = []
    for (number, word) in model.words.enumerated() {
      let found = pronunciation(of: word, dictionary, language)
      guard found?.isGuess != false else { continue }
      report.unknownWordCount += 1
      if found == nil { missing.insert(number) }
      if found == nil, report.unpronouncedWords.count < GrammarReport.exampleLimit {
        report.unpronouncedWords.append(word)
      } else if found != nil, report.spelledWords.count < GrammarReport.exampleLimit {
        report.spelledWords.append(word)
      }
    }
    return missing
  }
}
