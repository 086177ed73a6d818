import SpokenLanguage
import Testing

@testable import PhraseMatcher

struct HeardWordMemoryTests {
  @Test func `a word that was heard is looked up once`() {
    let memory = HeardWordMemory()
    var lookUps = 0
    for _ in 0..<3 {
      let found = memory.candidates(for: "dune") {
        lookUps += 1
        return [.init(word: 7, difference: 0)]
      }
      #expect(found.map(\.word) == [7])
    }
    #expect(lookUps == 1)
  }

  @Test func `a word without end is not remembered`() {
    let memory = HeardWordMemory()
    var lookUps = 0
    for _ in 0..<2 {
      _ = memory.candidates(for: String(repeating: "long", count: 1_000)) {
        lookUps += 1
        return []
      }
    }
    #expect(lookUps == 2)
  }

  @Test func `what is remembered does not grow without end`() {
    let memory = HeardWordMemory()
    var lookUps = 0
    for _ in 0..<2 {
      for number in 0..<2_000 {
        _ = memory.candidates(for: "\(number)") {
          lookUps += 1
          return []
        }
      }
    }
    #expect(lookUps == 4_000)
  }

  @Test func `a sentence names the same the second time`() {
    let language = Languages.language(for: "en")
    let index = NameIndex(
      ["Dune", "Slaughterhouse-Five", "Emma"].map { .init(id: $0, title: $0) },
      language: language
    )
    let tokens = language.tokens(in: "open dun and slaughter house five")
    #expect(index.mentions(in: tokens) == index.mentions(in: tokens))
    #expect(!index.mentions(in: tokens).isEmpty)
  }
}
