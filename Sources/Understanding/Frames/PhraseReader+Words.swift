import PhraseMatcher
import SpokenLanguage

/// The words that tell of an intent in its phrases: verbs, particles, and words with content.
extension PhraseReader {
  /// The classes of the verbs that belong to one class only.
  func verbs(in tokens: [Token]) -> [String] {
    tokens.indices.compactMap { place in
      guard !isNoun(at: place, in: tokens) else { return nil }
      let names = language.grammar.verbs.filter {
        !$0.isLight && $0.runs.length(in: tokens, at: place) > 0
      }
      return names.count == 1 ? names[0].name : nil
    }
  }

  /// The stems of the verb with which a phrase begins, or of all of them where verbs come last; where verbs have
  /// particles that part from them, an infinitive ends a phrase ("Buch hinzufügen").
  func stemsOfVerb(
    in tokens: [Token],
    beginsPhrase: Bool,
    endsPhrase: Bool
  ) -> Set<String> {
    let isLast = language.grammar.verbsComeLast
    let mayEnd = endsPhrase && !language.grammar.separableVerbs.isEmpty
    return tokens.indices.reduce(into: []) { stems, place in
      let length =
        language.grammar.verbs.map { $0.runs.length(in: tokens, at: place) }.max() ?? 0
      guard isLast || beginsPhrase && place == 0 || mayEnd && place + length == tokens.count else {
        return
      }
      stems.formUnion(tokens[place..<(place + length)].map { language.stem(of: $0.text) })
    }
  }

  /// Whether the form of a verb is a noun ("subscribe to a show"), and not one that says what is done ("do a search").
  private func isNoun(at place: Int, in tokens: [Token]) -> Bool {
    guard place > 0, language.grammar.determiners?.length(in: tokens, at: place - 1) == 1 else {
      return false
    }
    return place == 1
      || !language.grammar.verbs.contains {
        $0.isLight && $0.runs.length(in: tokens, at: place - 2) > 0
      }
  }

  /// The prepositions and verbal particles.
  func particles(in tokens: [Token]) -> [String] {
    tokens.indices.compactMap { place in
      language.grammar.particles.length(in: tokens, at: place) == 1 ? tokens[place].text : nil
    }
  }

  func read(
    _ tokens: [Token],
    meaning meanings: [EmbeddedWord?],
    into entry: inout FrameLexicon.Entry,
    isTitle: Bool = false,
    endsPhrase: Bool
  ) {
    // A title leaves out what nouns are known by: "Subscribe to Show" shows nothing.
    let hidesNouns = isTitle && language.grammar.determiners != nil
    var place = 0
    while place < tokens.count {
      var longest = 1
      var lengths: [String: Int] = [:]
      let isNoun = hidesNouns && place > 0 || isNoun(at: place, in: tokens)
      for verb in language.grammar.verbs where !verb.isLight && !isNoun {
        let length = verb.runs.length(in: tokens, at: place)
        guard length > 0 else { continue }
        longest = max(longest, length)
        lengths[verb.name] = length
      }
      // "Put on" is played, not moved.
      let names = Set(lengths.filter { $0.value == longest }.keys)
      if endsPhrase, isEnd(of: tokens, place + longest) { entry.lastVerbs.formUnion(names) }
      if names.count == 1 || !language.grammar.verbsComeLast {
        entry.verbs.formUnion(names)
      } else {
        entry.vagueVerbs.formUnion(names)
      }
      if let word = meanings[place] {
        let known =
          names.map { FrameLexicon.verbMark + $0 } + [language.stem(of: tokens[place].text)]
        entry.senses[word.embedding, default: .init()].words.formUnion(known)
      }
      // The auxiliary verb of a verb is none of its own ("읽고 있지").
      place += language.grammar.verbsComeLast ? longest : 1
    }
    for word in words(in: tokens) { entry.words[word] = 0 }
  }

  /// Whether nothing follows but particles and verbs that say little.
  private func isEnd(of tokens: [Token], _ start: Int) -> Bool {
    var place = start
    while place < tokens.count {
      let length = max(
        language.isFunctionWord(tokens[place].text) ? 1 : 0,
        language.grammar.functionWords.length(in: tokens, at: place),
        language.grammar.verbs.filter(\.isLight).map { $0.runs.length(in: tokens, at: place) }.max()
          ?? 0
      )
      guard length > 0 else { return false }
      place += length
    }
    return true
  }

  /// The content words: tokens by their stems, and in scripts of syllables what stands between spaces,
  /// without particles and but for verbs.
  func words(in tokens: [Token]) -> [String] {
    var words: [String] = []
    var place = 0
    while place < tokens.count {
      var end = place + 1
      if !language.partsWords, !isNoun(at: place, in: tokens),
        let length = language.grammar.verbs.map({ $0.runs.length(in: tokens, at: place) }).max(),
        length > 0
      {
        place += length
        continue
      }
      while language.partsWords, end < tokens.count,
        tokens[end].range.lowerBound == tokens[end - 1].range.upperBound
      {
        end += 1
      }
      if !language.partsWords {
        let length = language.wordLength(in: tokens, at: place)
        if length > 1 { words.append(tokens[place..<(place + length)].map(\.text).joined()) }
        guard length == 1 else {
          place += max(1, length)
          continue
        }
      }
      var last = end
      while last > place + 1, language.isFunctionWord(tokens[last - 1].text) { last -= 1 }
      let isVerb = language.grammar.verbs.contains {
        end > place + 1 && $0.runs.length(in: tokens, at: place) >= last - place
      }
      let text = tokens[place..<last].map(\.text).joined()
      if !isVerb, isContentWord(text) {
        words.append(last == place + 1 ? language.stem(of: text) : text)
      }
      place = end
    }
    return words
  }

  /// Whether a word says what is asked for; one that only asks ("please", "줘") does not.
  private func isContentWord(_ word: String) -> Bool {
    let token = [Token(text: word, range: 0..<0)]
    return !language.isClosedClass(word)
      && !language.grammar.acts.contains {
        $0.act == .request && $0.runs.length(in: token, at: 0) == 1
      }
  }
}
