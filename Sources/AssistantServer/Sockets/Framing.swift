import OrderedJSON

/// Something whole that came in from a client.
enum Inbound: Sendable, Hashable {
  case line(String)
  /// A line of that many bytes at least, which was left out.
  case longLine
  case event(WyomingEvent)
  /// What follows cannot be read any more.
  case broken(String)
}

/// Cuts the bytes of a client into what it says, however they arrive; memory stays bounded.
struct Framing: Sendable {
  /// How clients speak.
  enum Kind: Sendable, Hashable {
    case lines, wyoming
  }

  private let kind: Kind
  private let limits: ServerLimits
  private var line: [UInt8] = []
  private var isTooLong = false
  private var isFirstLine = true
  private var pending: Pending?
  private var isBroken = false

  /// A Wyoming event whose further bytes have not all come.
  private struct Pending {
    var header: JSON
    var data: [UInt8] = []
    var missingData: Int
    var missingPayload: Int
  }

  init(_ kind: Kind, limits: ServerLimits) {
    self.kind = kind
    self.limits = limits
  }

  /// Takes bytes and gives back what is whole now.
  mutating func add(_ bytes: ArraySlice<UInt8>) -> [Inbound] {
    var found: [Inbound] = []
    var rest = bytes
    while !rest.isEmpty, !isBroken {
      if pending != nil {
        rest = takePending(rest, &found)
        continue
      }
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
        keep(rest)
        break
      }
      keep(rest[..<end])
      rest = rest[(end + 1)...]
      endLine(&found)
    }
    return found
  }

  /// Ends the stream and gives back the last line if it had no end.
  mutating func finish() -> [Inbound] {
    var found: [Inbound] = []
    if kind == .lines, !line.isEmpty || isTooLong { endLine(&found) }
    return found
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    if line.count + bytes.count > limits.line {
      isTooLong = true
      line.removeAll()
    } else if !isTooLong {
      line += bytes
    }
  }

  private mutating func endLine(_ found: inout [Inbound]) {
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
      isFirstLine = false
    }
    if kind == .wyoming {
      if isTooLong { return fail("a line is longer than \(limits.line) bytes", &found) }
      return readHeader(&found)
    }
    if isTooLong {
      found.append(.longLine)
      return
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    if isFirstLine, Self.isRequest(text) {
      return fail("this is no web server; a line is an utterance or an answer", &found)
    }
    found.append(.line(text))
  }

  /// Whether a line begins a request of HTTP.
  ///
  /// Any page that a person looks at may let their browser send one here, with a body of its own choice; nothing in
  /// it may be taken for what the person said.
  private static func isRequest(_ line: String) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 3 && words[2].hasPrefix("HTTP/")
      && words[0].allSatisfy { $0.isASCII && $0.isUppercase }
  }

  // MARK: - Wyoming

  private mutating func readHeader(_ found: inout [Inbound]) {
    guard let header = try? JSON.parse(line) as JSON, header["type"]?.string != nil else {
      return fail("a line is no event: an object with a 'type'", &found)
    }
    guard let data = length("data_length", of: header, &found),
      let payload = length("payload_length", of: header, &found)
    else { return }
    pending = Pending(header: header, missingData: data, missingPayload: payload)
    endPending(&found)
  }

  private mutating func length(
    _ key: String,
    of header: JSON,
    _ found: inout [Inbound]
  ) -> Int? {
    guard let value = header[key], value != .null else { return 0 }
    if let length = value.int, (0...limits.data).contains(length) { return length }
    fail("'\(key)' is no number of bytes up to \(limits.data)", &found)
    return nil
  }

  private mutating func takePending(
    _ bytes: ArraySlice<UInt8>,
    _ found: inout [Inbound]
  ) -> ArraySlice<UInt8> {
    guard var waiting = pending else { return bytes }
    var rest = bytes
    let data = rest.prefix(waiting.missingData)
    waiting.data += data
    waiting.missingData -= data.count
    rest = rest.dropFirst(data.count)
    // Sound is for others; it is passed over.
    let payload = min(rest.count, waiting.missingPayload)
    waiting.missingPayload -= payload
    pending = waiting
    endPending(&found)
    return rest.dropFirst(payload)
  }

  private mutating func endPending(_ found: inout [Inbound]) {
    guard let waiting = pending, waiting.missingData == 0, waiting.missingPayload == 0 else {
      return
    }
    pending = nil
    var members = waiting.header["data"]?.object ?? []
    if !waiting.data.isEmpty {
      guard let data = (try? JSON.parse(waiting.data) as JSON)?.object else {
        return fail("the data of an event is no object", &found)
      }
      // What follows the line goes before what stands in it.
      members.removeAll { member in data.contains { $0.key == member.key } }
      members += data
    }
    found.append(
      .event(WyomingEvent(waiting.header["type"]?.string ?? "", .object(members)))
    )
  }

  private mutating func fail(_ reason: String, _ found: inout [Inbound]) {
    isBroken = true
    found.append(.broken(reason))
  }
}
