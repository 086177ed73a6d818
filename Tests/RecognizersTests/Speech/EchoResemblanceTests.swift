import Recognizers
import SpokenLanguage
import Testing

/// What a recogniser made of the assistant's own voice, where hardly a word is the same.
@Suite struct EchoResemblanceTests {
  private func filter(_ text: String) -> EchoFilter {
    var filter = EchoFilter(language: Languages.language(for: "en"))
    filter.note(text, at: .zero)
    return filter
  }

  @Test(arguments: [
    ("Undone: Move Dune.", "and then the mayor of tehran"),
    ("Undone: Rate Emma.", "i'm diane brain damage"),
    ("Moved Dune to Want to Read.", "moved here until on to already"),
    ("I know no book called “a zebra”.", "i now know but calm days the brain"),
    ("Thank you for your order!", "thank you for your larger"),
    ("Please answer “Remove” or “Keep”.", "please answering me a bar keep"),
    ("Read: 265", "red deer hundred sixty five"),
  ])
  func `badly heard is still heard`(said: String, heard: String) {
    #expect(filter(said).resembles(heard, at: .seconds(2)))
    #expect(!filter(said).resembles(heard, at: .seconds(40)))
  }

  @Test(arguments: [
    ("Undone: Move Dune.", "show me what you have by tolkien"),
    ("How many copies?", "the great gatsby"), ("What is the title?", "war and peace"),
    ("Onto which shelf? Currently Reading, Want to Read, Read", "what about the weather"),
    ("Remove Hamlet by William Shakespeare from your library?", "no i would rather keep it"),
  ])
  func `what somebody else says is not`(said: String, heard: String) {
    #expect(!filter(said).resembles(heard, at: .seconds(2)))
  }

  @Test func `a question is not answered by itself, and by a short answer at once`() {
    var gate = SpeechGate(language: Languages.language(for: "en"))
    gate.noteSpoken("Please answer “Remove” or “Keep”.", at: .zero)
    func take(_ text: String, at time: Duration) -> [ReaderEvent] {
      gate.take(RecognizedUtterance(text: text), at: time, isAnswer: true) { _ in .nothing }
    }
    #expect(
      take("please answering me a bar keep", at: .seconds(2))
        == [.dropped(.echo, text: "please answering me a bar keep")]
    )
    #expect(take("no", at: .seconds(3)) == [.final(RecognizedUtterance(text: "no"))])
    #expect(take("four", at: .seconds(3)) == [.final(RecognizedUtterance(text: "four"))])
  }

  @Test func `a long piece that sounds like the voice is no command, however late`() {
    let language = Languages.language(for: "en")
    func take(_ text: String, at time: Duration, isExact: Bool = false) -> [ReaderEvent] {
      var gate = SpeechGate(language: language)
      gate.noteSpoken("Rated Dune: 5 of 5 stars.", at: .zero)
      return gate.take(RecognizedUtterance(text: text), at: time, isAnswer: false) { _ in
        .whole(meaning: "", isExact: isExact)
      }
    }
    let voice = "braided gear and kind of five stars"
    #expect(take(voice, at: .seconds(8)) == [.dropped(.echo, text: voice)])
    let own = "what about the weather tomorrow"
    #expect(take(own, at: .seconds(8)) == [.final(RecognizedUtterance(text: own))])
    #expect(take(voice, at: .seconds(20)) == [.final(RecognizedUtterance(text: voice))])
  }

  @Test func `the voice does not stop itself`() {
    var gate = SpeechGate(language: Languages.language(for: "en"))
    gate.noteSpoken("I know no book called “a zebra”. Say another name please.", at: .zero)
    let silences = gate.silencesVoice("i now know but calm days the brain", at: .seconds(2))
    #expect(!silences)
    let stops = gate.silencesVoice("show me what you have by tolkien", at: .seconds(2))
    #expect(stops)
  }

  @Test func `what is freely asked over the voice stops it and is heard`() {
    let language = Languages.language(for: "en")
    func take(
      _ text: String,
      guessedAt guess: Duration?,
      at time: Duration,
      as standing: SentenceJoiner.Standing = .whole(meaning: "", isExact: false)
    ) -> [ReaderEvent] {
      var gate = SpeechGate(language: language)
      gate.noteSpoken("Thank you for your order of three copies of Dune!", at: .zero)
      if let guess {
        let silences = gate.silencesVoice(text, at: guess)
        #expect(silences)
      }
      return gate.take(RecognizedUtterance(text: text), at: time, isAnswer: false) { _ in standing }
    }
    let own = "could you give emma four stars"
    let heard = ReaderEvent.final(RecognizedUtterance(text: own))
    let left = ReaderEvent.dropped(.echo, text: own)
    #expect(take(own, guessedAt: .seconds(2), at: .seconds(2)) == [heard])
    #expect(take(own, guessedAt: .seconds(2), at: .milliseconds(3_500)) == [heard])
    #expect(take(own, guessedAt: nil, at: .seconds(4)) == [left])
    // What the voice became may stop it too, but asks for nothing.
    #expect(take(own, guessedAt: .seconds(2), at: .seconds(2), as: .nothing) == [left])
  }
}
