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
      let led = light.flatMap { verb in bare.prefix(2).map { verb + " " + $0 } }
      let single = singular(phrase.text)
      // One verb or another is as likely as none, and one of a thing as any other number.
      let kinds = [bare, led, single].filter { !$0.isEmpty }
      return kinds.flatMap { texts in
        texts.map { text in
          let share = Self.weight * phrase.weight / Double(kinds.count * texts.count)
          var other = PhraseCatalog.Phrase(text, weight: share, standingFor: phrase.text)
          other.isListed = false
          return other
        }
      }
    }
  }

  /// The sentence about one of what is counted ("a copy of Dune" for "3 copies of Dune").
  private func singular(_ text: String) -> [String] {
    let grammar = language.grammar
    let ones = grammar.numberHomophones.filter { $0.value == 1 }.keys.sorted()
      .filter { grammar.determiners?.runs.contains([$0]) == true }
    let words = text.split(separator: " ").map(String.init)
    return words.indices.dropLast().filter { words[$0].hasPrefix("${") }.flatMap { slot in
      let counter = words[slot + 1]
      let others = grammar.counters.runs.filter { run in
        run.count == 1 && run[0] != counter
          && language.stem(of: run[0]) == language.stem(of: counter)
      }
      return others.flatMap { other in
        ones.map { one in
          (words[..<slot] + [one] + other + words[(slot + 2)...]).joined(separator: " ")
        }
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
