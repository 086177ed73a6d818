import OrderedJSON

/// Cuts a stream of bytes into lines and JSON objects, however the bytes arrive.
///
/// An object may stretch over many lines, stand in a list, and be followed by the bytes that a Wyoming
/// header announces. Where an object breaks off, what comes after it is looked at again, once.
///
/// Memory: at most one line of ``lineLimit`` bytes, or one object of ``valueLimit`` bytes and the
/// values made of it.
struct StreamCutter: Sendable {
  /// The most bytes of a line that are kept.
  static let lineLimit = 1 << 20
  /// The most bytes of a JSON object.
  static let valueLimit = 8 << 20
  /// The most bytes that may follow a Wyoming header.
  static let payloadLimit = 64 << 20

  private let readsJSON: Bool
  private var event = Event()
  private var state = State.lineStart
  private var assembler: LineAssembler
  private var scanner = JSONValueScanner(limit: Self.valueLimit)
  private var line = 1
  private var valueLine = 1
  private var hasReportedValue = false
  private var isRetrying = false
  private(set) var pieces: [StreamPiece] = []

  /// A Wyoming header and what was read of the data it announces.
  private struct Event: Sendable {
    var header = JSON.null
    var dataCount = 0
    var payloadCount = 0
    var bytes: [UInt8] = []
  }

  private enum State: Sendable {
    case lineStart
    /// What came may be the beginning of an object, or of a list of them.
    case candidate([UInt8])
    case value
    /// Passing over an object that cannot be read, up to an object at the beginning of a line.
    case skipping(isLineStart: Bool)
    case afterValue
    case text
    case eventStart
    case eventData
    case payload(Int)
  }

  /// Makes a cutter.
  ///
  /// - Parameter readsJSON: Whether objects are looked for and lines edited; otherwise every line is
  ///   given as it stands.
  init(readsJSON: Bool) {
    self.readsJSON = readsJSON
    assembler = LineAssembler(limit: Self.lineLimit, editsLines: readsJSON)
  }

  /// Whether a line has begun and not ended yet.
  var hasPending: Bool { !assembler.isEmpty }

  /// The line that has not ended yet.
  var pending: TextLine? {
    guard !assembler.isEmpty else { return nil }
    var current = assembler.current(number: line)
    current.isOpen = true
    return current
  }

  /// Forgets the line that has not ended yet, since it was taken as it is.
  mutating func takePending() {
    _ = assembler.end(number: line)
    if case .text = state { return }
    state = .lineStart
  }

  /// The pieces that are complete, which are then forgotten.
  mutating func takePieces() -> [StreamPiece] {
    defer { pieces = [] }
    return pieces
  }

  /// Passes over a whole line of plain words at the beginning of some bytes.
  ///
  /// - Returns: How many bytes it has, its line feed not counted; nil where no line begins or where it
  ///   has to be looked at byte by byte.
  mutating func passPlainLine(of bytes: ArraySlice<UInt8>) -> Int? {
    guard case .lineStart = state, assembler.isEmpty,
      let count = TextLine.plainCount(of: bytes)
    else { return nil }
    line += 1
    return count
  }

  /// Takes the bytes at the beginning that only make a line longer, all at once.
  ///
  /// - Returns: How many they are; the byte after them goes to ``take(_:)``.
  mutating func takeRun(of bytes: ArraySlice<UInt8>) -> Int {
    guard case .text = state else { return 0 }
    return assembler.takeRun(of: bytes)
  }

  mutating func take(_ byte: UInt8) {
    switch state {
    case .lineStart: takeLineStart(byte)
    case .candidate(let held): takeCandidate(byte, held: held)
    case .value: takeValue(byte)
    case .skipping(let isLineStart): takeSkipped(byte, isLineStart: isLineStart)
    case .afterValue: takeAfterValue(byte)
    case .text: takeText(byte)
    case .eventStart: takeEventStart(byte)
    case .eventData:
      event.bytes.append(byte)
      endEventData()
    case .payload(let count): state = count > 1 ? .payload(count - 1) : .afterValue
    }
  }

