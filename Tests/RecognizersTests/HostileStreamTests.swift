import Recognizers
import TestSupport
import Testing

@Suite struct HostileStreamTests {
  private static func lines(_ text: String, as format: InputFormat = .auto) -> [String] {
    var reader = RecognizerReader(format: format)
    return EventText.lines(reader.read(Array(text.utf8)) + reader.finish())
  }

  @Test func `a line without an end is cut at one mebibyte`() throws {
    var reader = RecognizerReader()
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    for _ in 0..<8 { #expect(reader.read(piece).isEmpty) }
    let events = reader.read(Array("\nopen dune\n".utf8))
    #expect(events.first == .problem(.lineTooLong(line: 1, byteCount: 8 << 20, limit: 1 << 20)))
    guard case .final(let cut) = events[1] else {
      Issue.record("the beginning of the line is missing")
      return
    }
    #expect(cut.isCut)
    #expect(cut.text.utf8.count == 1 << 20)
    #expect(EventText.lines([events[2]]) == ["> open dune"])
  }

  @Test func `an object that never ends is left out and the next one is read`() {
    var reader = RecognizerReader()
    var events = reader.read(Array("{\"text\":\"".utf8))
    let piece = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    for _ in 0..<9 { events += reader.read(piece) }
    events += reader.read(Array("\n{\"text\":\"open dune\"}".utf8))
    #expect(
      EventText.lines(events) == [
        "! the JSON that begins on line 1 is longer than 8388608 bytes and was left out",
        "= vosk", "> open dune",
      ]
    )
  }

