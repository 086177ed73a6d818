import PhraseMatcher
import TestSupport

/// Small catalogues out of few words, so that everything that can collide does.
struct RandomCatalog {
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  static let words = ["open", "the", "book", "in", "red", "emma", "um"]

  mutating func catalog() -> PhraseCatalog {
    PhraseCatalog(apps: (0..<Int.random(in: 1...2, using: &random)).map { app(number: $0) })
  }

  mutating func words(_ count: ClosedRange<Int>) -> String {
    (0..<Int.random(in: count, using: &random))
      .map { _ in Self.words.randomElement(using: &random) ?? "" }
      .joined(separator: " ")
  }

  private mutating func app(number: Int) -> PhraseCatalog.App {
    var vocabularies: [String: [PhraseCatalog.Value]] = [:]
    for name in ["Book", "Shelf"] { vocabularies[name] = values() }
    let shortcuts = (0..<Int.random(in: 1...3, using: &random)).map { shortcut in
      PhraseCatalog.Shortcut(
        intent: "Intent\(shortcut)",
        phrases: (0..<Int.random(in: 1...3, using: &random)).map { _ in phrase() },
        parameters: ["a": "Book", "b": "Shelf", "c": "Book"]
      )
    }
    return PhraseCatalog.App(
      name: ["Library", "The Book"][number],
      synonyms: Bool.random(using: &random) ? [words(1...2)] : [],
      shortcuts: shortcuts,
      vocabularies: vocabularies
    )
  }

  private mutating func values() -> [PhraseCatalog.Value] {
    (0..<Int.random(in: 0...5, using: &random)).map { number in
      PhraseCatalog.Value(
        id: "\(number)",
        title: number == 4 ? "!!!" : words(1...3),
        synonyms: Bool.random(using: &random) ? [words(1...2)] : [],
        weight: Double([1, 1, 2, 5].randomElement(using: &random) ?? 1)
      )
    }
  }

  private mutating func phrase() -> PhraseCatalog.Phrase {
    var names = ["${a}", "${b}", "${c}", "${applicationName}"]
    names.shuffle(using: &random)
    var pieces: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let placeholder = Bool.random(using: &random) ? names.popLast() : nil
      pieces.append(placeholder ?? words(1...2))
    }
    let weight = Double([1, 1, 0.5].randomElement(using: &random) ?? 1)
    return PhraseCatalog.Phrase(pieces.joined(separator: " "), weight: weight)
  }
}
