import OrderedJSON
import TestSupport
import Testing

@testable import AssistantServer

/// What clients say is cut into pieces the same way, however it arrives.
struct FramingTests {
  private func whole(_ kind: Framing.Kind, _ bytes: [UInt8], cuts: [Int] = []) -> [Inbound] {
    var framing = Framing(kind, limits: ServerLimits())
    var found: [Inbound] = []
    var start = 0
    for cut in cuts + [bytes.count] {
      found += framing.add(bytes[start..<cut])
      start = cut
    }
    return found + framing.finish()
  }

  private static let event =
    Array(
      #"{"type":"transcript","data":{"a":1},"data_length":13,"payload_length":4}"#.utf8
    ) + Array("\n{\"text\":\"hi\"}\n\n\n\n{\"type\":\"describe\"}\n".utf8)

  @Test func `an event has the data of its line and of what follows`() {
    #expect(
      whole(.wyoming, Self.event) == [
        .event(WyomingEvent("transcript", ["a": 1, "text": "hi"])),
        .event(WyomingEvent("describe", .object([]))),
      ]
    )
  }

  @Test func `what follows an event's line goes before what stands in it`() {
    let bytes = #"{"type":"transcript","data":{"text":"no","a":1},"data_length":13}"# + "\n"
    #expect(
      whole(.wyoming, Array((bytes + #"{"text":"hi"}"#).utf8))
        == [.event(WyomingEvent("transcript", ["a": 1, "text": "hi"]))]
    )
  }

  @Test(
    arguments: ["data_length", "payload_length"],
    ["10000000000", "-1", "3.5", "1e400", "\"5\""]
  )
  func `a length that cannot be is told by its name`(key: String, length: String) {
    let bytes = "{\"type\":\"ping\",\"\(key)\":\(length)}\n{\"type\":\"ping\"}\n"
    #expect(
      whole(.wyoming, Array(bytes.utf8))
        == [.broken("'\(key)' is no number of bytes up to 1048576")]
    )
  }

  @Test func `cuts change nothing`() {
    var random = SplitMix64(seed: 3)
    let lines = Array("one\r\n\ntwo\u{e9}\nthree".utf8)
    for _ in 0..<500 {
      let cuts = (0..<4).map { _ in Int.random(in: 0...lines.count, using: &random) }.sorted()
      #expect(
        whole(.lines, lines, cuts: cuts)
          == [.line("one"), .line(""), .line("two\u{e9}"), .line("three")]
      )
      let places = (0..<4).map { _ in Int.random(in: 0...Self.event.count, using: &random) }
      #expect(whole(.wyoming, Self.event, cuts: places.sorted()) == whole(.wyoming, Self.event))
    }
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nHost: x\r\n\r\n", "POST /a HTTP/1.0\n\nbuy dune\n"])
  func `nothing in a request of a browser is a line`(request: String) {
    #expect(
      whole(.lines, Array(request.utf8)) == [
        .broken("this is no web server; a line is an utterance or an answer")
      ]
    )
    let later = whole(.lines, Array("open dune\n\(request)".utf8))
    #expect(later.first == .line("open dune"))
    #expect(later.contains { if case .broken = $0 { true } else { false } } == false)
  }

  @Test func `an event as it is written is read back`() {
    let event = WyomingEvent("handled", ["text": "Đã \n xong \u{0}"])
    #expect(whole(.wyoming, event.bytes) == [.event(event)])
  }

  @Test(
    arguments: [
      "nonsense\n", "{}\n", "[]\n", "{\"type\":1}\n", "\n",
      #"{"type":"x","data_length":99999999999}"# + "\n", #"{"type":"x","data_length":-1}"# + "\n",
      #"{"type":"x","payload_length":1e300}"# + "\n{}", #"{"type":"x","data_length":2}"# + "\n[]",
      #"{"type":"x","data_length":3}"# + "\nxyz",
    ]
  )
  func `what is no event breaks the stream and nothing else`(text: String) {
    let found = whole(.wyoming, Array((text + "{\"type\":\"describe\"}\n").utf8))
    #expect(found.count == 1)
    guard case .broken? = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test func `random bytes give no more than there is in them`() {
    var random = SplitMix64(seed: 9)
    for kind in [Framing.Kind.lines, .wyoming] {
      for _ in 0..<300 {
        let bytes = (0..<200).map { _ in
          Bool.random(using: &random)
            ? UInt8.random(in: 0...255, using: &random)
            : Array("{\"type\":\"a\",\"data_length\":1}\n".utf8).randomElement(using: &random) ?? 10
        }
        #expect(whole(kind, bytes).count <= bytes.count { $0 == 10 } + 1)
      }
    }
  }
}
