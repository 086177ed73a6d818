extension Languages {
  /// The least share of the words that has to be known of a sentence's language.
  private static let leastShare = 0.5

  /// Of some languages the one that a sentence is in rather than in the one in which it was heard.
  ///
  /// Names are the same in many languages; the verbs and the small words of commands tell. At least half of the words
  /// have to be such, and twice as many as there are everyday words of the language in which the sentence was heard.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - heard: The language in which it was heard.
  ///   - codes: The codes of the languages it may be in.
  /// - Returns: The language; nil where none is clear.
  public static func likely(
    in sentence: String,
    heardAs heard: any Language,
    among codes: [String]
  ) -> (any Language)? {
    // The words of a language are read in when they are first asked for, which takes long and is often needless.
    let leastShare = max(leastShare, 2 * heard.shareOfEverydayWords(in: sentence))
    guard leastShare <= 1 else { return nil }
    let others = packs.filter { code, pack in
      code != heard.code && codes.contains(code) && pack.mayBeWritten(in: sentence)
    }
    let shares = others.map { ($0.pack, $0.pack.shareOfOwnWords(in: sentence)) }
    // Languages borrow verbs from those that come before them ("open" in Vietnamese).
    guard let share = shares.map(\.1).max(), share >= leastShare,
      let language = shares.first(where: { $0.1 == share })?.0
    else { return nil }
    return language
  }
}

extension Language {
  /// Whether a sentence has letters of the language, which is known before its words are read in.
  fileprivate func mayBeWritten(in sentence: String) -> Bool {
    guard let ownScalars else { return true }
    return sentence.unicodeScalars.contains { scalar in
      ownScalars.contains { $0.contains(scalar.value) }
    }
  }

  /// How much of a sentence is verbs of commands and the words they are built with; 0 where there is no such verb.
  fileprivate func shareOfOwnWords(in sentence: String) -> Double {
    let tokens = tokens(in: sentence)
    var place = 0
    var known = 0
    var hasVerb = false
    while place < tokens.count {
      let verb = grammar.everyVerb.length(in: tokens, at: place)
      let small = max(smallWords(in: tokens, at: place), verb)
      if verb > 0 { hasVerb = true }
      known += small
      place += max(small, 1)
    }
    return hasVerb ? Double(known) / Double(tokens.count) : 0
  }

  /// How much of a sentence is verbs of commands, the words they are built with and words that are said often.
  fileprivate func shareOfEverydayWords(in sentence: String) -> Double {
    let tokens = tokens(in: sentence)
    var place = 0
    var known = 0
    while place < tokens.count {
      let isEveryday = isCommonWord(tokens[place].text)
      let length = max(
        smallWords(in: tokens, at: place),
        grammar.everyVerb.length(in: tokens, at: place),
        isEveryday ? 1 : 0
      )
      known += length
      place += max(length, 1)
    }
    return tokens.isEmpty ? 0 : Double(known) / Double(tokens.count)
  }
}
