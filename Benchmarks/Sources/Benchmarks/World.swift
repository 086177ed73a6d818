import Foundation
import PhraseMatcher
import SpokenLanguage

/// What the scenarios are about: so many templates over so many titles, and what is said.
struct World {
  let titles: [String]
  let templates: [String]
  let catalog: PhraseCatalog
  let language = Languages.language(for: "en")

  /// Makes a world of titles and templates with one parameter each.
  init(templates count: Int, titles: [String]) {
    self.titles = titles
    templates = Self.templates(count)
    let values = titles.enumerated().map { PhraseCatalog.Value(id: "b\($0)", title: $1) }
    let shortcuts = templates.enumerated().map { number, text in
      PhraseCatalog.Shortcut(
        intent: "Intent\(number)",
        phrases: [PhraseCatalog.Phrase(text)],
        parameters: ["book": "Book"]
      )
    }
    catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(name: "Library", shortcuts: shortcuts, vocabularies: ["Book": values])
    ])
  }

  func matcher() throws -> PhraseMatcher {
    try PhraseMatcher(catalog, language: language)
  }

  /// A sentence with the number of its template and of its title.
  struct Sentence {
    let text: String
    let template: Int
    let title: Int
  }

  /// Sentences of the world, drawn at random.
  func sentences(_ count: Int, seed: UInt64) -> [Sentence] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let template = Int.random(in: templates.indices, using: &random)
      let title = Int.random(in: titles.indices, using: &random)
      let text = templates[template]
        .replacingOccurrences(of: "${book}", with: titles[title])
        .replacingOccurrences(of: "${applicationName}", with: "Library")
        .lowercased()
      return Sentence(text: text, template: template, title: title)
    }
  }

  /// Sentences whose words stand in another order, so that they are none any more.
  func shuffled(_ sentences: [Sentence], seed: UInt64) -> [String] {
    var random = SplitMix64(seed: seed)
    return sentences.map { sentence in
      var words = sentence.text.split(separator: " ")
      let last = words.removeLast()
      words.shuffle(using: &random)
      // No sentence of the world ends so.
      return (words + [last, "the"]).joined(separator: " ")
    }
  }

  /// Sentences in which some letters are replaced by others.
  func misspelled(_ count: Int, mistakes: Int) -> [Sentence] {
    var random = SplitMix64(seed: UInt64(mistakes))
    return sentences(count, seed: 4).map { sentence in
      var letters = Array(sentence.text)
      var places = letters.indices.filter { letters[$0] != " " }
      for _ in 0..<mistakes {
        let place = places.remove(at: Int.random(in: places.indices, using: &random))
        letters[place] = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "x"
      }
      return Sentence(text: String(letters), template: sentence.template, title: sentence.title)
    }
  }

  /// Sentences of ordinary words that have nothing to do with the apps.
  func strangers(_ count: Int) -> [String] {
    let words = [
      "what", "is", "the", "weather", "tomorrow", "please", "turn", "kitchen", "light", "off", "my",
      "cat",
      "sleeps", "under", "a", "table", "tell", "mother", "that", "we", "come", "later", "because",
      "rain",
      "falls", "over", "seven", "green", "hills", "and", "nobody", "knows", "why",
    ]
    var random = SplitMix64(seed: 11)
    return (0..<count).map { _ in
      (0..<Int.random(in: 3...9, using: &random))
        .map { _ in words[Int.random(in: words.indices, using: &random)] }
        .joined(separator: " ")
    }
  }

  /// Sentences whose title is nobody's.
  func untitled(_ count: Int) -> [String] {
    var random = SplitMix64(seed: 12)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return sentences(count, seed: 13).map { sentence in
      let made = (0..<2).map { _ in
        String(
          (0..<Int.random(in: 7...11, using: &random)).map { _ in
            letters[Int.random(in: letters.indices, using: &random)]
          }
        )
      }.joined(separator: " ")
      return templates[sentence.template].replacing("${book}", with: made)
        .replacing("${applicationName}", with: "library").lowercased()
    }
  }

  private static func templates(_ count: Int) -> [String] {
    let verbs = [
      "open", "show me", "find", "read me", "borrow", "return", "renew", "buy", "rate", "remove",
      "lend", "reserve", "describe", "start reading", "stop reading", "who wrote", "add", "share",
      "download", "print",
    ]
    let ends = [
      "in ${applicationName}", "with ${applicationName}", "from ${applicationName}",
      "using ${applicationName}", "on ${applicationName}",
    ]
    return (0..<count).map { number in
      let round = number / verbs.count
      let verb = verbs[number % verbs.count] + (round < ends.count ? "" : " kind\(round)")
      return "\(verb) ${book} \(ends[round % ends.count])"
    }
  }
}

/// An answer that is not as it has to be: a fast wrong answer is none.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  static func unless(_ isRight: Bool, _ description: @autoclosure () -> String) throws {
    guard isRight else { throw WrongAnswer(description()) }
  }
}
