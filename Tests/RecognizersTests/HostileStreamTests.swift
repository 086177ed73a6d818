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
}
