/// A sentence that was found word by word, as numbers: which phrase, with which values.
///
/// It costs no allocation and belongs to the matcher that gave it.
///
/// ```swift
/// if let match = matcher.exactMatch(of: "open dune in library") {
///   matcher.intent(of: match)  // "OpenBook"
///   matcher.values(of: match).map(\.id)  // ["2"]
/// }
/// ```
public struct ExactMatch: Sendable, Hashable {
  /// The number of the phrase, in the catalogue's order.
  public let phrase: Int
  /// How many values of vocabularies the sentence holds; names of apps are not counted.
  public private(set) var valueCount = 0
  var slotCount = 0
  private var keys = SIMD8<UInt32>()
  private var starts = SIMD8<UInt32>()
  private var ends = SIMD8<UInt32>()

  init(phrase: UInt32 = 0) {
    self.phrase = Int(phrase)
  }

  /// The number of what was said for a value: a title or a synonym of the value's vocabulary.
  ///
  /// - Parameter position: The value's position in the sentence.
  public subscript(position: Int) -> UInt32 {
    precondition(position >= 0 && position < valueCount)
    return keys[position]
  }

  /// Where a value stands in the utterance.
  ///
  /// - Parameter position: The value's position in the sentence.
  /// - Returns: The place as UTF-8 offsets.
  public func range(ofValue position: Int) -> Range<Int> {
    precondition(position >= 0 && position < valueCount)
    return Int(starts[position])..<Int(ends[position])
  }

  mutating func append(_ key: UInt32, from start: UInt32, to end: UInt32) {
    keys[valueCount] = key
    starts[valueCount] = start
    ends[valueCount] = end
    valueCount += 1
  }
}

extension PhraseMatcher {
  /// The sentence that an utterance is word by word, where it is one sentence with one meaning.
  ///
  /// The fastest question a matcher answers, for those who need no more than this: nothing is
  /// forgiven, and nothing is made but numbers. Ask ``understand(_:options:)`` where the answer is nil: the
  /// utterance may be no sentence, or have several readings, values of built-in types, or a negative phrase.
  ///
  /// - Parameter utterance: What was said or typed.
  /// - Returns: The sentence as numbers; nil where only ``understand(_:options:)`` can tell.
  /// - Complexity: The utterance's length. Plain ASCII costs no allocation.
  public func exactMatch(of utterance: String) -> ExactMatch? {
    var found = PlainMatch()
    let index = index
    _ = utterance.withUTF8Span { index.match($0, &found) }
    guard found.isUnread else { return found.match }
    let sentence = HeardSentence(utterance, words: index.words, language: language)
    index.match(sentence, &found)
    return found.match
  }

  /// The sentence that a text is word by word, where it is one sentence with one meaning.
  ///
  /// - Parameter text: What was said, in UTF-8.
  /// - Returns: The sentence as numbers; nil where only ``understand(_:options:)`` can tell.
  public func exactMatch(of text: Span<UInt8>) -> ExactMatch? {
    var found = PlainMatch()
    index.match(text, &found)
    guard found.isUnread else { return found.match }
    return exactMatch(of: String(decoding: text.indices.map { text[$0] }, as: UTF8.self))
  }

  /// The intent that a match starts.
  public func intent(of match: ExactMatch) -> String {
    index.phrases[match.phrase].intent ?? ""
  }

  /// The phrase of a match.
  public func phrase(of match: ExactMatch) -> SaidPhrase {
    let phrase = index.phrases[match.phrase]
    return SaidPhrase(
      app: phrase.appName,
      intent: phrase.intent ?? "",
      text: phrase.text,
      parameters: phrase.template.parameterNames
    )
  }

  /// A phrase that was said.
  public struct SaidPhrase: Sendable, Hashable {
    /// The app's name.
    public let app: String
    /// The intent that it starts.
    public let intent: String
    /// The template as it was written.
    public let text: String
    /// The parameters, in the order of their values.
    public let parameters: [String]
  }

  /// A value in a match.
  ///
  /// - Parameters:
  ///   - position: The value's position in the sentence.
  ///   - match: What was found.
  /// - Returns: The value; nil where the match holds no such one.
  public func value(_ position: Int, of match: ExactMatch) -> PhraseCatalog.Value? {
    vocabulary(position, of: match).map { index.vocabularies[$0].value(ofKey: match[position]) }
  }

  /// The number of the vocabulary that a value in a match belongs to.
  ///
  /// With the number of what was said for it, it stands for the same value in every match.
  ///
  /// - Parameters:
  ///   - position: The value's position in the sentence.
  ///   - match: What was found.
  /// - Returns: The number; nil where the match holds no such value.
  public func vocabulary(_ position: Int, of match: ExactMatch) -> Int? {
    guard position < match.valueCount else { return nil }
    var left = position
    for slot in index.phrases[match.phrase].slots where !index.slotIsName[Int(slot)] {
      if left == 0 { return Int(index.slotVocabularies[Int(slot)]) }
      left -= 1
    }
    return nil
  }

  /// The values in a match, in the order in which they were said.
  public func values(of match: ExactMatch) -> [PhraseCatalog.Value] {
    (0..<match.valueCount).compactMap { value($0, of: match) }
  }

  /// What the word for word reading of an utterance says about it.
  enum ExactAnswer {
    case reading(Reading)
    case noSentence
    /// Only the searches can tell.
    case undecided
    /// Only the searches can tell, or the tokens.
    case unread

    var isNoSentence: Bool {
      if case .noSentence = self { return true }
      return false
    }
  }

  /// The only way in which an utterance is said word by word, read where it lies.
  func exactAnswer(to utterance: String) -> ExactAnswer {
    let index = index
    let answer = utterance.withUTF8Span { text in
      ExactWalk.walk(text, in: index) { walk -> ExactAnswer in
        if walk.isUnread { return .unread }
        if walk.isUndecided { return .undecided }
        guard walk.ways == 1 else { return .noSentence }
        return .reading(Reading(WordForWord(index: index, utterance: utterance, match: walk.match)))
      }
    }
    return answer ?? .unread
  }

  /// The only way in which a sentence is said word by word.
  func exactAnswer(to sentence: HeardSentence) -> ExactAnswer {
    let index = index
    return ExactWalk.walk(sentence, in: index) { walk in
      if walk.isUndecided { return .undecided }
      guard walk.ways == 1 else { return .noSentence }
      let said = WordForWord(index: index, utterance: sentence.utterance, match: walk.match)
      var reading = Reading(said)
      reading.alignment = said.alignment(of: walk)
      return .reading(reading)
    }
  }
}

/// What a walk found; filled where it stands, for it is large and would be copied on every way out.
private struct PlainMatch {
  var isUnread = true
  var match: ExactMatch?

  @inline(__always)
  mutating func take(_ walk: borrowing ExactWalk) {
    isUnread = walk.isUnread
    if walk.ways == 1, !walk.isUndecided { match = walk.match }
  }
}

extension PhraseIndex {
  fileprivate func match(_ text: Span<UInt8>, _ found: inout PlainMatch) {
    ExactWalk.walk(text, in: self) { found.take($0) }
  }

  fileprivate func match(_ sentence: HeardSentence, _ found: inout PlainMatch) {
    ExactWalk.walk(sentence, in: self) { found.take($0) }
  }
}
