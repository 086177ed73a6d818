/// Tells which utterances are as near to another known sentence as to the one that was said.
///
/// Nobody can know what was meant by those: "rae dune" is one letter from "rate dune" and from
/// "read dune".
struct Doubt {
  private let titles: [[UInt8]]
  private let frames: [(intent: String, text: [UInt8])]

  init(titles: [String], frames: [(intent: String, text: String)]) {
    self.titles = Set(titles.map { $0.lowercased() }).sorted().map { Array($0.utf8) }
    self.frames = frames.map { ($0.intent, Array($0.text.utf8)) }
  }

  /// Whether another title, or the frame of another intent, is at most as far as what was said.
  ///
  /// - Parameters:
  ///   - heard: What is understood, word by word as long as what was said.
  ///   - title: The title that was said.
  ///   - frame: The words around it, with one blank in its place.
  ///   - intent: What was meant.
  /// - Returns: Whether there is another.
  func isDoubtful(_ heard: String, title: String, frame: String, intent: String) -> Bool {
    let words = heard.split(separator: " ").map(String.init)
    let before = frame.prefix { $0 != "_" }.split(separator: " ").count
    let length = title.split(separator: " ").count
    guard before + length <= words.count else { return false }
    let heardTitle = Array(words[before..<(before + length)].joined(separator: " ").utf8)
    let rest = words[..<before] + ["_"] + words[(before + length)...]
    let heardFrame = Array(rest.joined(separator: " ").utf8)
    let said = Array(title.lowercased().utf8)
    let ofTitle = Self.distance(heardTitle, said, atMost: 4) ?? 5
    let ofFrame = Self.distance(heardFrame, Array(frame.utf8), atMost: 4) ?? 5
    let otherTitle = titles.contains { other in
      other != said && Self.distance(heardTitle, other, atMost: ofTitle) != nil
    }
    return otherTitle
      || frames.contains { other in
        other.intent != intent && Self.distance(heardFrame, other.text, atMost: ofFrame) != nil
      }
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
