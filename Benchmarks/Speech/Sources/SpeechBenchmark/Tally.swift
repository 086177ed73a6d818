import PhraseMatcher
import Recognizers

/// What became of a corpus.
struct Tally {
  private var words = 0
  private var wordErrors = 0
  private var commands = 0
  private var rightIntents = 0
  private var rightValues = 0
  private var unrelated = 0
  private var accepted = 0

  mutating func add(
    _ sentence: (text: String, expected: Expansion?),
    _ heard: String,
    _ matcher: PhraseMatcher
  ) {
    let understanding = matcher.understand(heard)
    let match = understanding.outcome == .match ? understanding.reading : nil
    guard let expected = sentence.expected else {
      unrelated += 1
      if match != nil { accepted += 1 }
      return
    }
    let said = Self.words(sentence.text)
    words += said.count
    wordErrors += Self.distance(said, Self.words(heard))
    commands += 1
    guard let match, match.intent == expected.intent else { return }
    rightIntents += 1
    let isRight = expected.parameters.allSatisfy { name, value in
      match.parameters.contains { parameter in
        guard case .known(let id, _) = parameter.value else { return false }
        return parameter.name == name && id == value.id
      }
    }
    if isRight { rightValues += 1 }
  }

  var row: String {
    [
      Self.percent(wordErrors, words), Self.percent(rightIntents, commands),
      Self.percent(rightValues, commands), "\(accepted) of \(unrelated)",
    ].joined(separator: " | ")
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    let tenths = whole == 0 ? 0 : (part * 1_000 + whole / 2) / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private static func words(_ text: String) -> [Substring] {
    text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "'" }
      .split(separator: " ").map { Substring(String($0)) }
  }

  private static func distance(_ said: [Substring], _ heard: [Substring]) -> Int {
    var row = Array(0...heard.count)
    for (index, word) in said.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in heard.indices {
        let replaced = diagonal + (word == heard[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, row[place] + 1, row[place + 1] + 1)
      }
    }
    return row[heard.count]
  }
}
