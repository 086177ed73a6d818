import SpokenLanguage

/// The general verbs of a sentence ("open", "take … off").
struct SpokenVerbs: Sendable {
  /// A general verb that was said.
  struct Verb: Sendable, Hashable {
    var name: String
    var length: Int
    var isLight: Bool
    var setsAmounts = false
    var onlyShows = false
  }

  /// For each place the verbs that begin there.
  private(set) var all: [[Verb]]
  /// For each place how many tokens the second half of a verb takes before what is told ("know" of "let Ana know …").
  private(set) var tellingParticles: [Int]

  /// Finds the verbs of a sentence.
  ///
  /// - Parameters:
  ///   - tokens: The sentence.
  ///   - classes: Its words of closed classes.
  ///   - spacing: What stands between the tokens.
  ///   - kindWords: For each kind of thing, and each place, how many tokens a word for it takes.
  ///   - namesBegin: Where things are named.
  ///   - grammar: How the language is spoken.
  init(
    in tokens: [Token],
    _ classes: WordClasses,
    _ spacing: Spacing,
    kindWords: [[Int]],
    namesBegin: Set<Int>,
    _ grammar: SentenceGrammar
  ) {
    func endsClause(_ end: Int) -> Bool { classes.endsClause(at: end, spacing) }
    /// "Off my list", "off my shelf": where it is kept says nothing more, and from what it is taken only which it is.
    func endsClause(_ end: Int, orTells verb: SeparableVerb) -> Bool {
      if endsClause(end) { return true }
      let kept = end + classes.determiners[end]
      guard kept < tokens.count else { return false }
      if verb.tellsFromWhere, namesBegin.contains(kept) { return true }
      let length = max(classes.containers[kept], kindWords.map { $0[kept] }.max() ?? 0)
      return length > 0 && endsClause(kept + length)
    }
    var tellingParticles = Array(repeating: 0, count: tokens.count)
    let spoken = tokens.indices.map { place -> [Verb] in
      let isBehindArticle = place > 0 && classes.determiners[place - 1] == 1
      // "The list" is where something is kept, "list" alone is a verb.
      if isBehindArticle, classes.containers[place] > 0 { return [] }
      let whole = grammar.verbs.compactMap { verb in
        let length = verb.runs.length(in: tokens, at: place)
        // Behind an article it is what is written down or sent ("put down a note", "send a message").
        return length == 0 || verb.areNouns && isBehindArticle
          ? nil
          : Verb(
            name: verb.name,
            length: length,
            isLight: verb.isLight,
            setsAmounts: verb.setsAmounts,
            onlyShows: verb.onlyShows
          )
      }
      let parted = grammar.separableVerbs.compactMap { verb -> Verb? in
        let parts = verb.parts(in: tokens, at: place) { endsClause($0, orTells: verb) }
        guard let parts else { return nil }
        if !verb.endsClause { tellingParticles[parts.particle.lowerBound] = parts.particle.count }
        return Verb(name: verb.name, length: parts.verb.count, isLight: false)
      }
      // "Go to" shows and moves nothing, though "go" does; "kick off" starts and throws nothing out. Who gets something
      // out buys nothing.
      let longest = whole.filter { !$0.isLight }.map(\.length).max() ?? 0
      let least = parted.isEmpty ? longest : max(longest, 1 + (parted.map(\.length).max() ?? 0))
      return whole.filter { $0.isLight || $0.length >= least } + parted
    }
    all = tokens.indices.map { place in
      let start = spacing.followsBreak[...place].lastIndex(of: true) ?? 0
      guard !grammar.verbsLeftOut.isEmpty, spoken[place].isEmpty,
        spoken[start..<place].allSatisfy(\.isEmpty)
      else { return spoken[place] }
      return grammar.verbsLeftOut.compactMap { verb in
        let length = verb.particleLength(in: tokens, at: place, endsClause: endsClause)
        return length == 0 ? nil : Verb(name: verb.name, length: length, isLight: false)
      }
    }
    self.tellingParticles = tellingParticles
  }
}
