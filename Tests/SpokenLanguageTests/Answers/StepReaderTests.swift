import Testing

@testable import SpokenLanguage

@Suite struct StepReaderTests {
  @Test(arguments: [
    ("en", "one more star", 1.0), ("en", "give it another star please", 1),
    ("en", "knock two stars off", -2),
    ("en", "one less", -1), ("en", "bump it up a star", 1),
    ("en", "one more star for", 1), ("es", "a  súbele una estrella anda", 1),

    ("de", "einen Stern mehr", 1), ("de", "zieh zwei Sterne ab", -2),
    ("fr", "ajoute une étoile", 1), ("fr", "retirez-lui-en une", -1),
    ("es", "súbele una estrella más", 1), ("es", "quítale una", -1),
    ("ja", "星もう一つ増やして", 1), ("ja", "星を一つ減らして", -1),
    ("zh", "那再加一颗星吧", 1), ("zh", "减两颗", -2),
    ("ko", "별 하나 더 줘", 1), ("ko", "별 두 개 빼 줘", -2),
    ("vi", "thêm 1 sao nữa", 1), ("vi", "bớt hai sao", -2),
  ])
  func `more or less is asked for`(code: String, utterance: String, step: Double) {
    #expect(StepReader(Languages.language(for: code)).step(in: utterance) == step)
  }

  @Test(arguments: [
    // The goal is no step, nor is another thing, time or question.
    ("en", "bump it up to 4"), ("en", "one more"), ("en", "another one"), ("en", "one more time"),
    ("en", "one more star for Emma"), ("en", "one more star?"), ("en", "one star more or less"),
    ("en", "don't add a star"), ("en", "three stars no more"), ("fr", "une étoile pas plus"),
    ("de", "drei Sterne, nicht mehr"), ("en", "five stars"), ("en", ""), ("es", "súbelo a 4"),
    ("vi", "tăng lên 4 sao"), ("ja", "星四つに増やして"),
  ])
  func `nothing else is a step`(code: String, utterance: String) {
    #expect(StepReader(Languages.language(for: code)).step(in: utterance) == nil)
  }

  @Test(arguments: [
    ("one more star", 1.0), ("two more copies", nil), ("add two more copies", nil),
    ("order one less", nil),
  ])
  func `what others are asked for is no step`(utterance: String, step: Double?) {
    let reader = StepReader(Languages.language(for: "en"), otherVerbs: ["buy"]) {
      $0.hasPrefix("star")
    }
    #expect(reader.step(in: utterance) == step)
    #expect(reader.mayStep(in: utterance))
    #expect(!reader.mayStep(in: "rate Emma three stars"))
  }

  @Test func `a language without words for it takes no steps`() {
    let none = NumberSteps.none
    let tokens = Languages.language(for: "en").tokens(in: "one more star")
    for words in [none.more, none.less, none.goals] {
      #expect(tokens.indices.allSatisfy { words.length(in: tokens, at: $0) == 0 })
    }
  }
}
