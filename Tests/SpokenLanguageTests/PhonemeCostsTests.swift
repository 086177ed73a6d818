import SpokenLanguage
import Testing

@Suite struct PhonemeCostsTests {
  private let language = Languages.language(for: "en")

  @Test func `sounds differ alike both ways, and not from themselves`() throws {
    let costs = try #require(language.soundCosts)
    for first in UInt8(0)..<128 {
      #expect(costs.replacing(first, by: first) == 0)
      for second in UInt8(0)..<128 where second != first {
        let cost = costs.replacing(first, by: second)
        #expect(cost == costs.replacing(second, by: first))
        #expect((1...100).contains(cost))
      }
    }
  }

  @Test(arguments: ["e=i<e=o", "d=t<d=k", "n=m<n=s", "z=s<z=k", "S=s<S=m"])
  func `what is made alike is nearer`(order: String) throws {
    let costs = try #require(language.soundCosts)
    let sides = order.split(separator: "<").map { Array($0.utf8) }
    let values = sides.map { costs.replacing($0[0], by: $0[2]) }
    #expect(values[0] < values[1])
  }

  @Test func `bytes beyond the sounds are only themselves`() throws {
    let costs = try #require(language.soundCosts)
    #expect(costs.replacing(200, by: 200) == 0)
    #expect(costs.replacing(200, by: 101) == 100)
    #expect(costs.missing(200) > 0)
    #expect(costs.soundClass(of: 200) == 200)
  }

  @Test(arguments: ["vi", "fr"]) func `a language without rules has no costs`(code: String) {
    #expect(Languages.language(for: code).soundCosts == nil)
  }
}
