import SpokenLanguage

/// The phrases of a language taken apart, ready to be compared with a sentence.
struct FindPhraseBook: Sendable {
  /// A piece of a phrase.
  enum Piece: Sendable, Hashable {
    case words([String])
    case property, value, number, noun
  }

  /// A phrase in pieces.
  struct Phrase: Sendable {
    let meaning: FindPhrase.Meaning
    let pieces: [Piece]
    let roles: [[String]]
    /// Whether it has several words, and one that is said of nothing but an order ("sorted by").
    fileprivate(set) var isPlainOrder = false

    var hasProperty: Bool { pieces.contains(.property) }
    var isOrder: Bool { if case .order = meaning { true } else { false } }
    /// The words that it is made of.
    var words: [String] {
      pieces.flatMap { if case .words(let words) = $0 { words } else { [String]() } }
    }
    /// Whether a value or a number stands last.
    var endsInPlace: Bool { pieces.last == .value || pieces.last == .number }
  }

  let requests: [[String]]
  /// What asks to look or to tell, before a question that depends on it.
  let inquiries: [[String]]
  /// What asks to put things in an order.
  let sortings: [[String]]
  /// Whether who asks ends with that, and does not begin with it.
  let requestsComeLast: Bool
  let askings: [[String]]
  /// What asks for a property, named beside it or not.
  let questions: [[String]]
  /// What stands for things of any kind.
  let anything: [[String]]
  /// What such properties are called as tell who made a thing.
  let makers: [[String]]
  /// What leaves out what was spoken of.
  let others: [[String]]
  let all: [[String]]
  let fillers: [[String]]
  /// Words that point at where things are.
  let places: [[String]]
  let particles: [[String]]
  let articles: [[String]]
  let and: [[String]]
  let or: [[String]]
  let phrases: [Phrase]

  init(_ words: FindWords, language: any Language) {
    func keys(_ text: some StringProtocol) -> [String] { language.findKeys(of: text) }
    requests = (words.requests + words.wishes + words.inquiries).map(keys)
    inquiries = words.inquiries.map(keys)
    sortings = words.sortings.map(keys)
    requestsComeLast = language.grammar.verbsComeLast
    askings = words.askings.map(keys)
    questions = (words.questions + words.roles.flatMap(\.questions)).map(keys)
    anything = words.anything.map(keys)
    makers = words.makers.map(keys)
    others = words.others.map(keys)
    all = words.all.map(keys)
    fillers = words.fillers.map(keys)
    places = words.places.map(keys)
    particles = words.particles.map(keys)
    articles = words.articles.map(keys)
    and = words.and.map(keys)
    or = words.or.map(keys)
    var phrases = words.phrases.flatMap { phrase in
      let roles = phrase.roles.map(keys)
      return phrase.templates.map { template in
        Phrase(
          meaning: phrase.meaning,
          pieces: Self.pieces(of: template, keys: keys),
          roles: roles
        )
      }
    }
    let elsewhere = Set(
      phrases.filter { !$0.isOrder }.flatMap(\.words)
        + (requests + askings + all + fillers).joined()
    )
    for place in phrases.indices where phrases[place].isOrder {
      // One alone may as well be the end of a name, as 순 is in Korean.
      let words = phrases[place].words
      phrases[place].isPlainOrder = words.count > 1 && words.contains { !elsewhere.contains($0) }
    }
    self.phrases = phrases
  }

  /// All words that phrases are made of.
  var words: Set<String> {
    var words: Set<String> = []
    for group in [requests, askings, anything, others, all, fillers, places, and, or] {
      words.formUnion(group.joined())
    }
    words.formUnion(phrases.flatMap(\.words))
    return words
  }

  private static func pieces(of template: String, keys: (Substring) -> [String]) -> [Piece] {
    var pieces: [Piece] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let words = keys(rest[..<open])
      if !words.isEmpty { pieces.append(.words(words)) }
      switch rest[rest.index(after: open)..<close] {
      case "property": pieces.append(.property)
      case "number": pieces.append(.number)
      case "noun": pieces.append(.noun)
      default: pieces.append(.value)
      }
      rest = rest[rest.index(after: close)...]
    }
    let words = keys(rest)
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }
}
