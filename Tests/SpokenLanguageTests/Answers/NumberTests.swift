import SpokenLanguage
import Testing

@Suite struct NumberTests {
  @Test(
    arguments: [
      ("three", 3), ("3", 3), ("Three.", 3), ("3 copies", 3), ("three copies please", 3),
      ("a dozen", 12),
      ("two dozen", 24), ("half a dozen", 6), ("twenty-one", 21), ("three and a half", 3.5),
      ("-2", -2),
      ("minus two", -2), ("3.5", 3.5), ("20,000", 20_000), ("one hundred and five", 105),
      ("just one", 1), ("make it 4", 4), ("I'd like two of them", 2), ("zero", 0), ("a couple", 2),
      ("three point one four", 3.14), ("two million", 2_000_000), ("3 million", 3_000_000),
      ("um, five", 5), ("five stars", 5), ("４", 4), ("a hundred", 100), ("half", 0.5), ("50%", 50),
      ("one", 1), ("an even dozen", nil), ("a", nil), ("two or three", nil), ("dune", nil),
      ("", nil),
      ("not three", nil), ("3 to 5", nil), ("a copy", nil),
      ("open three books in library now", nil), ("3x", 3), ("two thirds", nil), ("4 out of 5", nil),
    ] as [(String, Double?)]
  )
  func `English numbers`(answer: String, expected: Double?) {
    #expect(Languages.language(for: "en").number(in: answer) == expected)
  }

  @Test(
    arguments: [
      ("세 권", 3), ("세개", 3), ("삼", 3), ("스물한 권", 21), ("백이십", 120), ("3권", 3), ("3", 3), ("하나", 1),
      ("둘", 2), ("두 권이요", 2), ("열두 권", 12), ("천구백팔십사", 1984), ("이만 삼천", 23_000), ("3만", 30_000),
      ("세 권 주세요", 3), ("그냥 한 권", 1), ("다섯", 5), ("일곱 개", 7), ("네 권", 4), ("삼 점 오", 3.5), ("-2", -2),
      ("마이너스 이", -2), ("공", 0), ("1,000권", 1000), ("서른세 권", 33), ("육", 6), ("별 다섯 개", 5),
      ("세권 부탁드려요", 3),
      ("네", nil), ("두세 권", nil), ("듄", nil), ("이 책", nil), ("", nil), ("세 사람", nil),
    ] as [(String, Double?)]
  )
  func `Korean numbers`(answer: String, expected: Double?) {
    #expect(Languages.language(for: "ko").number(in: answer) == expected)
  }

  @Test(
    arguments: [
      ("ba", 3), ("ba cuốn", 3), ("hai mươi mốt", 21), ("một trăm linh năm", 105), ("3", 3),
      ("3 cuốn", 3),
      ("mười lăm", 15), ("hai mươi", 20), ("một trăm hai mươi", 120), ("hai nghìn", 2000),
      ("một nghìn chín trăm tám mươi tư", 1984), ("hai triệu rưỡi", 2_500_000), ("3,5", 3.5),
      ("ba phẩy năm", 3.5), ("20.000", 20_000), ("muoi lam", 15), ("hai muoi mot", 21),
      ("bon cuon", 4),
      ("một tá", 12), ("ba rưỡi", 3.5), ("âm hai", -2), ("-2", -2), ("tôi muốn hai cuốn", 2),
      ("năm cuốn nhé", 5), ("mười", 10), ("không", nil), ("khong", nil), ("hai hoặc ba", nil),
      ("Số Đỏ", nil), ("", nil), ("hai ba", nil), ("không trăm", 0), ("một trăm hai", 120),
      ("một nghìn hai", 1200), ("hai triệu ba", 2_300_000), ("một trăm hai mươi hai", 122),
    ] as [(String, Double?)]
  )
  func `Vietnamese numbers`(answer: String, expected: Double?) {
    #expect(Languages.language(for: "vi").number(in: answer) == expected)
  }

  @Test func `a language without words reads digits`() {
    let language = Languages.language(for: "th")
    #expect(language.number(in: " 3.5 ") == 3.5)
    #expect(language.number(in: "three") == nil)
    #expect(Languages.language(for: "it").number(in: "1.000,5") == 1000.5)
  }

  @Test(arguments: [
    ("twenty-one", "21"), ("twenty one", "21"), ("21", "21"), ("one hundred and five", "105"),
    ("nineteen eighty-four", "1984"), ("Nineteen Eighty Four", "1984"),
    ("two thousand one", "2001"),
    ("two thousand and one", "2001"), ("One Hundred Years of Solitude", "100 years of solitude"),
    ("A Hundred Years", "100 years"), ("nineteen oh five", "1905"), ("twenty twenty-seven", "2027"),
    ("war and peace", "war and peace"), ("a book", "a book"), ("one two three", "1 2 3"),
    ("the second sex", "the second sex"), ("the 21st century", "the 21st century"),
    ("two hundred three hundred", "200 300"), ("three hundred thousand", "300000"),
    ("five and six", "5 and 6"), ("one hundred and one dalmatians", "101 dalmatians"),
    ("Twenty Thousand Leagues", "20000 leagues"), ("20,000 Leagues", "20000 leagues"),
    ("fahrenheit four fifty one", "fahrenheit 4 51"), ("catch twenty-two", "catch 22"),
    ("two thousand three thousand", "2000 3000"), ("hundred million billion", "100000000000000000"),
    ("3 hundred and 5", "300 and 5"), ("nineteen", "19"), ("eighteen hundred", "1800"),
  ])
  func `number words in English tokens become digits`(text: String, expected: String) {
    let tokens = Languages.language(for: "en").tokens(in: text)
    #expect(tokens.map(\.text).joined(separator: " ") == expected)
  }
}
