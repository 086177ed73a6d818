import AppIntents
import PhraseMatcher
import SpokenLanguage

/// Finds the option that a misspelt or misheard answer means, by its names or by one of its words.
struct TolerantOptionReader: Sendable {
  /// The most options whose single words are listened for; in longer lists they tell too little.
  private static let mostWithWords = 50

  let language: any Language

  /// The place of the one option that is meant; nil where there is none, or more than one.
  ///
  /// Small words and courtesies are no name that was misspelt ("do that").
  func place(of answer: String, among options: [IntentOption]) -> Int? {
    guard language.keys(of: answer).contains(where: { !language.isClosedClass($0) }) else {
      return nil
    }
    let values = options.enumerated().map { place, option in
      PhraseCatalog.Value(
        id: String(place),
        title: option.title,
        synonyms: option.synonyms + words(of: option, in: options)
      )
    }
    let choice = PhraseCatalog.Shortcut(
      intent: "choose",
      phrases: ["${option}"],
      parameters: ["option": "Option"]
    )
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(name: "", shortcuts: [choice], vocabularies: ["Option": values])
    ])
    guard let matcher = try? PhraseMatcher(catalog, language: language) else { return nil }
    let understanding = matcher.understand(answer)
    guard understanding.outcome == .match,
      case .known(let id, _)? = understanding.reading?.parameters.first?.value
    else { return nil }
    return Int(id)
  }

  private func words(of option: IntentOption, in options: [IntentOption]) -> [String] {
    guard options.count <= Self.mostWithWords else { return [] }
    return language.tokens(in: option.title + " " + (option.subtitle ?? "")).map(\.text)
      .filter { $0.count > 2 && !language.isFunctionWord($0) }
  }
}
