public import SpokenLanguage

/// Knows what the assistant itself said a moment ago, which a microphone hears as well.
///
/// How long a sentence is being said is estimated from its words; sentences are said one after the other.
public struct EchoFilter: Sendable {
  /// How many sentences are remembered.
  private static let memory = 8
  /// The most words of a sentence that are compared.
  private static let wordLimit = 200
  /// How long a word takes to say.
  private static let wordLength = Duration.milliseconds(400)
  /// How much later a recogniser may tell of a part of a sentence.
  private static let delay = Duration.milliseconds(1_500)

  private let language: any Language
  private let window: Duration
  private var sentences: [Sentence] = []

  private struct Sentence: Sendable {
    var words: [String]
    /// When it has been said.
    var end: Duration
  }

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - language: The language of what is said.
  ///   - window: How long after its end a whole sentence may still be heard.
  public init(language: any Language, window: Duration = .seconds(5)) {
    self.language = language
    self.window = window
  }

  /// Notes that the assistant says something.
  public mutating func note(_ sentence: String, at time: Duration) {
    let words = words(sentence)
    guard !words.isEmpty else { return }
    let start = max(time, sentences.last?.end ?? time)
    sentences.append(Sentence(words: words, end: start + Self.wordLength * words.count))
    if sentences.count > Self.memory { sentences.removeFirst() }
  }

  /// Whether an utterance is what the assistant said.
  ///
  /// It is when at least four fifths of its words stand in a sentence in the same order. A part of a
  /// sentence, and a sentence of one or two words, is an echo only while it is being said: later it
  /// is more likely to be somebody's answer with the same words.
  ///
  /// - Complexity: O(*n* · *m*) in words, both at most 200.
  public func isEcho(_ utterance: String, at time: Duration) -> Bool {
    guard !sentences.isEmpty else { return false }
    let heard = words(utterance)
    guard !heard.isEmpty else { return false }
    return sentences.contains { sentence in
      guard time <= sentence.end + max(window, Self.delay) else { return false }
      let isBeingSaid = time <= sentence.end + Self.delay
      if heard == sentence.words { return heard.count >= 3 || isBeingSaid }
      guard heard.count >= 3, common(heard, sentence.words) * 5 >= heard.count * 4 else {
        return false
      }
      return isBeingSaid || heard.count * 3 >= sentence.words.count * 2
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
