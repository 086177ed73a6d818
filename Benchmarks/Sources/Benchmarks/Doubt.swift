/// Tells which misspelt sentences are as near to another sentence of their world as to their own.
///
/// Nobody can know what was meant by those: "fend dune" is one letter from "lend dune" and from
/// "find dune".
struct Doubt {
  private let titles: [(text: [UInt8], letters: UInt32)]
  private let frames: [[UInt8]]

  init(_ world: World) {
    titles = world.titles.map { title in
      let text = Array(title.lowercased().utf8)
      return (text, Self.letters(of: text))
    }
    frames = world.templates.map { Array(Self.frame(of: $0).utf8) }
  }

  /// A template as it is said, with a blank in the title's place.
  private static func frame(of template: String) -> String {
    template.replacing("${book}", with: "_").replacing("${applicationName}", with: "library")
  }

  /// Whether another title, or the words around it of another template, is at most as far away.
  func isDoubtful(_ sentence: World.Sentence) -> Bool {
    let words = sentence.text.split(separator: " ").map(String.init)
    let frame = String(decoding: frames[sentence.template], as: UTF8.self)
    let before = frame.prefix { $0 != "_" }.split(separator: " ").count
    let after = frame.split(separator: " ").count - before - 1
    let title = Array(words[before..<(words.count - after)].joined(separator: " ").utf8)
    let rest = words[..<before] + ["_"] + words[(words.count - after)...]
    let around = Array(rest.joined(separator: " ").utf8)
    let ofTitle = Self.distance(title, titles[sentence.title].text, atMost: 3) ?? 3
    let ofFrame = Self.distance(around, frames[sentence.template], atMost: 3) ?? 3
    let letters = Self.letters(of: title)
    for (number, other) in titles.enumerated() where number != sentence.title {
      // A changed letter is one letter less and another more.
      guard (letters ^ other.letters).nonzeroBitCount <= 2 * ofTitle else { continue }
      if Self.distance(title, other.text, atMost: ofTitle) != nil { return true }
    }
    return frames.enumerated().contains { number, other in
      number != sentence.template && Self.distance(around, other, atMost: ofFrame) != nil
    }
  }

  /// A bit for each letter that a text holds.
  private static func letters(of text: [UInt8]) -> UInt32 {
    text.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// The letters too many, missing, wrong or swapped; nil where there are more than a limit.
  private static func distance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    var before: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        var cost = min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (first[row] == second[column] ? 0 : 1)
        )
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      (before, last) = (last, current)
    }
    return last[second.count] <= limit ? last[second.count] : nil
  }
}
