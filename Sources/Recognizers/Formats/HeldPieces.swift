/// The pieces of an utterance that come one after the other, until its end is told or a pause ends it.
struct HeldPieces: Sendable {
  /// The most pieces of one utterance; then it is taken as it is.
  private static let limit = 256

  private var whole: RecognizedUtterance?
  private var count = 0

  var isEmpty: Bool { whole == nil }
  var isFull: Bool { count >= Self.limit }

  /// Adds a piece.
  ///
  /// - Parameters:
  ///   - piece: Its words.
  ///   - separator: What stands before it where it is not the first.
  mutating func add(_ piece: RecognizedUtterance, separator: String = " ") {
    count += 1
    guard var whole else {
      self.whole = piece
      return
    }
    whole.text += separator + piece.text
    whole.words += piece.words
    whole.start = whole.start ?? piece.start
    whole.end = piece.end ?? whole.end
    // The hypotheses of a piece are no hypotheses of the whole.
    whole.alternatives = []
    self.whole = whole
  }

  /// The text so far with what is being guessed after it.
  func guess(_ text: String, separator: String = " ") -> String {
    SpeechText.spaced((whole.map { $0.text + separator } ?? "") + text)
  }

  /// Gives back the utterance, which is then forgotten.
  ///
  /// - Parameter isMarked: Whether its end was told; else a pause ended it.
  /// - Returns: The utterance; nothing where none was held.
  mutating func take(isMarked: Bool) -> [ReaderEvent] {
    defer { self = HeldPieces() }
    guard var whole, !SpeechText.spaced(whole.text).isEmpty else { return [] }
    whole.text = SpeechText.spaced(whole.text)
    whole.isMarkedFinal = isMarked
    return [.final(whole)]
  }
}