  /// Ends the stream.
  mutating func finish() {
    switch state {
    case .candidate(let held): replay(held)
    case .value, .eventData: report(.brokenJSON(line: valueLine))
    case .eventStart: pieces.append(.value(event.header, line: valueLine))
    default: break
    }
    if !assembler.isEmpty {
      var last = assembler.end(number: line)
      last.isOpen = true
      pieces.append(.line(last))
    }
    state = .lineStart
  }
}

// MARK: - Lines

extension StreamCutter {
  private mutating func takeLineStart(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{") where readsJSON, UInt8(ascii: "[") where readsJSON,
      UInt8(ascii: " ") where readsJSON, 0xEF where line == 1:
      state = .candidate([byte])
    default:
      state = .text
      takeText(byte)
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") {
      pieces.append(.line(assembler.end(number: line)))
      line += 1
      state = .lineStart
    } else if var wiped = assembler.take(byte) {
      wiped.number = line
      pieces.append(.redraw(wiped))
    }
  }

  /// Gives bytes that were no object after all to the lines.
  private mutating func replay(_ held: [UInt8]) {
    state = .text
    for (index, byte) in held.enumerated() {
      if index == 0 { takeText(byte) } else { take(byte) }
    }
  }

  /// Waits for `{"`, `{}` or `[{"`, with white space between; anything else is text.
  private mutating func takeCandidate(_ byte: UInt8, held: [UInt8]) {
    if held.first == 0xEF {
      takeMark(byte, held: held)
      return
    }
    let held = held + [byte]
    let last = held.dropLast().last { !Self.isSpace($0) }
    switch byte {
    case UInt8(ascii: " ") where held.count < 64,
      UInt8(ascii: "\t") where last != nil && held.count < 64,
      UInt8(ascii: "\r") where last != nil && held.count < 64,
      UInt8(ascii: "\n") where last != nil && held.count < 64:
      state = .candidate(held)
    case UInt8(ascii: "[") where last == nil,
      UInt8(ascii: "{") where last == nil || last == UInt8(ascii: "["):
      state = .candidate(held)
    case UInt8(ascii: "\"") where last == UInt8(ascii: "{"),
      UInt8(ascii: "}") where last == UInt8(ascii: "{"):
      valueLine = line
      scanner = JSONValueScanner(limit: Self.valueLimit)
      let start = held.firstIndex(of: UInt8(ascii: "{")) ?? 0
      line += held.count { $0 == UInt8(ascii: "\n") }
      for byte in held[start...].dropLast() { _ = scanner.take(byte) }
      takeValue(byte)
    default: replay(held)
    }
  }

  /// Passes over a byte order mark.
  private mutating func takeMark(_ byte: UInt8, held: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let held = held + [byte]
    if held == mark {
      state = .lineStart
    } else if mark.starts(with: held) {
      state = .candidate(held)
    } else {
      replay(held)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}

// MARK: - Objects

extension StreamCutter {
  private mutating func takeValue(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { line += 1 }
    switch scanner.take(byte) {
    case .more: state = .value
    case .complete: endValue(scanner.takeBytes())
    case .broken:
      report(.brokenJSON(line: valueLine))
      retry(scanner.takeBytes())
    case .tooDeep:
      report(.deepJSON(line: valueLine, limit: JSONValueScanner.depthLimit))
      _ = scanner.takeBytes()
      state = .skipping(isLineStart: false)
    case .tooLong:
      report(.longJSON(line: valueLine, limit: Self.valueLimit))
      _ = scanner.takeBytes()
      state = .skipping(isLineStart: byte == UInt8(ascii: "\n"))
    }
  }

  private mutating func endValue(_ bytes: [UInt8]) {
    state = .afterValue
    guard let value = Self.parse(bytes) else {
      report(.brokenJSON(line: valueLine))
      return
    }
    hasReportedValue = false
    guard let type = value["type"]?.string, !type.isEmpty,
      value["data_length"] != nil || value["payload_length"] != nil
    else {
      pieces.append(.value(value, line: valueLine))
      return
    }
    let data = value["data_length"]?.int ?? 0
    let payload = value["payload_length"]?.int ?? 0
    guard (0...Self.valueLimit).contains(data), (0...Self.payloadLimit).contains(payload) else {
      report(.longEvent(line: valueLine, byteCount: max(data, payload)))
      return
    }
    event = Event(header: value, dataCount: data, payloadCount: payload)
    state = .eventStart
  }

  static func parse(_ bytes: [UInt8]) -> JSON? {
    if let value = try? JSON.parse(bytes) { return value }
    return try? JSON.parse(String(decoding: bytes, as: UTF8.self))
  }

  /// Looks again at what came after the first line of a broken object: it may be whole ones.
  private mutating func retry(_ bytes: [UInt8]) {
    let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n"))
    guard !isRetrying, let lineEnd else {
      state = bytes.last == UInt8(ascii: "\n") ? .lineStart : .skipping(isLineStart: false)
      return
    }
    isRetrying = true
    state = .skipping(isLineStart: true)
    let after = bytes[(lineEnd + 1)...]
    line -= after.count { $0 == UInt8(ascii: "\n") }
    for byte in after { take(byte) }
    isRetrying = false
  }

  /// An object at the beginning of a line, or a line that looks like no JSON, ends the passing over.
  private mutating func takeSkipped(_ byte: UInt8, isLineStart: Bool) {
    if byte == UInt8(ascii: "\n") {
      line += 1
      state = .skipping(isLineStart: true)
    } else if isLineStart, byte == UInt8(ascii: "{") || !Self.isJSON(byte) {
      state = .lineStart
      takeLineStart(byte)
    } else {
      state = .skipping(isLineStart: false)
    }
  }

  /// Whether a line inside an object that is written over several lines may begin so.
  private static func isJSON(_ byte: UInt8) -> Bool {
    isSpace(byte) || "}],:\"".utf8.contains(byte)
  }

  /// Between objects there may be commas and the end of a list.
  private mutating func takeAfterValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): line += 1
    case UInt8(ascii: ","), UInt8(ascii: "]"): break
    case _ where Self.isSpace(byte): break
    default:
      state = .lineStart
      takeLineStart(byte)
    }
  }

