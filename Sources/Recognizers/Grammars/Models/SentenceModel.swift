import PhraseMatcher
import SpokenLanguage

/// The catalogue's sentences, factored: phrases of words and classes of values, never multiplied out.
struct SentenceModel {
  /// A phrase with the chance that it is said.
  struct Phrase {
    var app: String
    var intent: String
    var parts: [Part]
    var weight: Double
  }

  /// A piece of a phrase.
  enum Part {
    /// Text as it is written.
    case text(String)
    /// One of the values of a class, in the place of a parameter; of none where the app's name stands.
    case slot(Int, parameter: String?)
  }

  /// Values that can stand in one place.
  struct Class {
    var name: String
    var values: [Value]
  }

  /// A value with the chance that it stands there; those of a class add up to 1.
  struct Value {
    var text: String
    var weight: Double
    /// What identifies it to the app; nil for the app's own name.
    var id: String?
  }

  /// The most ways of a phrase with brackets that are expected.
  static let mostWays = 256

  private(set) var phrases: [Phrase] = []
  private(set) var classes: [Class] = []
  private var classNumbers: [ClassKey: Int] = [:]

  /// A vocabulary, and the letters of the phrase that touch its values, such as a particle.
  private struct ClassKey: Hashable {
    var app: Int
    var vocabulary: String
    var before: String
    var after: String
  }

  init(_ catalog: PhraseCatalog, language: any Language, report: inout GrammarReport) {
    for (number, app) in catalog.apps.enumerated() {
      for shortcut in app.shortcuts {
        for phrase in app.plainPhrases(of: shortcut, atMost: Self.mostWays) {
          add(phrase, of: shortcut, app, number, language, &report)
        }
        for phrase in shortcut.phrases where phrase.isGrammar {
          let ways = (try? app.grammar.template(of: phrase.text))?.rows.count ?? 0
          if ways > Self.mostWays { report.leaveOut(phrase.text, .ways) }
        }
      }
    }
    let total = phrases.reduce(0) { $0 + $1.weight }
    if total > 0 { for index in phrases.indices { phrases[index].weight /= total } }
    report.phraseCount = phrases.count
    report.valueCount = classes.reduce(0) { $0 + $1.values.count }
    report.sentenceCount = sentenceCount
  }

  /// How many sentences there are; `Int.max` where it is beyond counting.
  var sentenceCount: Int {
    phrases.reduce(0) { total, phrase in
      let product = phrase.parts.reduce(1) { product, part in
        guard case .slot(let number, _) = part else { return product }
        let (value, overflow) = product.multipliedReportingOverflow(
          by: classes[number].values.count
        )
        return overflow ? .max : value
      }
      let (sum, overflow) = total.addingReportingOverflow(product)
      return overflow ? .max : sum
    }
  }
}

// MARK: - Leaving out

extension SentenceModel {
  /// The model with some of the values only, and without the phrases that then have none.
  func keepingValues(_ isKept: (String) -> Bool) -> SentenceModel {
    var model = self
    for slot in model.classes.indices {
      model.classes[slot].values.removeAll { !isKept($0.text) }
    }
    model.phrases.removeAll { phrase in
      phrase.parts.contains { part in
        if case .slot(let slot, _) = part { model.classes[slot].values.isEmpty } else { false }
      }
    }
    return model
  }
}

// MARK: - Phrases

