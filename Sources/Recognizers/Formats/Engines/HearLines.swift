/// `hear` of macOS: every guess in full, each on its own line or over the one before.
///
/// Nothing marks the last guess. A guess that does not go on from the one before begins an utterance.
struct HearLines: RecognizerFormat {
  static let format = InputFormat.hear

  private var guess: String?
  /// What was given already of an utterance that may still go on.
  private var given: String?

  var patience: Patience { guess == nil ? .none : .settle }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .redraw(let line):
      guard !line.wasWiped, context.isCurrent || line.wasRedrawn else { return nil }
      return take(line.text)
    case .pending(let line):
      guard context.isCurrent, line.wasRedrawn else { return nil }
      return take(line.text) + release()
    case .line(let line):
      guard context.isCurrent, line.wasRedrawn || context.isNamed else { return nil }
      let events = line.isBlank ? [] : take(line.text)
      return line.wasRedrawn ? events + release() : events
    default: return nil
    }
  }

  mutating func release() -> [ReaderEvent] {
    guard let guess else { return [] }
    self.guess = nil
    given = given.map { $0 + " " + guess } ?? guess
    return [.final(RecognizedUtterance(text: guess, isMarkedFinal: false))]
  }

  private mutating func take(_ text: String) -> [ReaderEvent] {
    var text = SpeechText.spaced(text)
    if let given, text.hasPrefix(given) {
      text = SpeechText.spaced(text.dropFirst(given.count))
      // Keep what was given: the guesses after this one begin with it as well.
      if text.isEmpty { return [] }
    } else {
      given = nil
    }
    guard !text.isEmpty else { return [] }
    var events: [ReaderEvent] = []
    if let guess, !Self.goesOn(from: guess, to: text) {
      events = [.final(RecognizedUtterance(text: guess, isMarkedFinal: false))]
    }
    guess = text
    return events + [.partial(text)]
  }

  /// Whether a guess is the one before with more words, or with some of them heard anew.
  private static func goesOn(from old: String, to new: String) -> Bool {
    if new.hasPrefix(old) || old.hasPrefix(new) { return true }
    let old = old.split(separator: " ")
    let same = zip(old, new.split(separator: " ")).count { $0 == $1 }
    return same * 2 > old.count
  }
}
