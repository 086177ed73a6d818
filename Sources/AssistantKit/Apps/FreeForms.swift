import PhraseMatcher
import SpokenLanguage

/// How people say a sentence with two values otherwise: with a light verb, without the preposition between the
/// values, or with the values in the other order ("give Dune four stars", "finished Dune").
///
/// For models of word runs, which have to know which words follow which; nobody matches these as phrases.
struct FreeForms {
  /// How likely all of them together are beside the sentence itself.
  private static let weight = 0.5

  private let language: any Language

  init(_ language: any Language) {
    self.language = language
  }

  /// The other ways to say some phrases; none where the verb comes last.
  func others(than phrases: [PhraseCatalog.Phrase]) -> [PhraseCatalog.Phrase] {
    guard !language.grammar.verbsComeLast else { return [] }
    let light = language.grammar.verbs.filter(\.isLight).flatMap(\.runs.runs)
      .map { $0.joined(separator: " ") }
    return phrases.flatMap { phrase -> [PhraseCatalog.Phrase] in
      guard let parts = Parts(phrase.text) else { return [] }
      let bare = [parts.inOrder, parts.reversed, parts.joined]
      let texts = bare + light.flatMap { verb in bare.prefix(2).map { verb + " " + $0 } }
      let share = Self.weight * phrase.weight / Double(texts.count)
      return texts.map { text in
        var other = PhraseCatalog.Phrase(text, weight: share, standingFor: phrase.text)
        other.isListed = false
        return other
      }
    }
  }
}

/// A sentence of a verb and two values, each with the words that count it.
private struct Parts {
  private let first: String
  private let between: String
  private let second: String

  /// Nil where a sentence holds the app's name or other than two values.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let slots = words.indices.filter { words[$0].hasPrefix("${") }
    guard slots.count == 2, !text.contains("${applicationName}") else { return nil }
    let inside = words[slots[0] + 1..<slots[1]]
    // The last word between two values belongs to the second, those before it count the first.
    first = ([words[slots[0]]] + inside.dropLast()).joined(separator: " ")
    between = inside.last ?? ""
    second = words[slots[1]...].joined(separator: " ")
  }

  /// As in "Dune four stars".
  var inOrder: String { first + " " + second }
  /// As in "four stars Dune"; the small word between them is left to what follows anything.
  var reversed: String { second + " " + first }
  /// As in "four copies of Dune".
  var joined: String { [first, between, second].filter { !$0.isEmpty }.joined(separator: " ") }
}
