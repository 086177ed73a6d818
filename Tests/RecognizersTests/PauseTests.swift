import Recognizers
import Testing

@Suite struct PauseTests {
  private static func read(_ text: String, into reader: inout RecognizerReader) -> [String] {
    EventText.lines(reader.read(Array(text.utf8), at: .zero))
  }

  @Test func `a guess becomes an utterance after the pause and not before`() {
    var reader = RecognizerReader(format: .hear)
    #expect(Self.read("open\nopen dune\n", into: &reader) == ["~ open", "~ open dune"])
    #expect(reader.waitsUntil == .milliseconds(700))
    #expect(reader.pause(at: .milliseconds(699)).isEmpty)
    let events = reader.pause(at: .milliseconds(700))
    #expect(EventText.lines(events) == ["> open dune | after a pause"])
    #expect(reader.waitsUntil == nil)
  }

  @Test func `what was given is not given again when the guesses go on`() {
    var reader = RecognizerReader(format: .hear)
    _ = Self.read("open dune\n", into: &reader)
    _ = reader.pause(at: .seconds(1))
    #expect(
      Self.read("open dune buy\nopen dune buy emma\n", into: &reader) == ["~ buy", "~ buy emma"]
    )
    #expect(EventText.lines(reader.finish()) == ["> buy emma | after a pause"])
  }

  @Test func `an open line of plain text waits for its end`() {
    var reader = RecognizerReader()
    _ = Self.read("open du", into: &reader)
    #expect(reader.pause(at: .seconds(9)).isEmpty)
    #expect(Self.read("ne\n", into: &reader) == ["> open dune"])
  }

  @Test func `sentences without stamps come after a pause`() {
    var reader = RecognizerReader()
    #expect(Self.read("\n Open Dune. Buy Emma.", into: &reader).isEmpty)
    #expect(
      EventText.lines(reader.pause(at: .seconds(1))) == [
        "= whisper-plain", "> Open Dune. | after a pause", "> Buy Emma. | after a pause",
      ]
    )
    #expect(Self.read(" Open Emma.", into: &reader).isEmpty)
    #expect(EventText.lines(reader.pause(at: .seconds(1))) == ["> Open Emma. | after a pause"])
  }

  @Test func `a blank line at the beginning is a line if nothing follows it`() {
    var reader = RecognizerReader()
    #expect(Self.read("\n", into: &reader).isEmpty)
    #expect(EventText.lines(reader.pause(at: .milliseconds(700))) == ["> "])
    #expect(Self.read("\n", into: &reader) == ["> "])
  }

  @Test func `blank lines at the beginning stay before the plain line that follows them`() {
    var reader = RecognizerReader()
    #expect(Self.read("\n\nopen dune\n", into: &reader) == ["> ", "> ", "> open dune"])
  }

  @Test func `words that are taken back are not said`() {
    var reader = RecognizerReader()
    #expect(Self.read("open june\u{8}\u{8}\u{8}\u{8}dune", into: &reader).isEmpty)
    #expect(
      EventText.lines(reader.pause(at: .seconds(1))) == [
        "= nerd-dictation", "> open dune | after a pause",
      ]
    )
  }

  @Test func `a redrawn line is only shown while it is drawn`() {
    let wipe = "\u{1B}[2K\r" + String(repeating: " ", count: 100) + "\u{1B}[2K\r"
    var reader = RecognizerReader()
    let shown = Self.read(
      "[Start speaking]\n" + wipe + " Open" + wipe + " Open Dune",
      into: &reader
    )
    #expect(shown == ["= whisper-stream", "~ Open"])
    #expect(reader.pause(at: .seconds(60)).isEmpty)
    #expect(Self.read("\n", into: &reader) == ["> Open Dune"])
  }

  @Test func `a one at the very beginning may be the number of a subtitle`() {
    var reader = RecognizerReader()
    #expect(Self.read("1\n", into: &reader) == ["= srt"])
    #expect(EventText.lines(reader.pause(at: .seconds(1))) == ["> 1"])
  }

  @Test func `pieces that belong together wait longer than a pause`() {
    var reader = RecognizerReader(format: .deepgram)
    let piece = """
      {"type":"Results","is_final":true,"speech_final":false,
       "channel":{"alternatives":[{"transcript":"open dune"}]}}
      """
    #expect(Self.read(piece, into: &reader).isEmpty)
    #expect(reader.waitsUntil == .seconds(5))
    #expect(EventText.lines(reader.pause(at: .seconds(5))) == ["> open dune"])
  }

  @Test func `without a clock nothing is waited for`() {
    var reader = RecognizerReader(format: .hear)
    _ = reader.read(Array("open dune\n".utf8))
    #expect(reader.waitsUntil == nil)
  }
}
