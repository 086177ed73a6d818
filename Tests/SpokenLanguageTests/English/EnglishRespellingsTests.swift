import Testing

@testable import SpokenLanguage

struct EnglishRespellingsTests {
  private func words(_ text: String, named: Set<String> = []) -> [String] {
    let language = Languages.language(for: "en")
    return language.tokensMeant(by: language.tokens(in: text), in: text, isNamed: named.contains)
      .map(\.text)
  }

  @Test(arguments: [
    ("u shud put it thru tonite", "you should put it through tonight"),
    ("cuz im readin it rn", "because im reading it rn"),
    ("gie it fower", "give it fower"),
    ("didnae finish it wi yer mates", "didnt finish it with your mates"),
    ("soooo goood alreadyyy", "so good already"), ("omgggg", "omg"),
    ("finishin dune", "finishing dune"),
  ])
  func `what is written as in messages or as it is said is the standard's word`(
    text: String,
    standard: String
  ) {
    #expect(words(text) == standard.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "sum it up in a min", "open an old one", "my da and my ma", "the summit", "dis is it",
    "henry viii", "chapter iii", "the cabin again", "put 2 in",
    "ta for that", "begin again",
  ])
  func `what is a word of its own stays as it is`(text: String) {
    #expect(words(text) == Languages.language(for: "en").tokens(in: text).map(\.text))
  }

  @Test func `words of names stay as they are`() {
    #expect(words("add da vinci", named: ["da"]) == ["add", "da", "vinci"])
  }

  @Test func `what is meant stands where it was written`() {
    let language = Languages.language(for: "en")
    let text = "thru the nite"
    let meant = language.tokensMeant(by: language.tokens(in: text), in: text) { _ in false }
    #expect(meant.map(\.range) == language.tokens(in: text).map(\.range))
  }
}
