import OrderedJSON

/// Reads what a speech recogniser writes, in whatever format, as it comes.
///
/// Bytes go in, in pieces of any size; what was said comes out. How the bytes are cut into pieces
/// changes nothing. A result that the format marks as final is given with its last byte. What is being
/// guessed is given as such and never as a result. Where the format marks nothing, a pause does:
/// the reader has no clock, but says in ``waitsUntil`` when ``pause(at:)`` should be called.
///
/// ```swift
/// var reader = RecognizerReader()
/// reader.read(Array("{\n  \"text\" : \"open dune in library\"\n}".utf8))
/// // [.recognized(.vosk), .final(… "open dune in library" …)]
/// ```
///
/// A format that is not named is found out from the first bytes, and again when the stream changes.
/// Until then every line is an utterance that is given as it stands, blank ones too; only a line
/// that is nothing but a mark for noise is dropped, and so are blank lines before the first result of a
/// format. Two formats cannot be told from plain lines and have to be named: ``InputFormat/hear`` and ``InputFormat/text``, which reads
/// a line with marks as it is. An object that says in any of the known ways that it is not final is a
/// guess, whoever wrote it.
///
/// Memory is bounded: a line keeps at most 1 MiB, a JSON object 8 MiB and the values made of it,
/// and of what is said one utterance is held. Time is linear in the bytes.
public struct RecognizerReader: Sendable {
  /// The format of the stream as far as it is known; plain text at first.
  public private(set) var format: InputFormat

  private let named: InputFormat
  private let settle: Duration
  private var cutter: StreamCutter
  private var filter = SpeechFilter()
  private var current: (any RecognizerFormat)?
  private var lastTime: Duration?
  private var isSettled = false
  private var hasBlankStart = false
  /// The blank lines that began the stream, which mean nothing if a format follows; nil once anything did.
  private var blankStart: [String]? = []
  private var toldOfRepair = false
  private var toldOfForeign = false
  private var toldOfEvent = false
  private var toldOfUnknown = false
  private var binaryLines = 0

  /// Whether the stream turned out to hold no text, so that nothing more of it is read.
  public private(set) var isRefused = false

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - format: The format of the stream, or `auto`.
  ///   - settle: The pause that ends an utterance where nothing else does.
  public init(format: InputFormat = .auto, settle: Duration = .milliseconds(700)) {
    named = format
    self.settle = settle
    self.format = format == .auto ? .text : format
    cutter = StreamCutter(readsJSON: format != .text)
    current = RecognizerFormats.format(named: format)?.init()
  }

  /// Takes bytes.
  ///
  /// - Parameters:
  ///   - bytes: What came.
  ///   - time: When it came, on any clock that only goes forward; nil where pauses mean nothing.
  /// - Returns: What is known now.
  public mutating func read(
    _ bytes: some Sequence<UInt8>,
    at time: Duration? = nil
  ) -> [ReaderEvent] {
    var events: [ReaderEvent] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty, !isRefused {
      // Most lines are plain words, and then nothing else need be asked.
      if current == nil, format == .text, !hasBlankStart,
        let count = cutter.passPlainLine(of: rest)
      {
        releaseBlankStart(into: &events)
        let text = String(decoding: rest.prefix(count), as: UTF8.self)
        events.append(.final(RecognizedUtterance(plain: text)))
        rest = rest.dropFirst(count + 1)
        continue
      }
      let count = cutter.takeRun(of: rest)
      rest = rest.dropFirst(count)
      guard let byte = rest.popFirst() else { break }
      cutter.take(byte)
      if !cutter.pieces.isEmpty { readPieces(into: &events) }
    }
    lastTime = time
    isSettled = false
    return events
  }

  /// The moment at which ``pause(at:)`` should be called, if nothing comes before; nil for never.
  public var waitsUntil: Duration? {
    guard let lastTime, !isSettled, let delay else { return nil }
    return lastTime + delay
  }

