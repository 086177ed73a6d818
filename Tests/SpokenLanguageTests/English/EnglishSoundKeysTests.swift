import SpokenLanguage
import Testing

@Suite struct EnglishSoundKeysTests {
  private func keys(_ word: String) -> [String] {
    Languages.language(for: "en").soundKeys(of: word)
  }

  @Test(arguments: [
    ("knight", "night"), ("night", "nite"), ("through", "thru"), ("rough", "ruff"),
    ("laugh", "laff"),
    ("daughter", "dotter"), ("phone", "fone"), ("write", "right"), ("psychology", "sikology"),
    ("which", "witch"), ("cell", "sell"), ("queen", "kween"), ("box", "bocks"), ("judge", "juge"),
    ("thumb", "thum"), ("island", "iland"), ("one", "won"), ("to", "two"), ("two", "too"),
    ("buy", "by"),
    ("their", "there"), ("hobbit", "hobit"), ("hobbit", "habit"), ("books", "bucks"),
    ("sign", "sine"),
    ("castle", "cassel"), ("doubt", "dout"), ("live", "leave"), ("legs", "likes"), ("walk", "wok"),
    ("misérables", "miserables"), ("red", "read"), ("gatsby", "gatsbee"), ("ghost", "goast"),
  ])
  func `what sounds alike has one key`(first: String, second: String) {
    #expect(keys(first).contains(where: keys(second).contains))
  }

  @Test(arguments: [
    ("dune", "doom"), ("emma", "emmer"), ("book", "hook"), ("tea", "two"), ("open", "close"),
    ("doubt", "do"), ("cat", "cats"), ("library", "favorites"), ("buy", "bow"), ("mouse", "nose"),
  ])
  func `what sounds different has two`(first: String, second: String) {
    #expect(!keys(first).contains(where: keys(second).contains))
  }

  @Test(arguments: ["1984", "r2d2", "호빗", "", "엠마"])
  func `what is no English word has none`(word: String) {
    #expect(keys(word).isEmpty)
  }

  @Test func `other languages have none`() {
    #expect(Languages.language(for: "ko").soundKeys(of: "hobbit").isEmpty)
    #expect(Languages.language(for: "vi").soundKeys(of: "sách").isEmpty)
  }
}
