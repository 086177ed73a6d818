import Recognizers
import Testing

@Suite struct SubRipTests {
  /// What begins like subtitles and is none stays what it was, line by line.
  @Test(arguments: [
    ["1", "", "1", "00:00"], ["1", "", "", "dune"], ["1", "1", "1"], ["1", "", "00:00:01,000"],
    ["1"], ["1", ""],
  ])
  func `plain lines that begin with a one are all there`(lines: [String]) {
    var reader = RecognizerReader()
    let text = lines.map { $0 + "\n" }.joined()
    let events = reader.read(Array(text.utf8)) + reader.finish()
    let heard = events.compactMap { event -> String? in
      guard case .final(let utterance) = event else { return nil }
      return utterance.text
    }
    #expect(heard == lines)
  }

  @Test func `times after the one make subtitles of it`() {
    var reader = RecognizerReader()
    let text = "1\n00:00:00,000 --> 00:00:02,000\nOpen Dune in library.\n\n"
    let events = reader.read(Array(text.utf8)) + reader.finish()
    let heard = events.compactMap { event -> String? in
      guard case .final(let utterance) = event else { return nil }
      return utterance.text
    }
    #expect(heard == ["Open Dune in library."])
    #expect(reader.format == .srt)
  }
}
