import Recognizers
import SpokenLanguage
import Testing

@Suite struct SpeechGateTests {
  private static let english = Languages.language(for: "en")

  private func gate(_ wakeWord: String? = nil) -> SpeechGate {
    SpeechGate(
      language: Self.english,
      wakeWord: wakeWord.flatMap { WakeWord([$0], language: Self.english) }
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
    gate.noteQuestion(at: .zero)
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

  @Test func `an answer with the words of a question is one once they were heard`() {
    var gate = gate()
    let question = "Who wrote it? Jane Austen, Alexander McCall Smith"
    gate.noteSpoken(question, at: .zero)
    let answer = "alexander mccall smith"
    #expect(take(answer, &gate, at: .seconds(4), isAnswer: true) == ["- echo: " + answer])
    #expect(take(answer, &gate, at: .seconds(6), isAnswer: true) == ["> " + answer])
  }

  @Test func `a fragment of what is read out agrees to nothing`() {
    var gate = gate()
    gate.noteSpoken("Remove Dune by Frank Herbert from your library? Remove or keep?", at: .zero)
    for fragment in ["remove dune", "remove", "remove dune by frank", "remove or keep"] {
      #expect(
        take(fragment, &gate, at: .seconds(3), isAnswer: true).allSatisfy { $0.hasPrefix("-") }
      )
    }
    #expect(take("yes", &gate, at: .seconds(3), isAnswer: true) == ["> yes"])
  }

  @Test func `stop means the voice as long as it speaks`() {
    var gate = gate()
    gate.noteSpoken("Thank you for your order of three copies of Dune by Frank Herbert!", at: .zero)
    for quiet in ["order of three copies", "hm"] {
      let silences = gate.silencesVoice(quiet, at: .seconds(2))
      #expect(!silences)
    }
    var stopped = gate
    let said = stopped.silencesVoice("stop", at: .seconds(2))
    #expect(said)
    #expect(take("stop", &stopped, at: .seconds(2), isAnswer: true) == ["- stop: stop"])
    #expect(take("stop", &stopped, at: .seconds(9), isAnswer: true) == ["> stop"])
    var guessed = gate
    let atOnce = guessed.silencesVoice("stop", at: .seconds(2))
    #expect(atOnce)
    // A recogniser that writes guesses tells a word for good a pause later.
    #expect(take("stop", &guessed, at: .milliseconds(2_900)) == ["- stop: stop"])
    let again = take("stop", &guessed, at: .milliseconds(3_500), isAnswer: true)
    #expect(again == ["> stop"])
    var over = gate
    let spokenOver = over.silencesVoice("open emma in library", at: .seconds(2))
    #expect(spokenOver)
    #expect(take("buy dune", &over, at: .seconds(2)) == ["> buy dune"])
    var mixed = gate
    let both = mixed.silencesVoice("thank you for your order stop", at: .seconds(2))
    #expect(both)
  }

  @Test func `beside the voice only what is surely a command is one`() {
    var gate = gate()
    gate.noteSpoken("Cancelled.", at: .zero)
    #expect(take("can sell them", &gate, at: .seconds(2)) == ["- echo: can sell them"])
    #expect(take("buy dune", &gate, at: .seconds(2)) == ["> buy dune"])
    #expect(take("can sell them", &gate, at: .seconds(9)) == ["> can sell them"])
  }

  @Test func `what became of the voice is no answer though it begins as one`() {
    var gate = gate()
    gate.noteSpoken("Moby-Dick — Herman Melville, 1851 · Want to Read", at: .zero)
    let heard = "no the daycare man mal de l eighteen fifty line want to read"
    #expect(take(heard, &gate, at: .seconds(7), isAnswer: true) == ["- echo: \(heard)"])
    #expect(take("no", &gate, at: .seconds(7), isAnswer: true) == ["> no"])
  }

  @Test func `with a wake word, talk does not answer after a while`() {
    var gate = gate("hey library")
    gate.noteSpoken("How many copies?", at: .zero)
    gate.noteQuestion(at: .zero)
    #expect(take("three", &gate, at: .seconds(6), isAnswer: true) == ["> three"])
    #expect(take("three", &gate, at: .seconds(30), isAnswer: true) == ["- asleep: three"])
    #expect(take("hey library three", &gate, at: .seconds(31), isAnswer: true) == ["> three"])
  }

  @Test func `what is behind the wake word keeps its words' confidences`() {
    var gate = gate("hey library")
    let words = ["hey", "library", "buy", "dune"].enumerated().map { place, word in
      RecognizedUtterance.Word(
        text: word,
        start: Double(place),
        end: Double(place) + 0.5,
        confidence: 0.5
      )
    }
    let events = gate.take(
      RecognizedUtterance(text: "hey library buy dune", words: words, start: 0, format: .vosk),
      at: .zero,
      isAnswer: false,
      standing: SentenceJoinerTests.standing
    )
    #expect(EventText.lines(events) == ["> buy dune | 2.0-? | buy 2.0-2.5 0.5 | dune 3.0-3.5 0.5"])
  }

  @Test func `plain lines are taken as they come`() {
    var gate = gate()
    #expect(take("buy", &gate, format: .text) == ["> buy"])
    #expect(take("buy", &gate) == [])
    #expect(take("dune", &gate, format: .text) == ["> buy", "> dune"])
  }
}
