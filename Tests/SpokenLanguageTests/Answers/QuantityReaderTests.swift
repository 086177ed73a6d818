import SpokenLanguage
import Testing

@Suite struct QuantityReaderTests {
  @Test(arguments: [
    ("en", "five out of five", 5), ("en", "make it three", 3), ("en", "we have two dogs", nil),
    ("en", "order ten", 10), ("en", "three or four", nil), ("en", "open it", nil), ("en", "", nil),
    ("ko", "열 권 주세요", 10), ("ko", "며칠이나 걸려", nil), ("ko", "칼 세이건 책 말이야", nil),
    // The verb sounds like the number ten.
    ("ko", "그냥 아몬드 열어 줘", nil), ("ko", "열어 줘", nil),
  ])
  func `one number is read where little else is said`(
    code: String,
    answer: String,
    number: Double?
  ) {
    let reader = QuantityReader(Languages.language(for: code))
    #expect(reader.number(in: answer, range: 1...10) == number)
  }

  @Test(arguments: [
    ("vi", "hai cuốn, một cuốn cho chị mình", 2), ("vi", "một cuốn cho mình, một cuốn cho chị", 2),
    ("en", "one for me and one for my sister", 2), ("en", "three, one for each of us", 3),
    ("de", "zwei für mich und eins für Oma", 3), ("es", "tres, uno para cada nieto", 3),
    // What is corrected is no first part.
    ("en", "one for me and one for my mum, so two", 2),
    ("en", "two, no, three", nil), ("en", "two. hang on, three", nil), ("en", "three", nil),
    ("en", "emma and dune", nil),
  ])
  func `an answer of several parts is its first number, or what they come to`(
    code: String,
    answer: String,
    number: Double?
  ) {
    #expect(QuantityReader(Languages.language(for: code)).number(inParts: answer) == number)
  }

  @Test(arguments: [
    ("en", "never mind, one will do", 1), ("zh", "算了，一本就够", 1), ("es", "no, con uno basta", 1),
    ("en", "forget it, I have three at home", nil),
    ("ja", "やっぱりやめとく、家にもう3冊あるし", nil),
  ])
  func `a number may have to stand first in the last part`(
    code: String,
    answer: String,
    number: Double?
  ) {
    let reader = QuantityReader(Languages.language(for: code))
    #expect(reader.number(endingLike: answer, isFirst: true) == number)
  }

  @Test(arguments: [
    ("de", "ne warte, sechs, Anna ist auch dabei", 6),
    ("es", "mejor que sean tres, uno es para mi hermana", 3), ("en", "one, two", nil),
    ("en", "see you at five, then", nil), ("en", "emma", nil),
  ])
  func `a number amid other parts of an answer is found`(
    code: String,
    answer: String,
    number: Double?
  ) {
    #expect(QuantityReader(Languages.language(for: code)).number(amid: answer) == number)
  }

  @Test(arguments: [
    ("en", "one moment", nil), ("es", "un momento", nil), ("vi", "một chút", nil),
    ("de", "noch eins", nil), ("en", "actually just one star", 1),
    ("ko", "좋아, 이건 그대로 두고", nil), ("ko", "아니, 그냥 두 개", 2),
    ("de", "naja, eigentlich drei", 3), ("ja", "いや、4つにしよう", 4), ("en", "ask me at 5", nil),
    // Of a counted number something may be said, and what it is given to is another thing.
    ("en", "wait, five stars fits better", 5), ("zh", "等等，其实五星更合适", 5),
    ("ko", "아니다 다섯 개가 맞겠다", 5),
    ("en", "no, Dunkirk five stars fits", nil), ("en", "wait, not five stars", nil),
    ("en", "wait, open five stars hotel", nil),
  ])
  func `a number that corrects another ends what is said, among small words alone`(
    code: String,
    answer: String,
    number: Double?
  ) {
    let reader = QuantityReader(Languages.language(for: code))
    #expect(reader.number(correctingIn: answer) == number)
  }

  @Test(arguments: [
    ("en", "never mind, one is enough", 1), ("zh", "算了，一本就够", 1), ("de", "ach, eins reicht", 1),
    ("en", "yes, but it has to be blue", nil), ("en", "right, Cunningham. Two please", 2),
    // Nobody says by its end what several get.
    ("vi", "tôi một, thằng bạn một", nil),
  ])
  func `a number that ends an answer is found behind whatever was said before`(
    code: String,
    answer: String,
    number: Double?
  ) {
    #expect(QuantityReader(Languages.language(for: code)).number(endingLike: answer) == number)
  }

  @Test(arguments: [
    ("right, Cunningham. Two please", 2), ("no idea, ask me at 5", nil),
    ("someone mentioned Wool, maybe book two", nil), ("two", 2),
  ])
  func `a bare number has nothing but politeness beside it`(answer: String, number: Double?) {
    let reader = QuantityReader(Languages.language(for: "en"))
    #expect(reader.number(endingLike: answer, isBare: true) == number)
  }

  @Test(arguments: [
    ("en", "five is too many, make it four", 4.0), ("en", "wait 3", 3),
    ("en", "ok fine 3 because of the ending", 3), ("es", "bueno no 4 q la peli tmb mola", 4),
    ("fr", "non 1 c trop nul mdr", 1), ("vi", "khoan 3 đi", 3),
    ("ja", "うーん五つは多いかな四つにしてください", 4), ("zh", "啊等等五颗太多了给四颗吧", 4), ("de", "nein warte, 3", 3),
    // What is denied, the same again, another thing and a question put nothing right.
    ("en", "five, not four", nil), ("en", "no not four", nil), ("en", "wait, five", nil),
    ("en", "wait, four for Emma", nil), ("en", "five was fine, four would do?", nil),
    ("en", "four", nil),
    ("en", "two of the five stars, four", nil),
  ])
  func `a number takes the place of another that is judged or corrected`(
    code: String,
    utterance: String,
    number: Double?
  ) {
    let reader = QuantityReader(Languages.language(for: code))
    #expect(reader.number(insteadOf: 5, in: utterance) == number)
  }

  @Test func `what others count takes no number's place`() {
    let reader = QuantityReader(Languages.language(for: "en"))
    let copies = "wait, two copies"
    #expect(reader.number(insteadOf: 5, in: copies) { $0 == "stars" } == nil)
    #expect(reader.number(insteadOf: 5, in: "wait, two stars") { $0 == "stars" } == 2)
  }

  @Test(arguments: [
    ("ja", "保育園にも一冊あげたいから四冊にしてちょうだい", 4.0), ("ja", "四冊にして", nil), ("ja", "三人いるから", nil),
    ("en", "four", nil),
  ])
  func `a number stands behind a reason`(code: String, answer: String, number: Double?) {
    let reader = QuantityReader(Languages.language(for: code))
    #expect(reader.number(behindReasonIn: answer) == number)
  }
}
