import PhraseMatcher
import SpokenLanguage

/// The phrases with other verbs of the same class, also those whose particle stands behind the value ("throw Dune
/// out"), with the form of the verb that requests have ("mind removing Dune"), with other determiners ("my" for
/// "the"), and without the app's name at the end.
///
/// For models of word runs, which have to know which words follow which; nobody matches these as phrases.
struct GeneralVerbs {
  /// How likely another verb is beside that of a phrase, all others together.
  private static let weight = 0.3
  private static let name = "${applicationName}"

  private let language: any Language

  init(_ language: any Language) {
    self.language = language
  }

  func others(than phrases: [PhraseCatalog.Phrase]) -> [PhraseCatalog.Phrase] {
    var known = Set(phrases.map { $0.text.lowercased() })
    var others: [PhraseCatalog.Phrase] = []
    for phrase in phrases where !phrase.isGrammar {
      let bare = withoutName(phrase.text)
      let sayings =
        verbs(of: phrase.text) + (bare.map { [$0] + verbs(of: $0) } ?? [])
        + determined(phrase.text)
      let new = sayings.filter { known.insert($0.lowercased()).inserted }
      let share = Self.weight * phrase.weight / Double(max(1, new.count))
      others += new.map { text in
        var other = PhraseCatalog.Phrase(text, weight: share, standingFor: phrase.text)
        other.isListed = false
        return other
      }
    }
    return others
  }

  /// The phrase without "in library" at its end; nil where nothing but words is left of it.
  private func withoutName(_ phrase: String) -> String? {
    guard phrase.hasSuffix(" " + Self.name) else { return nil }
    let words = phrase.dropLast(Self.name.count + 1).split(separator: " ")
    let rest = words.dropLast().joined(separator: " ")
    return rest.contains("${") ? rest : nil
  }

  /// The phrase with the other verbs of the class of its first words.
  private func verbs(of phrase: String) -> [String] {
    guard !language.grammar.verbsComeLast else { return [] }
    let words = phrase.split(separator: " ")
    let literal = words.prefix { !$0.contains("${") }.joined(separator: " ")
    let tokens = language.tokens(in: literal)
    guard tokens.count == literal.split(separator: " ").count else { return [] }
    for verb in language.grammar.verbs where !verb.isLight {
      let length = verb.runs.length(in: tokens, at: 0)
      guard length > 0 else { continue }
      let rest = words.dropFirst(length).map(String.init)
      let forms = verb.runs.runs.filter { $0.first.map(language.beginsCommand) ?? false }
      let asked = language.grammar.gerunds?.requests(of: tokens.prefix(length).map(\.text)) ?? []
      return forms.map { ($0 + rest).joined(separator: " ") }
        + asked.map { ([$0] + rest).joined(separator: " ") } + separated(verb.name, before: rest)
    }
    return []
  }

  /// The verbs of a class around the value, where their particle stands behind it, and what the particle goes on
  /// with before the app's name ("out of").
  private func separated(_ name: String, before rest: [String]) -> [String] {
    guard let slot = rest.first, slot.hasPrefix("${"), slot != Self.name else { return [] }
    let isNamed = rest.last == Self.name
    let separable = language.grammar.separableVerbs.filter { $0.name == name && $0.endsClause }
    return separable.flatMap { verb in
      verb.particles.runs.flatMap { particle in
        let longer = language.grammar.functionWords.runs.filter {
          $0.count > particle.count && $0.starts(with: particle)
        }
        let ends =
          isNamed && !verb.isSerial ? ([particle] + longer).map { $0 + [Self.name] } : [particle]
        return verb.stems.runs.flatMap { stem in
          ends.map { (stem + [slot] + $0).joined(separator: " ") }
        }
      }
    }
  }

  /// The phrase with every other determiner where one stands before a value.
  private func determined(_ phrase: String) -> [String] {
    guard let determiners = language.grammar.determiners?.runs else { return [] }
    let words = phrase.split(separator: " ").map(String.init)
    let places = words.indices.dropLast().filter {
      determiners.contains([words[$0].lowercased()]) && words[$0 + 1].hasPrefix("${")
    }
    guard let place = places.first else { return [] }
    return determiners.map { other in
      (words[..<place] + other + words[(place + 1)...]).joined(separator: " ")
    }
  }
}
