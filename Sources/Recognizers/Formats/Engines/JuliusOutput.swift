/// Julius: the best sentence of the first pass as it comes, and the sentences of the second; or its messages.
struct JuliusOutput: RecognizerFormat {
  static let format = InputFormat.julius

  private var held: RecognizedUtterance?
  private var messages = JuliusMessages()

  var patience: Patience { held == nil ? .none : .settle }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .redraw(let line): return Self.guess(line.text)
    case .line(let line):
      if let guess = Self.guess(line.text) { return guess }
      let message = line.text.drop { $0 == " " }
      if let events = messages.read(message, isCurrent: context.isCurrent) { return events }
      if line.text.hasPrefix("sentence"), let (place, text) = Self.sentence(line.text) {
        return take(text, place)
      }
      if line.text.hasPrefix("cmscore1:") { return takeScores(line.text) }
      let isTelling = ["wseq", "phseq", "score", "cmscore", "pass1_best_", "WARNING:"].contains {
        line.text.hasPrefix($0)
      }
      let isRemark = line.isBlank || line.text.hasPrefix("---") || line.text.hasPrefix("<")
      if Self.isGreeting(line.text) { return [] }
      guard context.isCurrent, isTelling || isRemark else { return nil }
      return isRemark ? release() : []
    default: return nil
    }
  }

  mutating func release() -> [ReaderEvent] {
    defer { held = nil }
    return held.map { [.final($0)] } ?? []
  }

  /// Only the best sentence has the words' confidences, on a line of its own after it.
  private mutating func take(_ text: String, _ place: Int) -> [ReaderEvent] {
    let alternative = RecognizedUtterance.Alternative(text: text)
    guard place > 1 else {
      let events = release()
      held = RecognizedUtterance(text: text)
      return events
    }
    if let first = held?.text, held?.alternatives.isEmpty == true {
      held?.alternatives = [RecognizedUtterance.Alternative(text: first)]
    }
    if let count = held?.alternatives.count, count < Hypotheses.limit {
      held?.alternatives.append(alternative)
    }
    return []
  }

  /// The first and the last belong to the silences around the sentence.
  private mutating func takeScores(_ line: String) -> [ReaderEvent] {
    let scores = line.dropFirst(9).split(separator: " ").map { Double($0) }
    let words = held?.text.split(separator: " ") ?? []
    let inner = scores.count == words.count + 2 ? scores.dropFirst().dropLast() : scores[...]
    if inner.count == words.count {
      held?.words = zip(words, inner).map {
        RecognizedUtterance.Word(text: String($0), confidence: $1)
      }
    }
    return []
  }

  /// What only Julius says, before it has heard anything.
  private static func isGreeting(_ line: String) -> Bool {
    ["STAT: ", "### ", "<<< please speak >>>"].contains { line.hasPrefix($0) }
  }

  private static func guess(_ line: String) -> [ReaderEvent]? {
    guard line.hasPrefix("pass1_best:") else { return nil }
    let text = words(line.dropFirst(11))
    return text.isEmpty ? [] : [.partial(text)]
  }

  /// `sentence1: <s> open dune </s>`.
  private static func sentence(_ line: String) -> (Int, String)? {
    guard let colon = line.firstIndex(of: ":"), let place = Int(line[..<colon].dropFirst(8)) else {
      return nil
    }
    return (place, words(line[line.index(after: colon)...]))
  }

  private static func words(_ text: Substring) -> String {
    text.split(separator: " ").filter { !["<s>", "</s>", "silB", "silE"].contains($0) }
      .joined(separator: " ")
  }
}