  /// Tells of a broken object, once until a good one came.
  private mutating func report(_ problem: ReaderProblem) {
    guard !hasReportedValue else { return }
    hasReportedValue = true
    pieces.append(.problem(problem))
  }
}

// MARK: - Wyoming events

extension StreamCutter {
  private mutating func takeEventStart(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      endEventData()
    case UInt8(ascii: " "), UInt8(ascii: "\r"): break
    default:
      pieces.append(.value(event.header, line: valueLine))
      state = .lineStart
      takeLineStart(byte)
    }
  }

  /// Waits for the data; it is laid over the data in the header.
  private mutating func endEventData() {
    guard event.bytes.count >= event.dataCount else {
      state = .eventData
      return
    }
    let event = event
    self.event = Event()
    state = event.payloadCount > 0 ? .payload(event.payloadCount) : .afterValue
    guard event.dataCount > 0 else {
      pieces.append(.value(event.header, line: valueLine))
      return
    }
    guard case .object(let members)? = Self.parse(event.bytes),
      case .object(var whole) = event.header
    else {
      report(.brokenJSON(line: valueLine))
      return
    }
    let inline = event.header["data"]?.object ?? []
    whole.removeAll { $0.key == "data" }
    whole.append(JSON.Member("data", .object(inline + members)))
    pieces.append(.value(.object(whole), line: valueLine))
  }
}
