import SpokenLanguage

/// The words of an utterance that stand for a place in a list ("open the second one").
struct ListReference: Sendable, Hashable {
  /// What is meant of the list.
  enum Place: Sendable, Hashable {
    case position(Int)
    case last
    /// The one that has as many before as behind it.
    case middle
    /// So many at the beginning.
    case leading(Int)
    /// So many at the end.
    case trailing(Int)
    case all
  }

  let place: Place
  /// Where the words stand, as UTF-8 offsets.
  let range: Range<Int>
  /// Whether nothing else is said.
  let isWhole: Bool

  /// Finds the words in an utterance; nil where nothing in it refers to a list.
  ///
  /// A bare number is a place only where nothing else is said: in a sentence it is rather a value. Behind the
  /// words only small ones may follow, so that "the second sex" stays a name.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - kinds: What a person calls the things in the list that was shown.
  ///   - isGroup: Whether its things were named together or are two, so that "both" and "them" stand for all.
  ///   - language: The language of the conversation.
  init?(
    _ utterance: String,
    kinds: [String],
    isGroup: Bool = false,
    _ language: any Language
  ) {
    let tokens = language.tokens(in: utterance)
    let bytes = Array(utterance.utf8)
    let kinds = Set(
      kinds.flatMap { language.tokens(in: $0) }.map { language.stem(of: $0.text) }
    )
    guard tokens.count <= Self.mostWords else { return nil }
    for length in stride(from: tokens.count, through: 1, by: -1) {
      for start in 0...(tokens.count - length) {
        let span = tokens[start..<start + length]
        guard let first = span.first, let last = span.last, !utterance.breaks(within: span) else {
          continue
        }
        let isWhole = length == tokens.count
        let text = String(
          decoding: bytes[first.range.lowerBound..<last.range.upperBound],
          as: UTF8.self
        )
        // A word of a title begins with a capital letter ("Letters to Them").
        let isReferredTo =
          isGroup && language.connectives.groupReferences.length(in: tokens, at: start) == length
          && (start == 0 || text.first?.isUppercase != true)
        // Alone, "first" is rather an order ("newest first") or a part of a name.
        guard
          isReferredTo || isWhole
            || length > 1 && !Self.isNumber(span, language) && !language.counts(span),
          // "Un 4": an article before a number is no first.
          !language.isArticle(span, before: start + length, in: tokens),
          // What is to be done with it is no part of the place.
          isReferredTo || !language.isVerb(at: start, in: tokens),
          let place = isReferredTo ? .all : Self.place(text, kinds: kinds, language)
        else { continue }
        var end = start + length
        if end < tokens.count, kinds.contains(language.stem(of: tokens[end].text)) { end += 1 }
        // What is said of it describes another ("the one by George Eliot").
        if language.grammar.attributions.length(in: tokens, at: end) > 0 { continue }
        // What goes on is a name that only begins like a place.
        if !isReferredTo, end < tokens.count, !language.mayFollowPlace(end, in: tokens) { continue }
        self.place = place
        range = first.range.lowerBound..<tokens[end - 1].range.upperBound
        self.isWhole = isWhole || (start == 0 && end == tokens.count)
        return
      }
    }
    return nil
  }

  /// Words that describe what stands at a place.
  init(_ words: ArraySlice<Token>, to place: Place, isWhole: Bool) {
    self.place = place
    range = (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0)
    self.isWhole = isWhole
  }

  /// Nobody points into a list at greater length.
  private static let mostWords = 24

  /// Whether some words are a number in digits, with small words or without.
  private static func isNumber(_ words: ArraySlice<Token>, _ language: any Language) -> Bool {
    let words = Array(words)
    func isInDigits(_ place: Int) -> Bool {
      // Words for numbers may be tokens in digits ("the second one").
      words[place].text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        && words[place].text.utf8.count == words[place].range.count
    }
    return words.indices.contains(where: isInDigits)
      && words.areCovered { place in
        max(
          isInDigits(place) ? 1 : 0,
          language.grammar.functionWords.length(in: words, at: place),
          language.correctionLength(in: words, at: place),
          language.isClosedClass(words[place].text) ? 1 : 0
        )
      }
  }

