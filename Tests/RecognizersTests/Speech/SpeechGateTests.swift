import Recognizers
import SpokenLanguage
import Testing

@Suite struct SpeechGateTests {
  private static let english = Languages.language(for: "en")

  private func gate(_ wakeWord: String? = nil) -> SpeechGate {
    SpeechGate(
      language: Self.english,
      wakeWord: wakeWord.flatMap { WakeWord($0, language: Self.english) }
    )
  }

  private func take(
    _ text: String,
    _ gate: inout SpeechGate,
    at time: Duration = .zero,
    isAnswer: Bool = false,
    format: InputFormat = .vosk
  ) -> [String] {
    let utterance = RecognizedUtterance(text: text, format: format)
    return EventText.lines(
      gate.take(utterance, at: time, isAnswer: isAnswer, standing: SentenceJoinerTests.standing)
    )
  }

  @Test func `a command needs the wake word and an answer does not`() {
    var gate = gate("hey library")
    #expect(take("buy dune", &gate) == ["- asleep: buy dune"])
    #expect(take("hey library buy dune", &gate) == ["> buy dune"])
    #expect(take("three", &gate, isAnswer: true) == ["> three"])
    #expect(take("hey library", &gate) == ["- asleep: hey library"])
    #expect(take("buy dune", &gate, at: .seconds(3)) == ["> buy dune"])
  }

  @Test func `what follows the beginning of a sentence needs no word of its own`() {
    var gate = gate("hey library")
    #expect(take("hey library buy", &gate) == [])
    #expect(take("dune", &gate, at: .milliseconds(500)) == ["> buy dune"])
    #expect(take("dune", &gate, at: .seconds(9)) == ["- asleep: dune"])
  }

  @Test func `a wake word in another hypothesis counts`() {
    var gate = gate("hey library")
    let utterance = RecognizedUtterance(
      text: "a library buy june",
      alternatives: [
        .init(text: "a library buy june"), .init(text: "hey library buy dune"),
        .init(text: "hey library buy tune"),
      ],
      format: .vosk
    )
    let events = gate.take(
      utterance,
      at: .zero,
      isAnswer: false,
      standing: SentenceJoinerTests.standing
    )
    #expect(EventText.lines(events) == ["> buy dune | 'buy dune' | 'buy tune'"])
  }

  @Test func `what was said aloud is no answer`() {
    var gate = gate()
    gate.noteSpoken("Which book do you want to buy?", at: .zero)
    #expect(
      take("which book do you want to buy", &gate, at: .seconds(2), isAnswer: true)
        == ["- echo: which book do you want to buy"]
    )
    #expect(take("dune", &gate, at: .seconds(2), isAnswer: true) == ["> dune"])
  }

  @Test func `an answer with the words of a question is one once it was said`() {
    var gate = gate()
    gate.noteSpoken("Who wrote it? Jane Austen, Alexander McCall Smith", at: .zero)
    let answer = "alexander mccall smith"
    #expect(take(answer, &gate, at: .seconds(2), isAnswer: true) == ["- echo: " + answer])
    #expect(take(answer, &gate, at: .seconds(6), isAnswer: true) == ["> " + answer])
  }

  @Test func `plain lines are taken as they come`() {
    var gate = gate()
    #expect(take("buy", &gate, format: .text) == ["> buy"])
    #expect(take("buy", &gate) == [])
    #expect(take("dune", &gate, format: .text) == ["> buy", "> dune"])
  }
}