  @Test(arguments: ["{\"text\":", "[{\"a\":[", "{\"text\":[[[["])
  func `JSON ten thousand deep is left out and the next one is read`(opening: String) {
    let deep = String(repeating: opening, count: 10_000) + "1\n"
    #expect(
      Self.lines(deep + "{\"text\":\"open dune\"}\n") == [
        "! the JSON that begins on line 1 is nested more than 64 deep and was left out",
        "= vosk", "> open dune",
      ]
    )
  }

  @Test func `a header of subtitles swallows nothing after an object that breaks off`() {
    let lines = Self.lines("WEBVTT\n{\"text\": \"op\nopen dune\nbuy emma\n")
    #expect(lines.suffix(2) == ["> open dune", "> buy emma"])
  }

  @Test func `the columns of a table may have spaces between them`() {
    let lines = Self.lines("start, end, text\n0, 900, open dune\n")
    #expect(lines == ["= csv", "> open dune | 0.0-0.9"])
  }

  @Test(arguments: [
    "{\"text\" : \"open du", "{\"text\" : \"open dune\"", "{\"text\" : \"open dune\\",
    "{\"text\" : ",
    "{\"result\" : [{\"word\" : \"open\"", "[{\"text\" : \"open dune\"",
  ])
  func `half an object at the end says nothing`(half: String) {
    let problem = "! the JSON that begins on line 2 is broken or breaks off and was left out"
    #expect(
      Self.lines("{\"text\" : \"buy emma\"}\n" + half) == ["= vosk", "> buy emma", problem]
    )
  }

  @Test func `times that run backwards change no words`() {
    #expect(
      Self.lines(
        """
        [00:00:09.000 --> 00:00:04.000]  Open Dune.
        [00:00:02.000 --> 00:00:03.000]  Buy Emma.

        """
      ) == ["= whisper", "> Open Dune. | 9.0-4.0", "> Buy Emma. | 2.0-3.0"]
    )
  }

  @Test func `NULs and bytes that are no text stay in their words`() {
    let text = Array("{\"text\" : \"open \0du".utf8) + [0xFF] + Array("ne\"}\n".utf8)
    var reader = RecognizerReader()
    #expect(EventText.lines(reader.read(text)) == ["= vosk", "> open du\u{FFFD}ne"])
    let line = Array("open \0du".utf8) + [0xFF] + Array("ne\n".utf8)
    #expect(
      EventText.lines(reader.read(line)) == [
        "! line 2 is no valid UTF-8; the bytes that cannot be read are passed over", "= text",
        "> open <0>du\u{FFFD}ne",
      ]
    )
  }

  @Test func `a hundred thousand guesses say nothing final`() {
    var reader = RecognizerReader()
    let guess = Array("{\"partial\" : \"open dune\"}\n".utf8)
    var finals = 0
    for _ in 0..<100_000 {
      for case .final in reader.read(guess) { finals += 1 }
    }
    #expect(finals == 0)
    #expect(
      EventText.lines(reader.read(Array("{\"text\" : \"open dune\"}".utf8))) == ["> open dune"]
    )
  }

  @Test func `an event that announces too many bytes takes nothing with it`() {
    #expect(
      Self.lines(
        """
        {"type":"audio-chunk","payload_length":99999999999}
        {"type":"transcript","data":{"text":"open dune"}}

        """
      ) == [
        "! the event on line 1 announces 99999999999 bytes, which is too much to be true",
        "= wyoming", "> open dune",
      ]
    )
  }

  @Test func `an event's data may be long`() {
    let text = String(repeating: "a", count: 1 << 16)
    let data = "{\"text\":\"\(text)\"}"
    let header = "{\"type\":\"transcript\",\"data_length\":\(data.utf8.count)}\n"
    let lines = Self.lines(header + data + "{\"type\":\"transcript\",\"data\":{\"text\":\"b\"}}")
    #expect(lines == ["= wyoming", "> " + text, "> b"])
  }

  @Test func `a problem is told again only after a good result`() {
    let broken = "{\"text\": \"open\n"
    let good = "{\"text\": \"open dune\"}\n"
    let lines = Self.lines(broken + broken + good + broken)
    #expect(lines.count { $0.hasPrefix("!") } == 2)
    #expect(lines.count { $0 == "> open dune" } == 1)
  }

  @Test func `a named format does not take other lines for utterances`() {
    #expect(
      Self.lines("hello\n[00:00.000 --> 00:04.000]  Open Dune.\nhello again\n", as: .whisper) == [
        "! line 1 is not what 'whisper' writes and was left out; name another format or 'auto'",
        "- foreign: hello", "> Open Dune. | 0.0-4.0", "- foreign: hello again",
      ]
    )
  }

  @Test func `plain text that was named is taken as it stands`() {
    #expect(
      Self.lines("[00:00.000 --> 00:04.000]  Open\r\n{\"text\":\"x\"}\n(music)", as: .text) == [
        "> [00:00.000 --> 00:04.000]  Open", "> {\"text\":\"x\"}", "> (music)",
      ]
    )
  }

  @Test func `JSON without words is told of once`() {
    #expect(
      Self.lines("{\"a\":1}\n{\"b\":2}\n") == [
        "! the JSON on line 1 has no text where any known recogniser puts it"
      ]
    )
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `mutated samples hold nothing up and hide nothing that follows`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let samples = try Sample.all.map { try $0.bytes() }
    for _ in 0..<50 {
      let bytes = Mutation.mutated(samples, using: &random)
      var whole = RecognizerReader()
      let events = whole.read(bytes)
      var single = RecognizerReader()
      let ones = bytes.flatMap { single.read([$0]) }
      #expect(events == ones, "the pieces matter: \(bytes)")
      _ = whole.finish()
      var after = RecognizerReader()
      _ = after.read(bytes)
      let next = after.read(Array("\n\n\nopen ulysses\n\n\nopen ulysses\n".utf8)) + after.finish()
      let isThere = next.contains { event in
        guard case .final(let utterance) = event else { return false }
        return utterance.text.contains("open ulysses")
      }
      #expect(isThere || Mutation.mayHide(bytes), "what follows is lost: \(bytes)")
    }
  }

  @Test func `a sound on one line is left out and told of`() {
    let sound = String(repeating: "\u{0}\u{1}", count: 2_000)
    #expect(
      Self.lines(sound) == [
        "! line 1 is no text and was left out; pipe in what a recogniser writes, "
          + "not what it listens to",
        "- foreign: ",
      ]
    )
  }

  @Test func `a sound without line ends is refused after a little`() {
    let drawn = String(repeating: "\u{0}a\u{1}", count: 20) + "\r"
    let redrawn = String(repeating: drawn, count: 500)
    var reader = RecognizerReader()
    let events = reader.read(Array(redrawn.utf8), at: .zero)
    #expect(reader.isRefused)
    #expect(!events.contains { if case .final = $0 { true } else { false } })
    #expect(EventText.lines(events).count { $0.hasPrefix("!") } == 2)
  }

  @Test func `a sound that stops without a line end says nothing`() {
    var reader = RecognizerReader()
    let sound = Array("[Start speaking]\n".utf8) + [UInt8](repeating: 0xFE, count: 400)
    let events =
      reader.read(sound, at: .zero) + reader.pause(at: .seconds(9)) + reader.finish()
    #expect(!events.contains { if case .final = $0 { true } else { false } })
  }
}
