public import SpokenLanguage

/// Knows what the assistant itself said a moment ago, which a microphone hears as well.
public struct EchoFilter: Sendable {
  /// How many sentences are remembered.
  private static let memory = 8
  /// The most words of a sentence that are compared.
  private static let wordLimit = 200

  private let language: any Language
  private let window: Duration
  private var sentences: [(words: [String], until: Duration)] = []

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - language: The language of what is said.
  ///   - window: How long after its beginning a sentence may be heard; add its own length for long
  ///     ones.
  public init(language: any Language, window: Duration = .seconds(10)) {
    self.language = language
    self.window = window
  }

  /// Notes that the assistant says something.
  public mutating func note(_ sentence: String, at time: Duration) {
    let words = words(sentence)
    guard !words.isEmpty else { return }
    sentences.append((words, time + window))
    if sentences.count > Self.memory { sentences.removeFirst() }
  }

  /// Whether an utterance is what the assistant said.
  ///
  /// It is when at least four fifths of its words stand in a sentence in the same order. One or two
  /// words are an answer, unless they are all that was said.
  ///
  /// - Complexity: O(*n* · *m*) in words, both at most 200.
  public func isEcho(_ utterance: String, at time: Duration) -> Bool {
    let heard = words(utterance)
    guard !heard.isEmpty else { return false }
    return sentences.contains { sentence in
      guard time <= sentence.until else { return false }
      if heard == sentence.words { return true }
      return heard.count >= 3 && common(heard, sentence.words) * 5 >= heard.count * 4
    }
  }

  private func words(_ text: String) -> [String] {
    language.tokens(in: String(text.prefix(4_000))).prefix(Self.wordLimit).map(\.text)
  }

  /// How many words both hold in the same order.
  private func common(_ first: [String], _ second: [String]) -> Int {
    var row = Array(repeating: 0, count: second.count + 1)
    for word in first {
      var diagonal = 0
      for place in second.indices {
        let above = row[place + 1]
        row[place + 1] = word == second[place] ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[second.count]
  }
}
