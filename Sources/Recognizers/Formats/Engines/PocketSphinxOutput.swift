import OrderedJSON

/// PocketSphinx: JSON lines of 5.x; lines with word times, hypothesis files and CTM of 5prealpha.
///
/// With `-time yes` the times of the words follow the line they belong to. The first line is given at
/// once; when times were seen, lines wait for theirs.
struct PocketSphinxOutput: RecognizerFormat {
  static let format = InputFormat.pocketsphinx

  /// The most words of one utterance.
  private static let wordLimit = 4_096

  private var held: RecognizedUtterance?
  private var name: Substring?
  private var hasTimes = false

  var patience: Patience { held == nil ? .none : .settle }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .value(let value, _): return Self.result(value).map { release() + [$0] }
    case .line(let line): return read(line, in: context)
    default: return nil
    }
  }

  mutating func release() -> [ReaderEvent] {
    defer {
      held = nil
      name = nil
    }
    guard let held, !held.text.isEmpty else { return [] }
    return [.final(held)]
  }

  private mutating func read(_ line: TextLine, in context: StreamContext) -> [ReaderEvent]? {
    if let scored = Self.scored(line.text) { return release() + [.final(scored)] }
    let fields = line.text.split(separator: " ", maxSplits: 7)
    if let word = Self.timedWord(fields) { return addTimed(word) }
    if let word = Self.conversationWord(fields) { return add(word, to: fields[0]) }
    guard context.isCurrent, line.isBlank || hasTimes || context.isNamed else { return nil }
    let events = release()
    if line.isBlank { return events }
    let utterance = RecognizedUtterance(text: line.text, isCut: line.wasCut)
    if hasTimes {
      held = utterance
      return events
    }
    return events + [.final(utterance)]
  }

  private mutating func addTimed(_ word: RecognizedUtterance.Word) -> [ReaderEvent] {
    hasTimes = true
    guard !Self.isFiller(word.text) else { return [] }
    if held?.words.isEmpty == true { held?.start = word.start }
    held?.end = word.end
    if (held?.words.count ?? 0) < Self.wordLimit { held?.words.append(word) }
    return []
  }

  /// Adds a word of a CTM file to the utterance of its name.
  private mutating func add(
    _ word: RecognizedUtterance.Word,
    to utterance: Substring
  ) -> [ReaderEvent] {
    var events: [ReaderEvent] = []
    if name != utterance || (held?.words.count ?? 0) >= Self.wordLimit {
      events = release()
      held = RecognizedUtterance(text: "", start: word.start)
      name = Substring(String(utterance))
    }
    guard !Self.isFiller(word.text) else { return events }
    let separator = held?.text.isEmpty == true ? "" : " "
    held?.text += separator + word.text
    held?.words.append(word)
    held?.end = word.end
    return events
  }
}

// MARK: - Lines

extension PocketSphinxOutput {
  /// `open dune (utterance1 -9026)`: the score is a logarithm of no use but to compare.
  private static func scored(_ line: String) -> RecognizedUtterance? {
    guard line.hasSuffix(")"), let open = line.lastIndex(of: "(") else { return nil }
    let inside = line[line.index(after: open)...].dropLast().split(separator: " ")
    let text = SpeechText.spaced(line[..<open])
    guard inside.count == 2, let score = Double(inside[1]), score < 0 || text.isEmpty else {
      return nil
    }
    return RecognizedUtterance(text: text, alternatives: [.init(text: text, score: score)])
  }

  /// `reading(2) 1.430 1.800 1.000000`.
  private static func timedWord(_ fields: [Substring]) -> RecognizedUtterance.Word? {
    guard fields.count == 4, let start = time(fields[1]), let end = time(fields[2]),
      let sureness = time(fields[3])
    else { return nil }
    return word(fields[0], start: start, end: end, confidence: sureness)
  }

  /// `utterance1 1 0.57 0.13 but 0.979`, which gives a length in place of an end.
  private static func conversationWord(_ fields: [Substring]) -> RecognizedUtterance.Word? {
    guard fields.count == 6, Int(fields[1]) != nil, let start = time(fields[2]),
      let length = time(fields[3]), let sureness = time(fields[5])
    else { return nil }
    return word(fields[4], start: start, end: start + length, confidence: sureness)
  }

  /// A number with a fraction, so that "open 3 4 5" is a sentence.
  private static func time(_ text: Substring) -> Double? {
    text.contains(".") ? Double(text) : nil
  }

  /// A word without the number of its pronunciation, which stands in parentheses.
  private static func word(
    _ text: some StringProtocol,
    start: Double?,
    end: Double?,
    confidence: Double?
  ) -> RecognizedUtterance.Word {
    let plain = text.hasSuffix(")") ? text.prefix { $0 != "(" } : text[...]
    return RecognizedUtterance.Word(
      text: plain.isEmpty ? String(text) : String(plain),
      start: start,
      end: end,
      confidence: confidence
    )
  }

  private static func isFiller(_ word: String) -> Bool {
    word.hasPrefix("<") || word.hasPrefix("[") || word.hasPrefix("++")
  }
}

// MARK: - JSON lines

extension PocketSphinxOutput {
  /// `{"b":0.0,"d":2.45,"p":0.8,"t":"open dune","w":[…]}`.
  private static func result(_ value: JSON) -> ReaderEvent? {
    guard let text = value["t"]?.string, value["b"] != nil, value["d"] != nil else { return nil }
    let words = (value["w"]?.array ?? []).compactMap { item -> RecognizedUtterance.Word? in
      guard let text = item["t"]?.string, !isFiller(text) else { return nil }
      let start = item["b"]?.lenientDouble
      let length = item["d"]?.lenientDouble
      let end = start.flatMap { start in length.map { start + $0 } }
      return word(text, start: start, end: end, confidence: item["p"]?.lenientDouble)
    }
    let start = value["b"]?.lenientDouble
    let length = value["d"]?.lenientDouble
    return .final(
      RecognizedUtterance(
        text: text,
        alternatives: Hypotheses.read([value], text: "t", score: "p"),
        words: words,
        start: start,
        end: start.flatMap { start in length.map { start + $0 } }
      )
    )
  }
}
