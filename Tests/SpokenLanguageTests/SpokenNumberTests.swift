import SpokenLanguage
import Testing

@Suite struct SpokenNumberTests {
  @Test(arguments: [
    ("0", "zero"), ("22", "twenty two"), ("22nd", "twenty second"), ("100", "one hundred"),
    ("1984", "nineteen eighty four"), ("1905", "nineteen oh five"), ("2001", "two thousand one"),
    ("2000", "two thousand"), ("1800", "eighteen hundred"), ("3.14", "three point one four"),
    ("1,234", "one thousand two hundred thirty four"), ("007", "zero zero seven"),
    ("20,000", "twenty thousand"), ("40th", "fortieth"), ("1000000", "one million"),
  ])
  func `English reads numbers aloud`(written: String, spoken: String) {
    #expect(Languages.language(for: "en").spokenNumber(written) == spoken)
  }

  @Test(arguments: [
    ("0", "영"), ("10", "십"), ("21", "이십일"), ("1984", "천구백팔십사"), ("10000", "만"),
    ("120000", "십이만"), ("100000001", "일억일"),
  ])
  func `Korean reads numbers aloud`(written: String, spoken: String) {
    #expect(Languages.language(for: "ko").spokenNumber(written) == spoken)
  }

  @Test(arguments: [
    ("0", "không"), ("5", "năm"), ("15", "mười lăm"), ("21", "hai mươi mốt"), ("10", "mười"),
    ("105", "một trăm linh năm"), ("1984", "một nghìn chín trăm tám mươi bốn"),
    ("2005", "hai nghìn không trăm linh năm"),
  ])
  func `Vietnamese reads numbers aloud`(written: String, spoken: String) {
    #expect(Languages.language(for: "vi").spokenNumber(written) == spoken)
  }

  @Test(arguments: ["en", "ko", "vi"])
  func `a number that is read aloud is heard as itself`(code: String) {
    let language = Languages.language(for: code)
    // A Vietnamese zero is also a no, and is not read as a number.
    for number in [1, 9, 10, 11, 15, 20, 21, 25, 55, 99, 100, 101, 115, 999] {
      let spoken = language.spokenNumber(String(number))
      #expect(spoken.flatMap { language.number(in: $0) } == Double(number), "\(number)")
    }
  }

  @Test(arguments: ["", "x", "3-4", "1.2.3", "1,2", "th", "99999999999999999999999999"])
  func `what is no number has no words`(written: String) {
    for code in ["en", "ko", "vi", "ja", "zh"] {
      #expect(Languages.language(for: code).spokenNumber(written) == nil)
    }
  }
}
