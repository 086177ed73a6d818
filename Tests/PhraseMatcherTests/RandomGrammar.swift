import PhraseMatcher
import TestSupport

/// Small templates with brackets out of few words, and all that they stand for, written out.
struct RandomGrammar {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A part of a template: how it is written, and the texts that it stands for.
  struct Part {
    var text: String
    var ways: [String]
    var names: Set<String> = []
  }

  /// A catalogue of two intents, and the same with every phrase written out.
  mutating func catalogs() -> (grammar: PhraseCatalog, plain: PhraseCatalog) {
    var world = RandomCatalog(seed: random.next())
    var catalog = PhraseCatalog(apps: [world.catalog().apps[0]])
    var plain = catalog
    catalog.apps[0].shortcuts = []
    plain.apps[0].shortcuts = []
    let piece = row(depth: 1, places: [])
    catalog.apps[0].pieces = ["piece": piece.text]
    for number in 0..<2 {
      var shortcut = PhraseCatalog.Shortcut(
        intent: "Intent\(number)",
        phrases: [],
        parameters: ["a": "Book", "b": "Shelf"]
      )
      var written = shortcut
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let part = phrase(piece)
        var phrase = PhraseCatalog.Phrase(part.text)
        phrase.isGrammar = true
        shortcut.phrases.append(phrase)
        written.phrases += Set(part.ways.map(Self.tidied)).sorted().map { .init($0) }
      }
      catalog.apps[0].shortcuts.append(shortcut)
      plain.apps[0].shortcuts.append(written)
    }
    return (catalog, plain)
  }

  /// A template of words and brackets alone, at least one word of which is needed.
  mutating func wordsOnly() -> Part {
    joined([word(), row(depth: 2, places: [])])
  }

  private static func tidied(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// A part that would make more ways is left out, since writing them out takes its time.
  private static let mostWays = 64

  private mutating func phrase(_ piece: Part) -> Part {
    let first = word()
    let rest = row(depth: 2, places: ["${a}", "${b}"])
    let parts = [first, rest] + (Bool.random(using: &random) ? [named(piece)] : [])
    return joined(parts.shuffled(using: &random))
  }

  private func named(_ piece: Part) -> Part {
    Part(text: "<piece>", ways: piece.ways)
  }

  private func joined(_ parts: [Part]) -> Part {
    parts.reduce(into: Part(text: "", ways: [""])) { whole, part in
      guard whole.ways.count * part.ways.count <= Self.mostWays else { return }
      whole.text += whole.text.isEmpty ? part.text : " " + part.text
      whole.ways = whole.ways.flatMap { way in part.ways.map { way + " " + $0 } }
      whole.names.formUnion(part.names)
    }
  }

  private mutating func word() -> Part {
    let word = RandomCatalog.words.randomElement(using: &random) ?? ""
    return Part(text: word, ways: [word])
  }

  private mutating func row(depth: Int, places: [String]) -> Part {
    var places = places
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      part(depth: depth, places: &places)
    }
    return joined(parts)
  }

  private mutating func part(depth: Int, places: inout [String]) -> Part {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &random) {
    case 0 where !places.isEmpty:
      let place = places.removeLast()
      return Part(text: place, ways: [place], names: [place])
    case 0, 1: return word()
    case 2:
      let inner = row(depth: depth - 1, places: [])
      return Part(text: "[\(inner.text)]", ways: [""] + inner.ways)
    case 3:
      let rows = (0..<2).map { _ in row(depth: depth - 1, places: []) }
      return Part(text: "(\(rows[0].text)|\(rows[1].text))", ways: rows.flatMap(\.ways))
    case 4:
      // Letters that touch brackets are part of the word.
      let stem = word()
      return Part(text: "\(stem.text)[s|ed]", ways: ["", "s", "ed"].map { stem.text + $0 })
    default:
      let rows = (0..<2).map { _ in row(depth: depth - 1, places: []) }
      guard rows[0].ways.count * rows[1].ways.count <= Self.mostWays else { return word() }
      let ways = rows[0].ways.flatMap { one in
        rows[1].ways.flatMap { ["\(one) \($0)", "\($0) \(one)"] }
      }
      return Part(text: "(\(rows[0].text);\(rows[1].text))", ways: ways)
    }
  }
}
