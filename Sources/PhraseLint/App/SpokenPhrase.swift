import AppSources
import SpokenLanguage

/// A phrase as it is said: its normalised words, with marks in the places of names and values.
struct SpokenPhrase: Sendable, Hashable {
  /// A word, or a place for one.
  enum Element: Sendable, Hashable {
    case word(String)
    case applicationName
    case parameter(String)
  }

  let elements: [Element]

  init(_ text: PhraseText, language: any Language) {
    elements = text.pieces.flatMap { piece -> [Element] in
      switch piece {
      case .literal(let text): language.tokens(in: text).map { .word($0.text) }
      case .applicationName: [.applicationName]
      case .parameter(let name), .other(let name): [.parameter(name)]
      }
    }
  }

  /// The same with every parameter alike, so that equal phrases are those that nobody can tell apart.
  var shape: [Element] {
    elements.map { if case .parameter = $0 { .parameter("") } else { $0 } }
  }

  /// The words without the app's name and values.
  var words: [String] {
    elements.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }
}
