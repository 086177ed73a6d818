import SpokenLanguage
import Testing

@Suite struct EnglishWritingsTests {
  private static let english = Languages.language(for: "en")

  private static func others(of text: String) -> [String] {
    english.otherWritings(of: english.tokens(in: text)).map { tokens in
      tokens.map(\.text).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("wake me at half past five", "wake me at 5 30"), ("quarter to one", "12 45"),
    ("5:45 to town", "quarter to 6 to town"), ("5 o'clock", "5 00"),
    ("the twenty first balloon", "the 21st balloon"), ("the 22nd", "the 20 second"),
    ("the fourth of july", "the july 4th"), ("july 4", "4th of july"),
    ("five dollars", "5"),
  ]) func `is written otherwise`(text: String, expected: String) {
    #expect(Self.others(of: text).contains(expected))
  }

  @Test(arguments: ["", "open dune", "the 11st", "half past noon", "july", "99 100 30 13 45"])
  func `other texts stay as they are`(text: String) {
    #expect(Self.others(of: text).isEmpty)
  }

  @Test func `a thousand times are written otherwise a few times only`() {
    let text = Array(repeating: "half past five", count: 1_000).joined(separator: " ")
    #expect(Self.others(of: text).count <= 6)
  }

  @Test func `what is written otherwise stands where the words stood`() throws {
    let text = "at half past five sharp"
    let tokens = try #require(
      Self.english.otherWritings(of: Self.english.tokens(in: text)).first
    )
    #expect(tokens.map(\.range) == [0..<2, 3..<17, 17..<17, 18..<23])
  }
}
