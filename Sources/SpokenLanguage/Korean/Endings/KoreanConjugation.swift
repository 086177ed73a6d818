/// What may follow each form of a verb, as tables that go on with one another.
///
/// A token is a syllable, so that "열어 줘" and "열어줘" are one run. The endings are those of 국립국어원, 한국어 문법
/// (2005), chapters 5 and 6, in all levels of speech and as they are typed.
struct KoreanConjugation: Sendable {
  /// By form the endings; a form that may end a word by itself has none of them.
  private let endings: [KoreanStem.Form: WordRuns]
  private let bare: Set<KoreanStem.Form>

  private init(_ endings: [KoreanStem.Form: WordRuns], bare: Set<KoreanStem.Form>) {
    self.endings = endings
    self.bare = bare
  }

  /// All endings, and auxiliary verbs behind the infinitive.
  static let all: KoreanConjugation = {
    let simple = KoreanConjugation(KoreanEndings.tables, bare: KoreanEndings.bare)
    var tables = KoreanEndings.tables
    var infinitive = tables[.infinitive] ?? .none
    // Auxiliary verbs follow one another: "열어 봐 줘", "옮겨 놔 줘".
    var behind = simple
    for _ in 0..<2 {
      let auxiliaries = behind.runs(of: KoreanEndings.auxiliaries, start: .anywhere)
      infinitive = WordRuns(joining: [tables[.infinitive] ?? .none, auxiliaries])
      var further = KoreanEndings.tables
      further[.infinitive] = infinitive
      behind = KoreanConjugation(further, bare: KoreanEndings.bare)
    }
    tables[.infinitive] = infinitive
    return KoreanConjugation(tables, bare: KoreanEndings.bare)
  }()

  /// The runs of some verbs with their endings.
  ///
  /// - Parameters:
  ///   - verbs: The verbs as dictionaries list them.
  ///   - start: Where a run may begin.
  ///   - forms: The forms that count; all of them where none are named.
  ///   - behind: What the syllable before has to be.
  /// - Returns: The runs, as a table.
  func runs(
    of verbs: [String],
    start: WordRuns.Start,
    forms: [KoreanStem.Form] = KoreanStem.Form.allCases,
    behind: (@Sendable (String) -> Bool)? = nil
  ) -> WordRuns {
    var tables: [WordRuns] = []
    for form in forms where bare.contains(form) || endings[form] != nil || form == .infinitive {
      let heads = Self.heads(of: verbs, in: form).flatMap(Self.misspelt)
      if bare.contains(form) {
        // One syllable is a part of too many words.
        let short = heads.filter { $0.count == 1 }
        let long = heads.filter { $0.count > 1 }
        let isFree = start == .anywhere && form != .infinitive
        let likeParticles = short.filter { Self.particles.contains($0[0]) }
        tables.append(
          WordRuns(
            short.filter { !Self.particles.contains($0[0]) },
            start: isFree ? .word : start,
            endsWord: true,
            behind: behind
          )
        )
        tables.append(WordRuns(likeParticles, start: .word, endsWord: true, behind: behind))
        tables.append(WordRuns(long, start: start, endsWord: true, behind: behind))
      }
      if let tail = endings[form] {
        tables.append(
          WordRuns(heads, start: start, endsWord: false, then: [tail], behind: behind)
        )
      }
      if form == .infinitive {
        let contracted = verbs.compactMap {
          KoreanStem($0).flatMap { KoreanDialects.infinitive(of: $0.text(of: .plain)) }
        }
        tables.append(
          WordRuns(
            contracted.map(Self.syllables),
            start: start,
            endsWord: false,
            then: [KoreanDialects.behindInfinitive],
            behind: behind
          )
        )
      }
    }
    return WordRuns(joining: tables)
  }

  /// Particles that are spelled as infinitives of one syllable are ("친구가", "가").
  private static let particles: Set<String> = ["가", "나", "도", "만"]

  /// The verbs that make a verb of a noun for what is done, with the particle of the object or without it ("주문 넣어",
  /// "결제 때려"): 세종 전자사전, 기능동사.
  private static let supports = ["하다", "시키다", "되다", "넣다", "걸다", "때리다", "박다", "들어가다", "진행하다"]

  /// The runs of nouns that 하다 makes verbs of ("삭제", "삭제 좀 해 줘", "삭제를 부탁해").
  func runs(ofNouns nouns: [String], start: WordRuns.Start) -> WordRuns {
    let heads = nouns.map(Self.syllables).flatMap(Self.misspelt)
    let verbs = runs(of: Self.supports, start: .anywhere)
    let softened = WordRuns(
      ["좀", "을", "를", "도", "만", "한번", "을좀", "를좀", "다시", "바로"].map(Self.syllables),
      start: .anywhere,
      endsWord: false,
      then: [verbs]
    )
    let particles = WordRuns(
      ["을", "를", "도", "만", "요", "이요", "용", "좀"].map(Self.syllables),
      start: .anywhere,
      endsWord: true
    )
    return WordRuns(joining: [
      WordRuns(heads, start: start, endsWord: true),
      WordRuns(heads, start: start, endsWord: false, then: [verbs, softened, particles]),
    ])
  }

  /// The runs of some verbs in a condition ("읽으면").
  func conditions(of verbs: [String]) -> WordRuns {
    let linked = Self.heads(of: verbs, in: .linked)
    let ending = WordRuns([["면"]], start: .anywhere, endsWord: true)
    let honorific = WordRuns([["시", "면"]], start: .anywhere, endsWord: true)
    return WordRuns(joining: [
      WordRuns(linked, start: .anywhere, endsWord: false, then: [ending]),
      WordRuns(
        Self.heads(of: verbs, in: .honorific),
        start: .anywhere,
        endsWord: false,
        then: [honorific]
      ),
    ])
  }

  /// The syllables of a form of each verb.
  static func heads(of verbs: [String], in form: KoreanStem.Form) -> [[String]] {
    verbs.flatMap { verb -> [[String]] in
      guard let stem = KoreanStem(verb) else { return [] }
      let text = stem.text(of: form)
      guard form == .infinitive || form == .past else { return [syllables(text)] }
      // 놓아 is spoken 놔, and 봐 may be written 보아.
      let plain = stem.text(of: .plain)
      let suffix = form == .past ? ("았", "었") : ("아", "어")
      var found = [syllables(text)]
      if plain.hasSuffix("놓") {
        found.append(syllables(plain.dropLast() + (form == .past ? "놨" : "놔")))
      }
      if plain.hasSuffix("보") { found.append(syllables(plain + suffix.0)) }
      if plain.hasSuffix("주") || plain.hasSuffix("두") || plain.hasSuffix("되") {
        found.append(syllables(plain + suffix.1))
      }
      if plain.hasSuffix("하") { found.append(syllables(plain + (form == .past ? "였" : "여"))) }
      return found
    }
  }

  /// A row of syllables, and with one of them written as it sounds or with ㅐ for ㅔ.
  private static func misspelt(_ row: [String]) -> [[String]] {
    var rows = [row]
    for place in row.indices {
      for other in KoreanSlips.asHeard(row[place]) {
        var changed = row
        changed[place] = other
        rows.append(changed)
      }
    }
    return rows
  }

  /// The syllables of a text without the spaces between them.
  static func syllables(_ text: String) -> [String] {
    text.filter { !$0.isWhitespace }.map(String.init)
  }

  /// The rows of syllables of a list with commas between them.
  static func rows(_ list: String) -> [[String]] {
    list.split(separator: ",").map { syllables(String($0)) }
  }
}
