import AppIntents
import PhraseMatcher
import SpokenLanguage

/// How a yes or a no is said inside a sentence: as on and off, and as the app calls them.
struct SwitchVocabulary {
  /// The identifier of what is on.
  static let on = "true"
  /// The identifier of what is off.
  static let off = "false"

  /// What the vocabulary is called; parameters with the same labels share one.
  let name: String
  let values: [PhraseCatalog.Value]

  /// The words for a parameter's values; nil for one that is neither on nor off.
  init?(_ type: ParameterType, language: any Language) {
    guard case .bool(let yes, let no) = type, let name = Self.name(of: type) else { return nil }
    self.name = name
    let grammar = language.grammar
    values = [
      Self.value(Self.on, yes, grammar.on, language),
      Self.value(Self.off, no, grammar.off, language),
    ].compactMap(\.self)
  }

  /// What the vocabulary of a parameter is called; nil for one that is neither on nor off.
  static func name(of type: ParameterType) -> String? {
    guard case .bool(let yes, let no) = type else { return nil }
    return (["Bool"] + [yes, no].compactMap(\.self)).joined(separator: "/")
  }

  private static func value(
    _ id: String,
    _ label: String?,
    _ runs: WordRuns,
    _ language: any Language
  ) -> PhraseCatalog.Value? {
    let words = [label].compactMap(\.self) + runs.runs.map { language.text(of: $0) }
    guard let title = words.first else { return nil }
    return PhraseCatalog.Value(id: id, title: title, synonyms: Array(words.dropFirst()))
  }
}

extension Language {
  /// Tokens as a person writes them: in one where that is read the same way.
  fileprivate func text(of run: [String]) -> String {
    let joined = run.joined()
    return tokens(in: joined).map(\.text) == run ? joined : run.joined(separator: " ")
  }
}
