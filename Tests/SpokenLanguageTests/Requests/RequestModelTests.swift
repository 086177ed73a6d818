import Testing

@testable import SpokenLanguage

/// What was learnt of the words with which people ask for something.
@Suite struct RequestModelTests {
  private func chances(of text: String, naming name: String = "Fern") throws -> RequestChances {
    let model = try #require(RequestModel(of: "en"))
    let names = text.ranges(of: name).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + name.utf8.count
    }
    let tokens = Languages.language(for: "en").tokens(in: text)
    return model.chances(of: RequestWords(tokens, names: names, in: text))
  }

  @Test(arguments: [
    "could you open Fern for me please", "Fern could do with some water, mark it down",
    "4 stars for Fern",
    "throw Fern out, would you",
  ])
  func `people who want something`(text: String) throws {
    #expect(try chances(of: text).logOddsOfAsking > 0)
  }

  @Test(arguments: [
    "my sister never liked Fern", "I was going to water Fern but it rained",
    "thanks, that's lovely",
    "why does Fern look so sad?", "don't touch Fern",
  ])
  func `people who only tell or wonder`(text: String) throws {
    #expect(try chances(of: text).logOddsOfAsking < 0)
  }

  @Test(arguments: [
    ("show me Fern", RequestKind.show), ("delete Fern", .remove), ("five stars for Fern", .rate),
  ])
  func `what they want`(text: String, kind: RequestKind) throws {
    let chances = try chances(of: text)
    let best = RequestKind.allCases.max { chances[$0] < chances[$1] }
    #expect(best == kind)
  }

  @Test func `chances are of one of the kinds`() throws {
    let chances = try chances(of: "could you open Fern for me please")
    let all = RequestKind.allCases.reduce(0) { $0 + chances[$1] }
    #expect(abs(all - 1) < 1e-9)
  }

  @Test func `no model, no chances`() {
    #expect(RequestModel(of: "xx") == nil)
  }
}
