import SpokenLanguage
import Testing

@Suite struct ItemsTests {
  @Test(arguments: [
    ("en", "dune, emma and ulysses", ["dune", "emma", "ulysses"]),
    ("en", "Dune", ["Dune"]), ("en", "Dune and Emma", ["Dune", "Emma"]),
    ("en", "dune, emma, and ulysses", ["dune", "emma", "ulysses"]), ("en", "", []),
    ("en", " , ", []),
    ("en", "Dune & Emma", ["Dune", "Emma"]), ("en", "The Sandman", ["The Sandman"]),
    ("ko", "듄이랑 엠마", ["듄", "엠마"]), ("ko", "듄, 엠마 그리고 율리시스", ["듄", "엠마", "율리시스"]),
    ("ko", "듄과 엠마", ["듄", "엠마"]), ("ko", "엠마와 듄", ["엠마", "듄"]), ("ko", "사과 나무", ["사과 나무"]),
    ("ko", "사랑 이야기", ["사랑 이야기"]), ("ko", "듄하고 엠마", ["듄", "엠마"]), ("ko", "엠마랑 듄", ["엠마", "듄"]),
    ("ko", "듄이랑 엠마랑", ["듄", "엠마"]), ("ko", "해와 달", ["해", "달"]), ("ko", "과학과 사회과", ["과학", "사회과"]),
    ("vi", "dune và emma", ["dune", "emma"]),
    ("vi", "Dune, Emma với Số Đỏ", ["Dune", "Emma", "Số Đỏ"]),
    ("xx", "a, b", ["a", "b"]),
  ])
  func `an enumeration is split`(locale: String, answer: String, expected: [String]) {
    #expect(Languages.language(for: locale).items(in: answer) == expected)
  }
}