  /// Says that nothing has come up to a moment.
  ///
  /// - Returns: What the pause has ended; nothing before the time of ``waitsUntil``.
  public mutating func pause(at time: Duration) -> [ReaderEvent] {
    guard let waitsUntil, time >= waitsUntil else { return [] }
    isSettled = true
    var events: [ReaderEvent] = []
    if let pending = cutter.pending, !pending.isBlank, !pending.isBinary,
      let read = claim(.pending(pending))
    {
      cutter.takePending()
      pass(read, into: &events)
    }
    releaseBlankStart(into: &events)
    release(into: &events)
    return events
  }

  /// Ends the stream.
  ///
  /// - Returns: What was still held, and what is wrong with the end.
  public mutating func finish() -> [ReaderEvent] {
    guard !isRefused else { return [] }
    var events: [ReaderEvent] = []
    cutter.finish()
    readPieces(into: &events)
    releaseBlankStart(into: &events)
    release(into: &events)
    return events
  }

  private var delay: Duration? {
    switch current?.patience ?? .none {
    case .long: return max(settle, .seconds(5))
    case .settle: return settle
    case .none: return cutter.hasPending || blankStart?.isEmpty == false ? settle : nil
    }
  }
}

// MARK: - Pieces

extension RecognizerReader {
  private mutating func readPieces(into events: inout [ReaderEvent]) {
    for cut in cutter.takePieces() {
      if case .line(let line) = cut { inspect(line, into: &events) }
      for piece in opened(cut) {
        read(piece, into: &events)
        if isRefused { return }
      }
    }
  }

  private mutating func read(_ piece: StreamPiece, into events: inout [ReaderEvent]) {
    if let line = piece.text, line.isBinary {
      noteBinary(line, into: &events)
      return
    }
    // An answer to a question is for whoever asked it, as it stands.
    if case .value(let value, _) = piece, value["answer"] != nil,
      value.hasOnly(["answer", "question"])
    {
      blankStart = nil
      events.append(.final(RecognizedUtterance(plain: value.text)))
      return
    }
    if case .problem(let problem) = piece {
      tell(problem, into: &events)
    } else if let read = claim(piece) {
      if case .value(let value, _) = piece, value.isGuess {
        pass(read.map(\.guessed), into: &events)
      } else {
        pass(read, into: &events)
      }
    } else {
      readPlain(piece, into: &events)
    }
    if case .line(let line) = piece, line.number == 1 { hasBlankStart = line.isBlank }
  }

  /// The objects that a line holds in its place; none for a line that says nothing.
  private func opened(_ piece: StreamPiece) -> [StreamPiece] {
    guard named != .text, case .line(let line) = piece,
      let content = EmbeddedJSON.content(of: line.text)
    else { return [piece] }
    switch content {
    case .values(let values): return values.map { .value($0, line: line.number) }
    case .nothing: return []
    }
  }

  /// Asks the format of the stream, and then the others.
  private mutating func claim(_ piece: StreamPiece) -> [Claimed]? {
    if var format = current {
      let context = StreamContext(isCurrent: true, isNamed: named != .auto)
      if let events = format.read(piece, in: context) {
        current = format
        return [Claimed(events, of: format)]
      }
    }
    guard named == .auto else { return nil }
    if case .line(let line) = piece, line.isSurelyPlain, !hasBlankStart,
      !CommaTable.isHeader(line.text)
    {
      return nil
    }
    var context = StreamContext(isCurrent: false)
    context.followsBlankStart = hasBlankStart
    for candidate in RecognizerFormats.all {
      var format = candidate.init()
      guard let events = format.read(piece, in: context) else { continue }
      let before = leave()
      current = format
      self.format = candidate.format
      return before + [Claimed([.recognized(candidate.format)] + events, of: format)]
    }
    return nil
  }

  /// Gives back what the format held that the stream no longer is in.
  private mutating func leave() -> [Claimed] {
    guard var format = current else { return [] }
    current = nil
    let released = format.release()
    return [Claimed(released, of: format)]
  }

  private mutating func release(into events: inout [ReaderEvent]) {
    guard var format = current else { return }
    let released = format.release()
    current = format
    pass([Claimed(released, of: format)], into: &events)
  }

