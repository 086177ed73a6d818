import Testing

@testable import SpokenLanguage

/// What of a sentence tells whether something is asked for.
@Suite struct RequestWordsTests {
  private let english = Languages.language(for: "en")

  private func words(of marked: String) -> RequestWords {
    var text = ""
    var names: [Range<Int>] = []
    var start = 0
    for character in marked {
      switch character {
      case "[": start = text.utf8.count
      case "]": names.append(start..<text.utf8.count)
      default: text.append(character)
      }
    }
    return RequestWords(english.tokens(in: text), names: names, in: text)
  }

  @Test func `all names are alike, and all numbers`() {
    #expect(words(of: "water [Big Fern] at 7") == words(of: "water [basil] at 12"))
    #expect(
      words(of: "water [Big Fern] at 7").words == ["^", "water", "<name>", "at", "<number>", "^"]
    )
  }

  @Test func `signs count, and what is joined to a name`() {
    #expect(
      words(of: "[Fern]'s dry, isn't it?").words.filter { $0.count < 3 } == [
        "^", "'s", ",", "it", "?", "^",
      ]
    )
    #expect(words(of: "[Fern] is dry") != words(of: "[Fern] is dry?"))
  }

  @Test func `two names side by side are two`() {
    #expect(words(of: "[Fern] [Ivy]").words == ["^", "<name>", "<name>", "^"])
  }

  @Test func `a part of a text counts its own signs only`() {
    let text = "is it dry? water it now."
    let tokens = english.tokens(in: text)
    let part = tokens.filter { $0.range.lowerBound > 10 }
    let words = RequestWords(part, names: [], in: text, 11..<text.utf8.count)
    #expect(words == self.words(of: "water it now."))
  }

  @Test func `features are words, neighbours and beginnings`() {
    let features = words(of: "water it").features
    // ^, water, it; three pairs, two around a word, two beginnings, and how long it is with how many names and numbers.
    #expect(features.count == 13)
    #expect(features != words(of: "it water").features)
  }

  @Test func `how long a sentence is and how many names it has are counted`() {
    #expect(words(of: "a a a").features != words(of: "a a a a a a").features)
    #expect(words(of: "a a a a").features == words(of: "a a a a a").features)
    #expect(
      words(of: "[A] [A] [A] [A]").features != words(of: "[A] [A] [A] [A] [A]").features
    )
  }

  @Test(arguments: ["", "?!", "[]", "'", "[Fern]'"])
  func `anything may be said`(text: String) {
    #expect(!words(of: text).features.isEmpty)
  }
}
