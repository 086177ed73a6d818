import PhraseMatcher
import SpokenLanguage

/// What the words at a place of a sentence are there for.
extension SentenceChart {
  /// The first token of some that is no courtesy and no function word.
  func firstContentWord(in range: Range<Int>) -> Int {
    var place = range.lowerBound
    while place < range.upperBound {
      let skipped = max(
        classes.courtesies[place],
        verbs[place].isEmpty ? classes.functionWords[place] : 0
      )
      if skipped == 0 { break }
      place += skipped
    }
    return place
  }

  /// The first such token, where none of the values of a reading holds it; nil where one does, where there is none, and where
  /// the verb, which is what it tells, comes last.
  func firstWord(of range: Range<Int>, besideValuesOf reading: FrameReading) -> Int? {
    let first = firstContentWord(in: range)
    guard !verbsComeLast, first < range.upperBound,
      !reading.values.contains(where: { $0.tokens.contains(first) })
    else { return nil }
    return first
  }

  /// Whether some tokens begin with a verb of doing, as where somebody is told to do something.
  func beginsWithVerb(_ range: Range<Int>) -> Bool {
    let first = firstContentWord(in: range)
    return !verbsComeLast && first < range.upperBound
      && (isActionVerb[first] || !verbs[first].isEmpty)
  }

  /// Whether the words at a place are announced, by a colon or words that say so ("a note saying …").
  func isAnnounced(_ place: Int) -> Bool {
    spacing.followsColon[place]
      || tokens.indices.contains { start in
        let length = classes.contentStarts[start]
        return length > 0 && start + length == place
      }
  }

  /// The words that forbid something at some tokens; one for all words that only deny.
  func prohibition(_ cue: Range<Int>) -> String { language.prohibition(in: tokens, cue) }

  /// The endings that say whose something is.
  var possessiveEndings: [String] { language.grammar.possessiveEndings }

  /// Whether a word stands for the noun that says of what kind a thing is ("the Tolkien one").
  func isProform(at place: Int) -> Bool {
    let (grammar, word) = (language.grammar, tokens[place].text)
    return word == grammar.proform || grammar.nounProforms.contains(word)
  }

  /// How many tokens at a place point at a thing by the word for its kind ("esa mesa", "cái bàn đó"); 0 where none do.
  func pointing(at place: Int, to vocabulary: VocabularyName) -> Int {
    guard let kinds = kindWords[vocabulary] else { return 0 }
    let before = classes.demonstratives[place]
    let kind = place + before < tokens.count ? kinds[place + before] : 0
    guard kind > 0 else { return 0 }
    if before > 0 { return before + kind }
    let end = place + kind
    let behind = end < tokens.count ? classes.demonstrativesBehind[end] : 0
    return behind > 0 ? kind + behind : 0
  }

  /// Whether the verb ends a sentence.
  var verbsComeLast: Bool { language.grammar.verbsComeLast }

  /// Whether the verb that was said is one of an intent's own phrases, and not only of their kind.
  func saysVerb(of frame: IntentFrame, in reading: FrameReading) -> Bool {
    reading.pieces.contains { piece in
      guard case .verb = piece.role else { return false }
      let said = text(of: piece.tokens).lowercased()
      return frame.templates.contains { $0.lowercased().contains(said) }
    }
  }

  /// Whether nothing but politeness was said.
  var isCourtesy: Bool {
    var place = 0
    while place < tokens.count, classes.courtesies[place] > 0 { place += classes.courtesies[place] }
    return place == tokens.count
  }

  /// Whether a word that says that something is over ends the sentence, so that it joins nothing ("tính tiền rồi nha").
  func endsPerfectly(at place: Int) -> Bool {
    let length = language.grammar.perfectives.length(in: tokens, at: place)
    return length > 0
      && (place + length == tokens.count
        || firstContentWord(in: (place + length)..<tokens.count) == tokens.count)
  }

  /// Some tokens as they were said.
  func text(of range: Range<Int>) -> String {
    let bytes = bytes(of: range)
    let said = text.utf8
    let start = said.index(said.startIndex, offsetBy: bytes.lowerBound)
    return String(decoding: said[start..<said.index(start, offsetBy: bytes.count)], as: UTF8.self)
  }

  /// Where some tokens stand in the sentence, as UTF-8 offsets.
  func bytes(of range: Range<Int>) -> Range<Int> {
    // What was moved within a sentence may point behind it.
    let range = range.clamped(to: tokens.indices)
    guard !range.isEmpty else { return 0..<0 }
    let start = tokens[range.lowerBound].range.lowerBound
    return start..<max(start, tokens[range.upperBound - 1].range.upperBound)
  }
}
