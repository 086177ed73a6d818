import SpokenLanguage

/// Writes the pronunciations of a model's words: those of a given dictionary, and CMUdict's or those of its
/// rules for the other words.
///
/// The acoustic models that use these phones are English ones; a foreign title is said there as an English
/// speaker would read it.
enum DictionaryGrammar {
  /// The pronunciations of a word; nil without any.
  struct Pronunciation {
    var sounds: [String]
    var isFromElsewhere: Bool
  }

  static func pronunciation(
    of word: String,
    _ dictionary: PronunciationDictionary,
    _ language: any Language
  ) -> Pronunciation? {
    let known = dictionary.pronunciations(of: word)
    if !known.isEmpty { return Pronunciation(sounds: known, isFromElsewhere: false) }
    let read = EnglishSpeech.pronunciations(of: language.withoutDiacritics(word))
    guard !read.isEmpty else { return nil }
    var sounds = read
    if !language.isCommonWord(word), language.number(in: word) == nil {
      for reading in read.flatMap(continental) where !sounds.contains(reading) {
        sounds.append(reading)
      }
    }
    return Pronunciation(sounds: sounds, isFromElsewhere: true)
  }

  /// A reading with the vowels as other languages of Latin letters say them, all of a kind together: what no
  /// dictionary has is mostly a foreign name ("Candide", "Klara").
  private static func continental(_ reading: String) -> [String] {
    let phones = reading.split(separator: " ").map(String.init)
    return [["AY": "IY"], ["AE": "AA"], ["AY": "IY", "AE": "AA"]].map { vowels in
      phones.map { vowels[$0] ?? $0 }.joined(separator: " ")
    }
  }

  static func write(
    _ model: WordModel,
    _ dictionary: PronunciationDictionary,
    _ language: any Language,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    var others: [(String, Pronunciation)] = []
    for word in model.words.sorted() {
      guard let found = pronunciation(of: word, dictionary, language) else { continue }
      if found.isFromElsewhere {
        others.append((word, found))
      } else {
        write(found, of: word, to: &output, report: &report)
      }
    }
    if others.isEmpty { return }
    output.line("## From CMUdict and its rules, since the dictionary does not have them:")
    for (word, found) in others { write(found, of: word, to: &output, report: &report) }
  }

  private static func write(
    _ pronunciation: Pronunciation,
    of word: String,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    for (number, sounds) in pronunciation.sounds.enumerated() {
      output.line(word + (number == 0 ? "" : "(\(number + 1))") + " " + sounds)
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
    for (number, word) in model.words.enumerated() where !dictionary.contains(word) {
      let found = pronunciation(of: word, dictionary, language)
      guard found?.isFromElsewhere != false else { continue }
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
