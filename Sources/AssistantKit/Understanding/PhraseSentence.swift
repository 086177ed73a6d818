import AppIntents
import PhraseMatcher

/// A phrase as a person would say it, its places filled with names and values.
struct PhraseSentence: Sendable {
  private let phrase: String
  private let applicationName: String
  private let values: [String: String]
  private let titles: [String: String]
  /// What the intent is called; nil for one that is not known.
  private let title: String?

  /// An intent's phrase with none of its places filled.
  init(phrase: String, intent: IntentDefinition, applicationName: String) {
    self.phrase = phrase
    self.applicationName = applicationName
    values = [:]
    titles = Self.titles(of: intent)
    title = intent.title
  }

  /// A reading's phrase with the values that were read.
  init(_ reading: Reading, apps: [RunningApp]) {
    let app = apps.first { $0.definition.name == reading.app }
    phrase = app?.plainest(reading.phrase) ?? reading.phrase
    applicationName = reading.app
    values = Dictionary(
      reading.parameters.map { ($0.name, $0.shownValue) },
      uniquingKeysWith: { first, _ in first }
    )
    let intent = app?.intent(reading.intent)
    titles = intent.map(Self.titles(of:)) ?? [:]
    title = intent?.title
  }

  private static func titles(of intent: IntentDefinition) -> [String: String] {
    Dictionary(
      intent.parameters.map { ($0.name, $0.title) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The sentence with the values that it has no place for behind it ("Add a book to Library · Title: Emma").
  ///
  /// A sentence that is all places, none of them filled, says no more than the intent's title.
  var wholeText: String {
    let unsaid = values.keys.filter { !phrase.contains("${\($0)}") }.sorted()
    let others = unsaid.map { name in "\(titles[name] ?? name): \(values[name] ?? "")" }
    let places = titles.keys.filter { phrase.contains("${\($0)}") }
    let isOpen = !places.isEmpty && places.allSatisfy { values[$0] == nil }
    let sentence = isOpen ? title : nil
    return ([sentence ?? text { $0 }] + others).joined(separator: " · ")
  }

  /// The sentence; `open` writes a place that no value fills, from the parameter's title.
  func text(open: (String) -> String) -> String {
    guard let template = try? PhraseTemplate(parsing: phrase) else { return phrase }
    return template.elements.map { element in
      switch element {
      case .literal(let text): text
      case .applicationName: applicationName
      case .parameter(let name): values[name] ?? open(titles[name] ?? name)
      }
    }.joined()
  }
}

extension ParameterReading {
  /// The value as a person is shown it: its title, or the words where there is no known value.
  package var shownValue: String {
    switch value {
    case .known(_, let title): title
    case .unknown: text
    case .number(let number): AnswerReader.text(of: number)
    case .text(let text): text
    }
  }
}
