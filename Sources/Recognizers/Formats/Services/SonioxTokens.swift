import OrderedJSON

/// Soniox, streaming: tokens, each final or a guess; a final one is told once.
struct SonioxTokens: RecognizerFormat {
  static let format = InputFormat.soniox

  private var held = HeldPieces()

  var patience: Patience { held.isEmpty ? .none : .settle }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece else { return nil }
    if context.isCurrent, let reason = value["error_message"]?.string {
      return [.problem(.failed(reason))]
    }
    guard let tokens = value["tokens"]?.array,
      value.first("final_audio_proc_ms", "total_audio_proc_ms") != nil
        || (tokens.first ?? value)["is_final"] != nil
    else { return nil }
    var events: [ReaderEvent] = []
    var guess = ""
    for token in tokens {
      guard let text = token["text"]?.string else { continue }
      guard token["is_final"]?.bool == true else {
        guess += text
        continue
      }
      if text == "<end>" || text == "<fin>" {
        events += held.take(isMarked: true)
      } else {
        add(text, token)
        if held.isFull { events += held.take(isMarked: false) }
      }
    }
    if value["finished"]?.bool == true { events += held.take(isMarked: true) }
    let whole = held.guess(guess, separator: "")
    return events + (guess.isEmpty || whole.isEmpty ? [] : [.partial(whole)])
  }

  mutating func release() -> [ReaderEvent] { held.take(isMarked: false) }

  /// A token begins a word where a space stands before it.
  private mutating func add(_ text: String, _ token: JSON) {
    held.add(
      RecognizedUtterance(
        text: text,
        start: token["start_ms"]?.lenientDouble.map { $0 / 1_000 },
        end: token["end_ms"]?.lenientDouble.map { $0 / 1_000 },
        speaker: token["speaker"]?.string,
        language: token["language"]?.string
      ),
      separator: ""
    )
  }
}