  private static func place(
    _ text: String,
    kinds: Set<String>,
    _ language: any Language
  ) -> Place? {
    if language.isWholeList(text) { return .all }
    return switch language.ordinal(in: text) {
    case .position(let place): .position(place)
    case .last: .last
    case nil: part(language.tokens(in: text), kinds: kinds, language)
    }
  }

  /// What is meant by words that say how many are, and at which end of the list, in whatever order ("the last two", "las
  /// dos primeras").
  private static func part(
    _ tokens: [Token],
    kinds: Set<String>,
    _ language: any Language
  ) -> Place? {
    let words = language.connectives.lists
    var (isLeading, isTrailing, isMiddle, count) = (false, false, false, 0)
    var place = 0
    // Only what things are called stands between how many and "the first" ("five for the first" is no list).
    var isParted = false
    while place < tokens.count {
      let first = words.firsts.length(in: tokens, at: place)
      let last = words.lasts.length(in: tokens, at: place)
      let middle = words.middles.length(in: tokens, at: place)
      let token = tokens[place].text
      let longest = max(first, last, middle)
      if longest > 0 {
        isLeading = isLeading || first == longest
        isTrailing = isTrailing || last == longest
        isMiddle = isMiddle || middle == longest
        place += longest
        if isParted { return nil }
        continue
      }
      if let number = language.number(in: token), let whole = Int(exactly: number), whole > 0 {
        guard count == 0 else { return nil }
        count = whole
        place += 1
        continue
      }
      place += 1
      if language.countsThings(token) || kinds.contains(language.stem(of: token)) { continue }
      // A particle behind all of it belongs to what is to be done.
      guard language.isClosedClass(token), place < tokens.count else { return nil }
      isParted = count > 0
    }
    return switch (isLeading, isTrailing, isMiddle) {
    case (false, false, true) where count <= 1: .middle
    case (true, false, false) where count > 1: .leading(count)
    case (false, true, false) where count > 1: .trailing(count)
    default: nil
    }
  }

  /// The utterance with a name in the place of the words.
  func replaced(in utterance: String, by name: String) -> String {
    let bytes = Array(utterance.utf8)
    return String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + name
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
  }
}

extension String {
  /// Whether a sign parts some of its tokens ("the first, four" is no "first four").
  fileprivate func breaks(within tokens: ArraySlice<Token>) -> Bool {
    let bytes = Array(utf8)
    return zip(tokens, tokens.dropFirst()).contains { one, next in
      guard one.range.upperBound < next.range.lowerBound else { return false }
      let between = bytes[one.range.upperBound..<next.range.lowerBound]
      return String(decoding: between, as: UTF8.self).contains(where: \.partsClauses)
    }
  }
}

extension Language {
  /// Whether some words say how many, and not which ("四つ" in "1984に星四つつけて").
  func counts(_ words: ArraySlice<Token>) -> Bool {
    let tokens = Array(words)
    guard let number = number(leading: tokens.map(\.text)[...]) else { return false }
    let counter = grammar.counters.length(in: tokens, at: number.count)
    return number.count + counter == tokens.count
  }

  /// Whether a word counts things ("권"), and gives no grade ("stars").
  fileprivate func countsThings(_ word: String) -> Bool {
    grammar.generalCounters.contains(word)
      || grammar.verbsOfCounters[word].map { verb in
        !grammar.verbs.contains { $0.name == verb && $0.grades }
      } == true
  }

  /// Whether some words end with an article before a number, and are no place without it.
  fileprivate func isArticle(
    _ words: ArraySlice<Token>,
    before place: Int,
    in tokens: [Token]
  ) -> Bool {
    guard place < tokens.count, number(in: tokens[place].text) != nil, let last = words.last,
      isClosedClass(last.text), number(in: last.text) == 1
    else { return false }
    // "The first one" is a place without its last word too.
    return words.count == 1
      || ordinal(in: words.dropLast().map(\.text).joined(separator: partsWords ? " " : "")) == nil
  }

  fileprivate func isVerb(at place: Int, in tokens: [Token]) -> Bool {
    grammar.verbs.contains { $0.runs.length(in: tokens, at: place) > 0 }
  }

  /// Whether a word may stand behind a place in a list: a small one, a number, or what is to be done.
  fileprivate func mayFollowPlace(_ place: Int, in tokens: [Token]) -> Bool {
    isClosedClass(tokens[place].text) || number(in: tokens[place].text) != nil
      || isVerb(at: place, in: tokens)
  }
}
