import Testing

@testable import SpokenLanguage

/// What was learnt of the words with which people ask for something.
@Suite struct RequestModelTests {
  private func logOdds(of text: String, naming name: String = "Fern") throws -> Double {
    let model = try #require(RequestModel(of: "en"))
    let names = text.ranges(of: name).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + name.utf8.count
    }
    let tokens = Languages.language(for: "en").tokens(in: text)
    return model.logOdds(of: RequestWords(tokens, names: names, in: text))
  }

  @Test(arguments: [
    "could you open Fern for me please", "Fern could do with some water, mark it down",
    "4 stars for Fern",
    "throw Fern out, would you",
  ])
  func `people who want something`(text: String) throws {
    #expect(try logOdds(of: text) > 0)
  }

  @Test(arguments: [
    "my sister never liked Fern", "I was going to water Fern but it rained",
    "thanks, that's lovely",
    "why does Fern look so sad?", "don't touch Fern",
  ])
  func `people who only tell or wonder`(text: String) throws {
    #expect(try logOdds(of: text) < 0)
  }

  @Test func `where nothing was learnt there is no model`() {
    #expect(RequestModel(of: "xx") == nil)
  }
}
