import Recognizers
import Testing

@Suite struct HomeAssistantEventsTests {
  /// An event without its time looks like one of the Wyoming protocol.
  @Test(arguments: [
    #"{"type":"stt-end","data":{"stt_output":{"text":"open dune"}}}"#,
    #"{"type":"stt-end","data":{"stt_output":{"text":"open dune"}},"timestamp":"2026-01-01T00:00:00"}"#,
    #"{"id":1,"type":"event","event":{"type":"stt-end","data":{"stt_output":{"text":"open dune"}}}}"#,
  ])
  func `the end of listening is an utterance`(event: String) {
    var reader = RecognizerReader()
    let events = reader.read(Array((event + "\n").utf8)) + reader.finish()
    let heard = events.compactMap { event -> String? in
      guard case .final(let utterance) = event else { return nil }
      return utterance.text
    }
    #expect(heard == ["open dune"])
    #expect(reader.format == .homeAssistant)
  }
}