  /// What no format claims is plain text; where a format was named, it is foreign.
  private mutating func readPlain(_ piece: StreamPiece, into events: inout [ReaderEvent]) {
    // Unknown programs say other things too.
    if case .value(_, let line) = piece, !toldOfUnknown, format != .json {
      toldOfUnknown = true
      events.append(.problem(.unknownJSON(line: line)))
    }
    guard case .line(let line) = piece else { return }
    guard named == .auto || named == .text else {
      if line.isBlank { return }
      if !toldOfForeign {
        toldOfForeign = true
        events.append(.problem(.foreignLine(line: line.number, format: named)))
      }
      events.append(.dropped(.foreign, text: line.text))
      return
    }
    // Nothing stands between results, and at the beginning before anything is said.
    if line.isBlank, current?.isCertain == true || holdsBlankStart(line) { return }
    releaseBlankStart(into: &events)
    if current != nil { pass(leave(), into: &events) }
    if format != .text {
      format = .text
      events.append(.recognized(.text))
    }
    let isNoise = named == .auto && SpeechText.isMark(line.text)
    events.append(
      isNoise
        ? .dropped(.nonSpeech, text: line.text)
        : .final(RecognizedUtterance(text: line.text, isCut: line.wasCut))
    )
  }
}

// MARK: - Telling

extension RecognizerReader {
  /// Events of a format with what has to be known of it.
  private struct Claimed {
    var events: [ReaderEvent]
    var invents: Bool
    var format: InputFormat

    init(_ events: [ReaderEvent], of format: any RecognizerFormat) {
      self.events = events
      invents = type(of: format).invents
      self.format = type(of: format).format
    }

    /// The same of an object that says it is not final, whatever a format made of it.
    var guessed: Claimed {
      var claimed = self
      claimed.events = events.compactMap { event in
        guard case .final(let utterance) = event else { return event }
        let text = SpeechText.cleaned(utterance.text)
        return text.isEmpty ? nil : .partial(text)
      }
      return claimed
    }
  }

  /// Whether a blank line is one of those at the beginning, which wait for what follows.
  private mutating func holdsBlankStart(_ line: TextLine) -> Bool {
    guard named == .auto, !line.wasCut, let count = blankStart?.count, count < Self.mostBlankLines,
      line.byteCount <= Self.longestBlankLine
    else { return false }
    blankStart?.append(line.text)
    return true
  }

  /// Gives blank lines as plain ones, since no format follows them.
  private mutating func releaseBlankStart(into events: inout [ReaderEvent]) {
    guard let lines = blankStart else { return }
    blankStart = nil
    events += lines.map { .final(RecognizedUtterance(text: $0)) }
  }

  private static let mostBlankLines = 16
  private static let longestBlankLine = 80

  private mutating func pass(_ claimed: [Claimed], into events: inout [ReaderEvent]) {
    blankStart = nil
    for claim in claimed {
      for event in claim.events {
        switch event {
        case .final(var utterance):
          utterance.format = claim.format
          events.append(filter.pass(utterance, invents: claim.invents))
        case .dropped:
          filter.noteSilence()
          events.append(event)
        default: events.append(event)
        }
      }
    }
  }

  private mutating func inspect(_ line: TextLine, into events: inout [ReaderEvent]) {
    if line.wasCut {
      let limit = StreamCutter.lineLimit
      events.append(
        .problem(.lineTooLong(line: line.number, byteCount: line.byteCount, limit: limit))
      )
    }
    if line.wasRepaired, !toldOfRepair {
      toldOfRepair = true
      events.append(.problem(.invalidUTF8(line: line.number)))
    }
  }

  /// Leaves a line of sounds or pictures out, and the rest of a stream that is made of them.
  private mutating func noteBinary(_ line: TextLine, into events: inout [ReaderEvent]) {
    if binaryLines == 0 { events.append(.problem(.binaryLine(line: line.number))) }
    events.append(.dropped(.foreign, text: ""))
    binaryLines += 1
    guard binaryLines >= Self.mostBinaryLines else { return }
    isRefused = true
    events.append(.problem(.binary(line: line.number)))
  }

  private static let mostBinaryLines = 4

  private mutating func tell(_ problem: ReaderProblem, into events: inout [ReaderEvent]) {
    if case .longEvent = problem {
      if toldOfEvent { return }
      toldOfEvent = true
    }
    events.append(.problem(problem))
  }
}
