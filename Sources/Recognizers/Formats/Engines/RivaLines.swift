/// The client of NVIDIA Riva: `## ` before a result, `>> ` before a guess.
///
/// Other hypotheses and the confidence come on lines after the result. It is given at once until such
/// lines were seen; from then on it waits for them.
struct RivaLines: RecognizerFormat {
  static let format = InputFormat.riva

  private var held: RecognizedUtterance?
  private var hasDetails = false

  var patience: Patience { held == nil ? .none : .settle }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .redraw(let line): return readGuess(line.text)
    case .line(let line):
      if let result = readResult(line.text) ?? readDetail(line.text) ?? readGuess(line.text) {
        return result
      }
      guard context.isCurrent, line.isBlank || line.text.hasPrefix("----") else { return nil }
      return release()
    default: return nil
    }
  }

  mutating func release() -> [ReaderEvent] {
    defer { held = nil }
    return held.map { [.final($0)] } ?? []
  }

  private mutating func readResult(_ line: String) -> [ReaderEvent]? {
    guard let (text, time) = Self.result(line) else { return nil }
    let events = release()
    let utterance = RecognizedUtterance(text: text, end: time)
    guard hasDetails else { return events + [.final(utterance)] }
    held = utterance
    return events
  }

  private mutating func readDetail(_ line: String) -> [ReaderEvent]? {
    if line.hasPrefix("##(alternative "), let end = line.firstIndex(of: ")") {
      hasDetails = true
      if held?.alternatives.isEmpty == true, let text = held?.text {
        held?.alternatives = [RecognizedUtterance.Alternative(text: text)]
      }
      let text = SpeechText.spaced(line[line.index(after: end)...])
      held?.alternatives.append(RecognizedUtterance.Alternative(text: text))
      return []
    }
    if line.hasPrefix("Confidence:") {
      hasDetails = true
      guard let text = held?.text, let score = Double(SpeechText.spaced(line.dropFirst(11))) else {
        return []
      }
      // Riva's confidence is the logarithm of a probability in most of its models.
      held?.alternatives = [RecognizedUtterance.Alternative(text: text, score: score)]
      return []
    }
    return line.hasPrefix("Stability:") ? [] : nil
  }

  private func readGuess(_ line: String) -> [ReaderEvent]? {
    guard line.hasPrefix(">> ") || line.hasPrefix(">>>Time ") else { return nil }
    let text = Self.timed(line.dropFirst(3))?.text ?? SpeechText.spaced(line.dropFirst(3))
    return text.isEmpty ? [] : [.partial(text)]
  }

  private static func result(_ line: String) -> (text: String, time: Double?)? {
    if line.hasPrefix("## ") { return (SpeechText.spaced(line.dropFirst(3)), nil) }
    return timed(line[...])
  }

  /// `Time 1.23s: Transcript 0: open dune`.
  private static func timed(_ line: Substring) -> (text: String, time: Double?)? {
    guard line.hasPrefix("Time "), let mark = line.firstRange(of: ": Transcript ") else {
      return nil
    }
    let rest = line[mark.upperBound...]
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let time = Stamp.seconds(line[..<mark.lowerBound].dropFirst(5))
    return (SpeechText.spaced(rest[rest.index(after: colon)...]), time)
  }
}
