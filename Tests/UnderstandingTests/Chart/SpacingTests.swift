import SpokenLanguage
import Testing

@testable import Understanding

struct SpacingTests {
  private func spacing(_ sentence: String) -> Spacing {
    let language = Languages.language(for: "en")
    return Spacing(
      of: language.tokens(in: sentence),
      in: sentence,
      partsWords: language.partsWords
    )
  }

  @Test(arguments: [
    ("open dune, rate emma", [2]),
    ("call at 6:30 tomorrow", []),
    ("call at 6, 30 guests come", [3]),
    ("weigh it as 4.5 or 1,000", []),
    ("open 1984.", []),
  ])
  func `a sign divides words, and no number`(sentence: String, breaks: [Int]) {
    let follows = spacing(sentence).followsBreak
    #expect(follows.indices.filter { follows[$0] } == breaks)
  }

  @Test func `letters for a mood divide as a sign does, and no other letters`() {
    let korean = Languages.language(for: "ko")
    func moods(_ sentence: String) -> [Bool] {
      Spacing(
        of: korean.tokens(in: sentence),
        in: sentence,
        partsWords: korean.partsWords,
        moodLetters: korean.moodLetters
      ).followsMood
    }
    #expect(moods("봤어ㅋㅋ 줘") == [false, false, true, false])
    #expect(moods("줘ㅠㅠ") == [false, true])
    #expect(moods("봤어 줘") == [false, false, false, false])
  }

  @Test func `a colon announces what stands behind a space`() {
    #expect(spacing("note: buy 2:30 film").followsColon == [false, true, false, false, false])
    #expect(spacing("note:buy").followsColon == [false, false])
  }
}
