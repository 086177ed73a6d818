import Recognizers
import SpokenLanguage
import TestSupport
import Testing

/// A voice that speaks into the recogniser's input, on a clock of the test's own.
@Suite struct LoopbackTests {
  /// What the assistant says, with the words of commands and of answers in it.
  private static let sentences = [
    "I did not understand. Did you mean Buy a book in Library?",
    "I did not get that. Try Remove a book from Library, or Open a book in Library.",
    "Remove Dune by Frank Herbert from your library?", "Removed Dune from Library.",
    "Are you ready to order?", "How many copies?", "Thank you for your order!",
    "Onto which shelf? Currently Reading, Want to Read, Read", "Which book? Dune, Emma, Hamlet",
    "How many stars, from 1 to 5?", "Rated Dune: 4 of 5 stars.", "Cancelled.",
    "Buy Dune in Library, Order Dune in Library, Open the Want to Read shelf in Library",
    "I know no book called Moby Dick. Did you mean Open Dune in Library?",
    "Nobody answered in time.", "You are reading Middlemarch and The Little Prince.",
  ]

  /// What is heard in place of some words.
  private static let mishearings = [
    "buy": "by", "to": "two", "four": "for", "dune": "june", "read": "red", "library": "libraries",
    "book": "books", "which": "witch", "in": "and", "your": "you're",
  ]

  @Test(arguments: [110, 140, 170, 200], [0, 500, 1_000, 1_500, 2_000])
  func `two hundred exchanges without one word of its own`(rate: Int, delay: Int) {
    let language = Languages.language(for: "en")
    var random = SplitMix64(seed: UInt64(rate * 10_000 + delay))
    var gate = SpeechGate(language: language)
    var now = Duration.zero
    for exchange in 0..<200 {
      let isAnswer = Bool.random(using: &random)
      let own = exchange.isMultiple(of: 2) ? "play some quiet music" : "what about tomorrow"
      #expect(heard(own, &gate, at: now, isAnswer) == [own], "at \(now)")
      let sentence = Self.sentences.randomElement(using: &random) ?? ""
      gate.noteSpoken(sentence, at: now)
      var words = language.tokens(in: sentence).map(\.text)[...]
      var spoken = now
      while !words.isEmpty {
        let fragment = words.prefix(Int.random(in: 1...9, using: &random))
        words = words.dropFirst(fragment.count)
        spoken += .milliseconds(60_000 * fragment.count / rate)
        let told = fragment.map { word in
          fragment.count > 4 && Int.random(in: 0..<8, using: &random) == 0
            ? Self.mishearings[word] ?? word : word
        }.joined(separator: " ")
        let passed = heard(told, &gate, at: spoken + .milliseconds(delay), isAnswer)
        #expect(passed == [], "of '\(sentence)' after \(spoken - now)")
      }
      now = spoken + .milliseconds(delay) + .seconds(12)
    }
  }

  private func heard(
    _ text: String,
    _ gate: inout SpeechGate,
    at time: Duration,
    _ isAnswer: Bool
  ) -> [String] {
    gate.take(
      RecognizedUtterance(text: text, format: .vosk),
      at: time,
      isAnswer: isAnswer,
      standing: { _ in .whole(meaning: "", isExact: true) }
    ).compactMap { event in
      if case .final(let utterance) = event { utterance.text } else { nil }
    }
  }
}
