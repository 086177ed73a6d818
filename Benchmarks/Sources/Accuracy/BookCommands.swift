import PhraseMatcher
import SpokenLanguage

/// Twenty templates over real titles: half of the titles are known, the other half are not.
struct BookCommands {
  private static let templates: [(intent: String, phrases: [String])] = [
    (
      "OpenBook", ["open ${book} in ${app}", "show ${book} in ${app}", "show me ${book} in ${app}"]
    ),
    ("RateBook", ["rate ${book} in ${app}", "give a rating to ${book} in ${app}"]),
    ("BuyBook", ["buy ${book} in ${app}", "order ${book} from ${app}"]),
    ("AddBook", ["add ${book} to ${app}", "put ${book} in ${app}"]),
    ("RemoveBook", ["remove ${book} from ${app}", "delete ${book} from ${app}"]),
    ("BorrowBook", ["borrow ${book} from ${app}", "lend me ${book} from ${app}"]),
    ("ReturnBook", ["return ${book} to ${app}", "give ${book} back to ${app}"]),
    ("ShareBook", ["share ${book} with ${app}", "recommend ${book} in ${app}"]),
    (
      "ReadBook",
      ["read ${book} with ${app}", "continue ${book} in ${app}", "start reading ${book} in ${app}"]
    ),
  ]

  let matcher: PhraseMatcher
  let listed: [(id: String, title: String)]
  private let unlisted: [String]
  let half: Half
  let options: MatchOptions
  let titles: [String: String]
  private let doubt: Doubt
  let names: NameIndex

