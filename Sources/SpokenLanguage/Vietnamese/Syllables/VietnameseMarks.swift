/// Gives the closed-class words and verbs of a sentence that was typed without any marks their marks back.
///
/// From left to right the longest run of words that a list or phrase has is taken ("danh gia" for
/// "đánh giá"). A word that is written without marks anyway stays as it is: "cho" is never "chớ". In a
/// sentence with marks every word is taken as it stands.
enum VietnameseMarks {
  static func restored(in tokens: [Token], of phraseWords: Set<String>) -> [Token] {
    guard !tokens.isEmpty, tokens.allSatisfy({ isPlain($0.text) }) else { return tokens }
    var tokens = tokens
    let others = Dictionary(
      phraseWords.filter { !isPlain($0) }.map { (Diacritics.removed(from: $0), $0) },
      uniquingKeysWith: min
    )
    var place = 0
    while place < tokens.count {
      let run = run(in: tokens, at: place)
      let word = native.contains(tokens[place].text) ? nil : others[tokens[place].text]
      // Of single words those of the app are meant rather than those of the language.
      if let run, run.count > 1 || word == nil {
        for (offset, word) in run.enumerated() { tokens[place + offset].text = word }
        place += run.count
      } else {
        if let word { tokens[place].text = word }
        place += 1
      }
    }
    markNumbers(&tokens)
    return tokens
  }

  private static func isPlain(_ word: String) -> Bool { Diacritics.removed(from: word) == word }

  private static func run(in tokens: [Token], at place: Int) -> [String]? {
    for run in runs[tokens[place].text] ?? [] where run.count <= tokens.count - place {
      let isSaid = run.indices.allSatisfy {
        Diacritics.removed(from: run[$0]) == tokens[place + $0].text
      }
      if isSaid { return run }
    }
    return nil
  }

  /// The words of the lists, those that decide most first.
  private static let entries =
    (VietnameseVerbs.all + VietnameseSpeechActs.everything + VietnameseConnectives.everything
    + VietnameseCourtesies.everything + VietnameseGrammar.closedClasses + VietnamesePronouns.all)
    .map { Vietnamese.tokenizer.words(in: $0) }

  /// Words that are written without marks anyway.
  private static let native: Set<String> = Set(
    entries.filter { $0.count == 1 && isPlain($0[0]) }.map { $0[0] }
  )

  /// By the first word without its marks the runs that begin with it, the longest first; of two that
  /// are typed the same way the one of the earlier list.
  private static let runs: [String: [[String]]] = {
    var known: Set<[String]> = []
    var runs: [String: [[String]]] = [:]
    for words in entries {
      let plain = words.map(Diacritics.removed)
      guard let first = plain.first, words != plain, !(words.count == 1 && native.contains(first)),
        known.insert(plain).inserted
      else { continue }
      runs[first, default: []].append(words)
    }
    return runs.mapValues { runs in
      runs.enumerated().sorted {
        ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
      }.map(\.element)
    }
  }()

  /// Gives number words that count something their marks ("nam sao").
  private static func markNumbers(_ tokens: inout [Token]) {
    let counters = VietnameseGrammar.all.counters
    for place in tokens.indices.reversed() where place + 1 < tokens.count {
      guard let marked = VietnameseNumbers.marked[Diacritics.removed(from: tokens[place].text)]
      else {
        continue
      }
      let isCounted = counters.length(in: tokens, at: place + 1) > 0
      if isCounted || VietnameseNumbers.isMarked(tokens[place + 1].text) {
        tokens[place].text = marked
      }
    }
  }
}
