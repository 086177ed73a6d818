import PhraseMatcher
import SpokenLanguage

/// The slow and obvious twin of the matcher: it writes every sentence out and compares.
struct Oracle {
  struct Sentence: Hashable {
    let app: String
    let intent: String
    let phrase: String
    let text: String
    let words: [String]
    let values: [String: String]
  }

  let sentences: [Sentence]
  private let language: any Language

  init(_ catalog: PhraseCatalog, language: any Language) {
    self.language = language
    var sentences: [Sentence] = []
    for app in catalog.apps {
      for shortcut in app.shortcuts {
        for phrase in shortcut.phrases {
          sentences += Self.sentences(of: phrase.text, shortcut, app, language)
        }
      }
    }
    self.sentences = sentences
  }

  /// What an exact reading must say, without places: intent, phrase and the identifiers of values.
  func readings(of utterance: String) -> Set<[String]> {
    let words = language.tokens(in: utterance).map(\.text)
    guard !words.isEmpty else { return [] }
    return Set(sentences.filter { $0.words == words }.map(Self.summary))
  }

  /// The sentences whose words begin with a prefix, the last word perhaps not typed to its end.
  func completions(of prefix: String) -> Set<String> {
    var words = language.tokens(in: prefix).map(\.text)
    let partial = prefix.last?.isWhitespace == false ? words.popLast() : nil
    let matching = sentences.filter { sentence in
      guard sentence.words.starts(with: words) else { return false }
      guard let partial else { return true }
      return sentence.words.count > words.count
        && sentence.words[words.count].utf8.starts(with: partial.utf8)
    }
    return Set(matching.map(\.text))
  }

  static func summary(_ sentence: Sentence) -> [String] {
    [sentence.app, sentence.intent, sentence.phrase]
      + sentence.values.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
  }

  static func summary(_ reading: Reading) -> [String] {
    let values = reading.parameters.sorted { $0.name < $1.name }.flatMap { parameter in
      guard case .known(let id, _) = parameter.value else { return [parameter.name, "?"] }
      return [parameter.name, id]
    }
    return [reading.app, reading.intent, reading.phrase] + values
  }

  private struct Part {
    var text = ""
    var words: [String] = []
    var values: [String: String] = [:]
  }

  private static func sentences(
    of phrase: String,
    _ shortcut: PhraseCatalog.Shortcut,
    _ app: PhraseCatalog.App,
    _ language: any Language
  ) -> [Sentence] {
    var parts = [Part()]
    var rest = Substring(phrase)
    while !rest.isEmpty {
      let choices: [Part]
      if rest.hasPrefix("${"), let close = rest.firstIndex(of: "}") {
        let name = String(rest.dropFirst(2).prefix { $0 != "}" })
        choices = Self.choices(for: name, shortcut, app, language)
        rest = rest[rest.index(after: close)...]
      } else {
        let literal = String(rest.first ?? " ") + rest.dropFirst().prefix { $0 != "$" }
        choices = [Part(text: literal, words: language.tokens(in: literal).map(\.text))]
        rest = rest.dropFirst(literal.count)
      }
      parts = parts.flatMap { part in
        choices.map { choice in
          Part(
            text: part.text + choice.text,
            words: part.words + choice.words,
            values: part.values.merging(choice.values) { $1 }
          )
        }
      }
    }
    return parts.map { part in
      Sentence(
        app: app.name,
        intent: shortcut.intent,
        phrase: phrase,
        text: part.text,
        words: part.words,
        values: part.values
      )
    }
  }

  private static func choices(
    for name: String,
    _ shortcut: PhraseCatalog.Shortcut,
    _ app: PhraseCatalog.App,
    _ language: any Language
  ) -> [Part] {
    if name == "applicationName" {
      return ([app.name] + app.synonyms).map { title in
        Part(text: title, words: language.tokens(in: title).map(\.text))
      }
    }
    let values = shortcut.parameters[name].flatMap { app.vocabularies[$0] } ?? []
    return values.flatMap { value in
      ([value.title] + value.synonyms).compactMap { title in
        let words = language.tokens(in: title).map(\.text)
        return words.isEmpty ? nil : Part(text: title, words: words, values: [name: value.id])
      }
    }
  }
}