  init(titles rows: [[String]], half: Half, options: MatchOptions) throws {
    var listed: [(id: String, title: String)] = []
    var unlisted: [String] = []
    for (number, row) in rows.enumerated() {
      if number % 2 == 0 { listed.append((row[0], row[1])) } else { unlisted.append(row[1]) }
    }
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: Self.templates.map { template in
        PhraseCatalog.Shortcut(
          intent: template.intent,
          phrases: template.phrases.map {
            PhraseCatalog.Phrase($0.replacing("${app}", with: "${applicationName}"))
          },
          parameters: ["book": "Book"]
        )
      },
      vocabularies: ["Book": listed.map { PhraseCatalog.Value(id: $0.id, title: $0.title) }]
    )
    matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    self.names = NameIndex(
      listed.map { PhraseCatalog.Value(id: $0.id, title: $0.title) },
      language: Languages.language(for: "en")
    )
    let names = listed
    doubt = Doubt(
      titles: names.map(\.title),
      frames: Self.templates.flatMap { template in
        template.phrases.map { (template.intent, Self.frame(of: $0)) }
      }
    )
    self.titles = Dictionary(
      names.map { ($0.id, $0.title) },
      uniquingKeysWith: { first, _ in first }
    )
    self.listed = listed.filter { Half(of: $0.title) == half }
    self.unlisted = unlisted.filter { Half(of: $0) == half }
    self.half = half
    self.options = options
  }

  /// A phrase as it is said, with a blank in the title's place.
  private static func frame(of phrase: String) -> String {
    phrase.replacing("${book}", with: "_").replacing("${app}", with: "library")
  }

  private func frame(_ number: Int) -> String {
    let template = Self.templates[number % Self.templates.count]
    return Self.frame(
      of: template.phrases[number / Self.templates.count % template.phrases.count]
    )
  }

  func sentence(_ number: Int, _ title: String) -> (text: String, intent: String) {
    let template = Self.templates[number % Self.templates.count]
    let phrase = template.phrases[number / Self.templates.count % template.phrases.count]
    let text = phrase.replacing("${book}", with: title).replacing("${app}", with: "Library")
    return (text.lowercased(), template.intent)
  }

  /// The kinds of mistakes: how many come out right as a match, and what the rest becomes.
  func mistakes(answers: inout Answers, showing: Int) -> String {
    Mistake.allCases.map { kind in
      var random = SplitMix64(seed: 20_240_607)
      var counts: [String: Int] = [:]
      var times = Times()
      var total = 0
      var doubtful = (total: 0, right: 0)
      var shown: [String] = []
      for (number, book) in (listed + listed).enumerated() {
        let (plain, intent) = sentence(number, book.title)
        guard let text = kind.made(in: plain, &random), kind == .none || text != plain else {
          continue
        }
        total += 1
        let found = times.measure(text) { matcher.understand(text, options: options) }
        let isRight = self.isRight(found, intent, book.title)
        answers.add(found, isRight: isRight, source: kind.rawValue)
        let name = isRight && found.outcome == .match ? "right" : Self.name(found.outcome)
        counts[name, default: 0] += 1
        if kind.isMisspelling,
          doubt.isDoubtful(text, title: book.title, frame: frame(number), intent: intent)
        {
          doubtful.total += 1
          if name == "right" { doubtful.right += 1 }
        }
        if name != "right", shown.count < showing { shown.append(Self.line(text, found)) }
      }
      if showing > 0 { shown.append("slowest: " + times.slowest) }
      let rest =
        counts.filter { $0.key != "right" }.sorted { $0.key < $1.key }
        .map { "\($0.key) \(percent($0.value, of: total))" }.joined(separator: ", ")
        + clear(counts["right", default: 0], of: total, without: doubtful)
      return kind.rawValue.padded(to: 22) + percent(counts["right", default: 0], of: total)
        + " of \(total)".padded(to: 9) + times.summary + "  " + rest
        + shown.map { "\n    " + $0 }.joined()
    }.joined(separator: "\n")
  }

  /// How many of those that are no nearer to another sentence are right.
  private func clear(
    _ right: Int,
    of total: Int,
    without doubtful: (total: Int, right: Int)
  ) -> String {
    guard doubtful.total > 0 else { return "" }
    return "; without \(doubtful.total) as near to another sentence: "
      + percent(right - doubtful.right, of: total - doubtful.total)
  }

  /// Known commands with titles that nobody listed.
  func unlistedTitles(answers: inout Answers, showing: Int) -> String {
    var counts: [String: Int] = [:]
    var times = Times()
    var shown: [String] = []
    var named = 0
    for (number, title) in unlisted.enumerated() {
      let (text, intent) = sentence(number, title)
      let tokens = Languages.language(for: "en").tokens(in: text)
      if names.mentions(in: tokens).contains(where: { $0.fit != .partial }) { named += 1 }
      let found = times.measure(text) { matcher.understand(text, options: options) }
      counts[Self.name(found.outcome), default: 0] += 1
      let isOpen = found.reading?.parameters.contains { $0.value == .unknown } == true
      let isRight = isOpen && found.reading?.intent == intent
      answers.add(found, isRight: isRight, source: "unlisted")
      if found.outcome == .match, shown.count < showing { shown.append(Self.line(text, found)) }
    }
    if showing > 0 { shown.append("slowest: " + times.slowest) }
    shown.insert("a listed title named in \(percent(named, of: unlisted.count))", at: 0)
    return Self.summary("unlisted titles", counts, unlisted.count, times, shown)
  }

  /// Sentences that are no command of the library at all.
  func outOfScope(_ sentences: [String], answers: inout Answers, showing: Int) -> String {
    var counts: [String: Int] = [:]
    var times = Times()
    var shown: [String] = []
    let chosen = Set(sentences).sorted().filter { Half(of: $0) == half }
    for text in chosen {
      let found = times.measure(text) { matcher.understand(text, options: options) }
      counts[Self.name(found.outcome), default: 0] += 1
      answers.add(found, isRight: false, source: "outOfScope")
      if found.outcome == .match, shown.count < showing { shown.append(Self.line(text, found)) }
    }
    if showing > 0 { shown.append("slowest: " + times.slowest) }
    return Self.summary("out of scope", counts, chosen.count, times, shown)
  }

  func isRight(_ found: Understanding, _ intent: String, _ title: String) -> Bool {
    guard let reading = found.reading, reading.intent == intent,
      case .known(let id, _)? = reading.parameters.first?.value
    else { return false }
    return titles[id] == title
  }

  private static func summary(
    _ name: String,
    _ counts: [String: Int],
    _ total: Int,
    _ times: Times,
    _ shown: [String]
  ) -> String {
    let rest = counts.sorted { $0.key < $1.key }
      .map { "\($0.key) \(percent($0.value, of: total))" }.joined(separator: ", ")
    return name.padded(to: 22) + "     of \(total)".padded(to: 14) + times.summary + "  " + rest
      + shown.map { "\n    " + $0 }.joined()
  }

  static func name(_ outcome: Understanding.Outcome) -> String {
    switch outcome {
    case .match: "match"
    case .ambiguous: "ambiguous"
    case .unknownValue: "unknownValue"
    case .refused: "refused"
    case .empty: "empty"
    }
  }

  static func line(_ text: String, _ found: Understanding) -> String {
    guard let reading = found.reading else { return "\(text) → \(name(found.outcome))" }
    let values = reading.parameters.map { parameter in
      if case .known(_, let title) = parameter.value { title } else { "?" + parameter.text }
    }
    return "\(text) → \(name(found.outcome)) \(reading.intent) \(values) \(reading.confidence) "
      + String(thousandths: reading.cost)
  }
}
