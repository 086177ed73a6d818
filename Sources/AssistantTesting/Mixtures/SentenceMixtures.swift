public import PhraseMatcher
public import SpokenLanguage

/// Sentences that hardly anybody would say, made of what an app and its language know.
///
/// Phrases of the app, names of its things, numbers, dates and every kind of small word of the language (what
/// corrects, excludes, denies, joins, asks, …) are strung together, then joined, split, misspelt and repeated. No
/// such sentence may end or hang an app, whatever it does.
///
/// ```swift
/// var random = SystemRandomNumberGenerator()
/// let assistant = try await TestAssistant(LibraryShortcuts.self, options: ["--dry-run"])
/// for _ in 0..<100 { _ = try? await assistant.say(assistant.mixtures.sentence(using: &random)) }
/// ```
public struct SentenceMixtures: Sendable {
  /// Phrases with their places, cut at them.
  private let phrases: [[Piece]]
  /// By the type of a parameter the names of its values.
  private let names: [String: [String]]
  private let allNames: [String]
  private let words: LanguageWords
  private let dates: [String]
  private let spoiler: SentenceSpoiler

  /// Part of a phrase.
  private enum Piece: Sendable {
    case words(String)
    case place(type: String)
  }

  /// Gets ready to make sentences.
  ///
  /// - Parameters:
  ///   - catalog: What can be said.
  ///   - language: The language in which it is said.
  public init(catalog: PhraseCatalog, language: any Language) {
    phrases = catalog.apps.flatMap { app in
      app.shortcuts.flatMap { shortcut in
        shortcut.phrases.map { phrase in
          Self.pieces(of: phrase.text, app: app.name, parameters: shortcut.parameters)
        }
      }
    }
    var names: [String: [String]] = [:]
    for app in catalog.apps {
      for (type, values) in app.vocabularies {
        names[type, default: []] += values.prefix(Self.mostNames).flatMap {
          [$0.title] + $0.synonyms
        }
      }
    }
    self.names = names
    allNames = names.sorted { $0.key < $1.key }.flatMap(\.value)
    words = LanguageWords(language)
    dates = language.dateWords
    spoiler = SentenceSpoiler(language)
  }

  /// More names of a kind make no other sentences.
  private static let mostNames = 500

  private static func pieces(
    of phrase: String,
    app: String,
    parameters: [String: String]
  ) -> [Piece] {
    phrase.split(separator: "${").enumerated().flatMap { number, part -> [Piece] in
      guard number > 0 || phrase.hasPrefix("${"), let end = part.firstIndex(of: "}") else {
        return [.words(String(part))]
      }
      let name = String(part[..<end])
      let place: Piece =
        name == "applicationName" ? .words(app) : .place(type: parameters[name] ?? "")
      return [place, .words(String(part[part.index(after: end)...]))]
    }
  }

  // MARK: - Sentences

  /// Makes a sentence.
  ///
  /// - Parameter random: Where chance comes from; the same gives the same.
  /// - Returns: The sentence; seldom an empty one.
  public func sentence(using random: inout some RandomNumberGenerator) -> String {
    var sentence = phrase(&random)
    if Int.random(in: 0..<3, using: &random) == 0 { sentence = piece(&random) }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      sentence += separator(&random) + piece(&random)
    }
    for _ in 0..<3 where Int.random(in: 0..<4, using: &random) == 0 {
      sentence = spoiler.spoilt(sentence, &random)
    }
    return sentence
  }

  /// Makes what may be said when something is asked: a name, an amount, a small word, or a whole sentence.
  ///
  /// - Parameter random: Where chance comes from; the same gives the same.
  /// - Returns: The answer.
  public func answer(using random: inout some RandomNumberGenerator) -> String {
    Int.random(in: 0..<4, using: &random) == 0 ? sentence(using: &random) : piece(&random)
  }

  private func piece(_ random: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: phrase(&random)
    case 4..<8: name(&random)
    case 8..<10: words.amounts.randomElement(using: &random) ?? ""
    case 10..<12: dates.randomElement(using: &random) ?? ""
    default:
      filled(words.tables.randomElement(using: &random)?.randomElement(using: &random), &random)
    }
  }

  /// A phrase with something in its places, whole or a part of it.
  private func phrase(_ random: inout some RandomNumberGenerator) -> String {
    let phrase = (phrases.randomElement(using: &random) ?? []).map { piece in
      switch piece {
      case .words(let words): words
      case .place(let type): value(of: type, &random)
      }
    }
    .joined()
    guard Int.random(in: 0..<3, using: &random) == 0 else { return phrase }
    let words = phrase.split(separator: " ")
    guard words.count > 1 else { return phrase }
    let start = Int.random(in: 0..<words.count, using: &random)
    return words[start...].prefix(Int.random(in: 1...words.count, using: &random))
      .joined(separator: " ")
  }

  /// What may stand in a phrase's place: mostly what is meant to, sometimes anything.
  private func value(of type: String, _ random: inout some RandomNumberGenerator) -> String {
    if Int.random(in: 0..<8, using: &random) == 0 { return piece(&random) }
    if let name = names[type]?.randomElement(using: &random) { return name }
    switch type {
    case "@date", "@time", "@duration":
      let count = Int.random(in: 1...3, using: &random)
      return (0..<count).map { _ in
        (Bool.random(using: &random) ? dates : words.amounts).randomElement(using: &random) ?? ""
      }
      .joined(separator: " ")
    case "@text": return name(&random)
    default: return words.amounts.randomElement(using: &random) ?? ""
    }
  }

  /// A name of something, whole or some words of it.
  private func name(_ random: inout some RandomNumberGenerator) -> String {
    let name = allNames.randomElement(using: &random) ?? ""
    guard Int.random(in: 0..<4, using: &random) == 0 else { return name }
    let words = name.split(separator: " ")
    let start = Int.random(in: 0...words.count, using: &random)
    return words[start...].prefix(2).joined(separator: " ")
  }

  /// The words of a template with something in its places.
  private func filled(_ words: String?, _ random: inout some RandomNumberGenerator) -> String {
    guard let words, words.contains("{") else { return words ?? "" }
    return words.split(separator: "{").map { part in
      guard let end = part.firstIndex(of: "}") else { return String(part) }
      return name(&random) + part[part.index(after: end)...]
    }
    .joined()
  }

  private func separator(_ random: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<12: " "
    case 12..<16: ", "
    case 16: ""
    default: Self.separators.randomElement(using: &random) ?? " "
    }
  }

  private static let separators = [
    ". ", "? ", "! ", "; ", ": ", " – ", "… ", "、", "。", "，", "？", "\n", "  ", " (", ") ", "“",
    "” ",
  ]
}

extension TestAssistant {
  /// Sentences made of what its apps and their language know, for finding what ends or hangs an app.
  public var mixtures: SentenceMixtures {
    SentenceMixtures(catalog: catalog, language: language)
  }
}
