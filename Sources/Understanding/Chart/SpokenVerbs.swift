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
  /// For each place whether a participle stands there that says what is to be done ("moved" of "have Dune moved").
  let askingParticiples: [Bool]

  /// Finds the verbs of a sentence.
  ///
  /// - Parameters:
  ///   - tokens: The sentence.
  ///   - classes: Its words of closed classes.
  ///   - spacing: What stands between the tokens.
  ///   - placeWords: For each kind of thing or app, and each place, how many tokens a word for it takes.
  ///   - names: Where things are named with all words of their names.
  ///   - grammar: How the language is spoken.
  init(
    in tokens: [Token],
    _ classes: WordClasses,
    _ spacing: Spacing,
    placeWords: [[Int]],
    names: [Range<Int>],
    _ grammar: SentenceGrammar
  ) {
    let namesBegin = Set(names.map(\.lowerBound))
    let inNames = Set(names.filter { $0.count > 1 }.joined())
    /// "Lấy X qua Y rồi mở Z ra": the particle belongs to the next verb.
    func isOneClause(_ gap: Range<Int>) -> Bool {
      gap.allSatisfy { place in
        inNames.contains(place)
          || !spacing.followsBreak[place] && classes.joiners[place] == 0
            && (classes.courtesies[place] > 0 || classes.functionWords[place] > 0
              || !grammar.verbs.contains {
                !$0.isLight && $0.runs.length(in: tokens, at: place) > 0
              })
      }
    }
    func goesOnInName(_ verb: Range<Int>) -> Bool {
      names.contains { name in
        verb.dropFirst().contains(name.lowerBound) && name.upperBound > verb.upperBound
      }
    }
    func endsClause(_ end: Int) -> Bool { classes.endsClause(at: end, spacing) }
    /// "Off my list", "off my shelf": where it is kept says nothing more, and from what it is taken only which it is.
    func endsClause(_ end: Int, orTells verb: SeparableVerb) -> Bool {
      if endsClause(end) { return true }
      let kept = end + classes.determiners[end]
      guard kept < tokens.count else { return false }
      if verb.tellsFromWhere, namesBegin.contains(kept) { return true }
      let length = max(classes.containers[kept], placeWords.map { $0[kept] }.max() ?? 0)
      return length > 0 && endsClause(kept + length)
    }
    func namesPlace(_ end: Int) -> Bool {
      guard end < tokens.count else { return false }
      let kind = placeWords.map { $0[end] }.max() ?? 0
      return namesBegin.contains(end) || kind > 0 && namesBegin.contains(end + kind)
    }
    let askingForms = Self.askingForms(in: tokens, classes, spacing, grammar)
    func isCausative(_ place: Int) -> Bool {
      grammar.causatives.length(in: tokens, at: place) > 0
        && (place + 1..<tokens.count).prefix {
          !spacing.followsBreak[$0] && classes.joiners[$0] == 0
        }
        .contains { !askingForms[$0].isEmpty }
    }
    let showing = Set(grammar.verbs.filter(\.onlyShows).map(\.name))
    var tellingParticles = Array(repeating: 0, count: tokens.count)
    let spoken = tokens.indices.map { place -> [Verb] in
      let isBehindArticle = place > 0 && classes.determiners[place - 1] == 1
      // "The list" is where something is kept, "list" alone is a verb.
      if isBehindArticle, classes.containers[place] > 0 { return [] }
      var tokens = tokens
      if let form = askingForms[place].first(where: { form in
        grammar.verbs.contains { $0.runs.length(in: [Token(text: form, range: 0..<0)], at: 0) > 0 }
      }) {
        tokens[place].text = form
      }
      guard grammar.everyVerb.length(in: tokens, at: place) > 0 else { return [] }
      let whole = grammar.verbs.compactMap { verb -> Verb? in
        let length = verb.runs.length(in: tokens, at: place)
        // "On the Road" is put somewhere, not put on.
        if goesOnInName(place..<(place + length)) { return nil }
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
        // In a name nothing is read ("cho xem Tướng về hưu").
        let parts = verb.parts(in: tokens, at: place, isNamed: inNames.contains) { end in
          if verb.namesPlace { return namesPlace(end) }
          // Before a name a place is told ("nhét … vào Muốn đọc").
          return endsClause(end, orTells: verb) && !(verb.isSerial && namesBegin.contains(end))
        }
        guard let parts,
          !verb.isSerial || isOneClause(parts.verb.upperBound..<parts.particle.lowerBound)
        else { return nil }
        if !verb.endsClause { tellingParticles[parts.particle.lowerBound] = parts.particle.count }
        return Verb(
          name: verb.name,
          length: parts.verb.count,
          isLight: false,
          onlyShows: showing.contains(verb.name)
        )
      }
      // Who gets something done is asked for that, and not to get it.
      if !whole.isEmpty, isCausative(place) {
        return [Verb(name: "light", length: whole.map(\.length).max() ?? 1, isLight: true)]
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
    askingParticiples = askingForms.map { !$0.isEmpty }
  }

  /// For each place the forms that ask for what the participle there says, where somebody wants to have it done with a
  /// thing; none elsewhere.
  private static func askingForms(
    in tokens: [Token],
    _ classes: WordClasses,
    _ spacing: Spacing,
    _ grammar: SentenceGrammar
  ) -> [[String]] {
    var forms = Array(repeating: [String](), count: tokens.count)
    guard let past = grammar.past else { return forms }
    var namesThing: Bool?
    // "Have Dune opened and Emma moved".
    var goesOn = false
    var place = 0
    while place < tokens.count {
      if spacing.followsStop[place] { goesOn = false }
      if spacing.followsBreak[place] || goesOn && classes.joiners[place] > 0 {
        namesThing = goesOn ? false : nil
      }
      let length = grammar.causatives.length(in: tokens, at: place)
      if length > 0 {
        namesThing = false
        place += length
        continue
      }
      if namesThing == true, past.personLength(in: tokens, at: place - 1) != 1,
        classes.auxiliaries[place - 1] == 0
      {
        forms[place] = past.askingForms(of: tokens[place].text)
        if !forms[place].isEmpty { goesOn = true }
      }
      let isSmall =
        classes.courtesies[place] > 0 || classes.functionWords[place] > 0
        || classes.determiners[place] > 0
      // "It" is small, and a thing.
      if namesThing == false, !isSmall || classes.references[place] > 0 { namesThing = true }
      place += 1
    }
    return forms
  }
}
