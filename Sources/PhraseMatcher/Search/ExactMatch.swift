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

  mutating func append(_ key: UInt32) {
    keys[valueCount] = key
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
  /// - Complexity: The utterance's length. Plain ASCII costs no allocation.
  public func exactMatch(of utterance: String) -> ExactMatch? {
    let index = index
    if let match = utterance.withUTF8Span({ index.exactMatch(of: $0) }) { return match }
    var copy = utterance
    copy.makeContiguousUTF8()
    return copy.withUTF8Span { index.exactMatch(of: $0) } ?? nil
  }

  /// The sentence that a text is word by word, where it is one sentence with one meaning.
  ///
  /// - Parameter text: What was said, in UTF-8.
  public func exactMatch(of text: Span<UInt8>) -> ExactMatch? {
    index.exactMatch(of: text)
  }

  /// The intent that a match starts.
  public func intent(of match: ExactMatch) -> String {
    index.phrases[match.phrase].intent ?? ""
  }

  /// The values in a match, in the order in which they were said.
  public func values(of match: ExactMatch) -> [PhraseCatalog.Value] {
    let slots = index.phrases[match.phrase].slots.filter { !index.slotIsName[Int($0)] }
    return slots.enumerated().compactMap { position, slot in
      let number = index.slotVocabularies[Int(slot)]
      guard number >= 0, position < match.valueCount else { return nil }
      return index.vocabularies[number].value(ofKey: match[position])
    }
  }

  /// The understanding of an utterance that is one sentence word by word; nil for all others.
  ///
  /// `isNone` says that a nil means "no sentence", so that no search need look again.
  func exactUnderstanding(of utterance: String) -> (understanding: Understanding?, isNone: Bool) {
    let index = index
    let found = utterance.withUTF8Span { text in
      ExactWalk.walk(text, in: index) { walk -> (Understanding?, Bool) in
        guard !walk.isUndecided else { return (nil, false) }
        guard walk.ways == 1 else { return (nil, true) }
        let reading = index.reading(of: walk, utterance)
        return (Understanding(utterance: utterance, outcome: .match, reading: reading), true)
      }
    }
    return found ?? (nil, false)
  }
}

extension PhraseIndex {
  fileprivate func exactMatch(of text: Span<UInt8>) -> ExactMatch? {
    ExactWalk.walk(text, in: self) { walk in
      walk.ways == 1 && !walk.isUndecided ? walk.match : nil
    }
  }

  /// The reading of the only way that was found.
  fileprivate func reading(of walk: borrowing ExactWalk, _ utterance: String) -> Reading {
    let phrase = phrases[walk.match.phrase]
    var alignment: [AlignedPiece] = []
    alignment.reserveCapacity(walk.wordCount)
    var parameters: [ParameterReading] = []
    var slot = 0
    for position in 0..<walk.wordCount {
      let word = walk.word(position)
      while slot < walk.match.slotCount, walk.fill(slot).last <= position { slot += 1 }
      let isInSlot = slot < walk.match.slotCount && walk.fill(slot).first <= position
      alignment.append(
        AlignedPiece(
          role: isInSlot ? slots[Int(walk.fill(slot).slot)].role : .literal,
          heard: utterance.piece(word.start, word.end),
          expected: words.text(of: word.id),
          range: Int(word.start)..<Int(word.end)
        )
      )
    }
    var value = 0
    for number in 0..<walk.match.slotCount {
      let fill = walk.fill(number)
      guard case .parameter(let name) = slots[Int(fill.slot)].role else { continue }
      let range = (walk.word(Int(fill.first)).start, walk.word(Int(fill.last) - 1).end)
      let vocabulary = slotVocabularies[Int(fill.slot)]
      let known = vocabularies[vocabulary].value(ofKey: walk.match[value])
      value += 1
      parameters.append(
        ParameterReading(
          name: name,
          value: .known(id: known.id, title: known.title),
          text: utterance.piece(range.0, range.1),
          range: Int(range.0)..<Int(range.1)
        )
      )
    }
    return Reading(
      app: phrase.appName,
      intent: phrase.intent ?? "",
      phrase: phrase.text,
      confidence: 1,
      parameters: parameters,
      alignment: alignment,
      cost: 0
    )
  }
}

extension String {
  /// The text between two UTF-8 offsets.
  fileprivate func piece(_ start: UInt32, _ end: UInt32) -> String {
    let first = utf8.index(startIndex, offsetBy: Int(start))
    return String(self[first..<utf8.index(first, offsetBy: Int(end - start))])
  }
}