extension SentenceModel {
  private mutating func add(
    _ phrase: PhraseCatalog.Phrase,
    of shortcut: PhraseCatalog.Shortcut,
    _ app: PhraseCatalog.App,
    _ number: Int,
    _ language: any Language,
    _ report: inout GrammarReport
  ) {
    guard phrase.weight > 0 else { return }
    guard let template = try? PhraseTemplate(parsing: phrase.text) else {
      report.leaveOut(phrase.text, .template)
      return
    }
    var pieces = template.elements
    var parts: [Part] = []
    for index in pieces.indices {
      switch pieces[index] {
      case .literal(let text):
        if !text.isEmpty { parts.append(.text(text)) }
      case .applicationName, .parameter:
        let before = index > 0 ? Self.takeEnd(of: &pieces[index - 1], parts: &parts) : ""
        let after = index + 1 < pieces.count ? Self.takeStart(of: &pieces[index + 1]) : ""
        let vocabulary = Self.vocabulary(pieces[index], shortcut)
        let key = ClassKey(app: number, vocabulary: vocabulary, before: before, after: after)
        guard let slot = slot(key, app, language, &report) else {
          report.leaveOut(phrase.text, vocabulary.hasPrefix("@") ? .openValue : .emptyVocabulary)
          return
        }
        parts.append(.slot(slot, parameter: Self.parameter(pieces[index])))
      }
    }
    phrases.append(
      Phrase(app: app.name, intent: shortcut.intent, parts: parts, weight: phrase.weight)
    )
  }

  private static func parameter(_ element: PhraseTemplate.Element) -> String? {
    if case .parameter(let name) = element { name } else { nil }
  }

  private static func vocabulary(
    _ element: PhraseTemplate.Element,
    _ shortcut: PhraseCatalog.Shortcut
  ) -> String {
    guard case .parameter(let name) = element else { return "" }
    return shortcut.parameters[name] ?? name
  }

  /// Takes the letters that touch the place from the text before it.
  private static func takeEnd(
    of element: inout PhraseTemplate.Element,
    parts: inout [Part]
  ) -> String {
    guard case .literal(let text) = element, case .text? = parts.last else { return "" }
    let end = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "'" }
    guard !end.isEmpty else { return "" }
    let rest = String(text.dropLast(end.count))
    parts[parts.count - 1] = .text(rest)
    return String(end.reversed())
  }

  /// Takes the letters that touch the place from the text after it, with the marks among them.
  private static func takeStart(of element: inout PhraseTemplate.Element) -> String {
    guard case .literal(let text) = element else { return "" }
    let start = text.prefix { !$0.isWhitespace }
    guard start.contains(where: { $0.isLetter || $0.isNumber }) else { return "" }
    element = .literal(String(text.dropFirst(start.count)))
    return String(start)
  }
}

// MARK: - Classes

extension SentenceModel {
  private mutating func slot(
    _ key: ClassKey,
    _ app: PhraseCatalog.App,
    _ language: any Language,
    _ report: inout GrammarReport
  ) -> Int? {
    if let known = classNumbers[key] { return known }
    let values = Self.values(key.vocabulary, app, language, &report)
    guard !values.isEmpty else { return nil }
    let total = values.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return nil }
    let glued = values.map { value in
      let text = key.before + value.text + key.after
      let isGlued = !key.before.isEmpty || !key.after.isEmpty
      return Value(
        text: isGlued ? language.resolvingParticles(in: text) : text,
        weight: value.weight / total,
        id: value.id
      )
    }
    let name = key.vocabulary.isEmpty ? "app" : key.vocabulary
    classes.append(Class(name: name, values: glued))
    classNumbers[key] = classes.count - 1
    return classes.count - 1
  }

  private static func values(
    _ vocabulary: String,
    _ app: PhraseCatalog.App,
    _ language: any Language,
    _ report: inout GrammarReport
  ) -> [Value] {
    if vocabulary.isEmpty {
      return ([app.name] + app.synonyms).map { Value(text: $0, weight: 1, id: nil) }
    }
    if vocabulary == "@number" {
      // Small numbers are said more often than large ones, and nothing is seldom asked for.
      return (0...100).compactMap { (number: Int) -> Value? in
        let text = String(number)
        guard language.spokenNumber(text) != nil else { return nil }
        return Value(text: text, weight: 1 / Double(number == 0 ? 102 : number + 1), id: text)
      }
    }
    let speakable = SpeakableNames(language)
    return (app.vocabularies[vocabulary] ?? []).flatMap { value in
      let names = ([value.title] + value.synonyms).filter(speakable.contains)
      if names.isEmpty { report.leaveOut(value.title, .otherLanguage) }
      return names.map { Value(text: $0, weight: max(0, value.weight), id: value.id) }
    }
  }
}
