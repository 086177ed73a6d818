import AppIntents
import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct SearchRequestTests {
  @Test(arguments: [
    ("search hobbit", "en", "hobbit", "search ${words}"),
    ("Search for the Hobbit.", "en", "the Hobbit", "search for ${words}"),
    ("LOOK UP   dune ", "en", "dune", "look up ${words}"),
    ("호빗을 검색해 줘", "ko", "호빗", "${words}을 검색해 줘"),
    ("듄 검색", "ko", "듄", "${words} 검색"),
    ("tìm kiếm người hobbit", "vi", "người hobbit", "tìm kiếm ${words}"),
  ])
  func `a search is heard in every language`(
    utterance: String,
    locale: String,
    words: String,
    phrase: String
  ) throws {
    let phrases = Samples.settings(locale).language.searchPhrases
    let request = try #require(SearchRequest(utterance, phrases))
    #expect(request.command == .search)
    #expect(request.words == words)
    #expect(request.phrase == phrase)
    let parameter = try #require(request.match(utterance).reading?.parameters.first)
    #expect(utterance.utf8.dropFirst(parameter.range.lowerBound).starts(with: words.utf8))
  }

  @Test(arguments: [
    ("show dune", "en", "dune", nil),
    ("show me dune as text/plain", "en", "dune", UTType.plainText),
    ("show dune as png", "en", "dune", .png), ("show black as night", "en", "black as night", nil),
    ("show as you like it as txt", "en", "as you like it", .plainText),
    ("듄 보여 줘", "ko", "듄", nil), ("듄 text/html로 보여줘", "ko", "듄", .html),
    ("xem dune dưới dạng application/pdf", "vi", "dune", .pdf),
  ])
  func `what is to be shown may be of a kind`(
    utterance: String,
    locale: String,
    words: String,
    type: UTType?
  ) throws {
    let phrases = Samples.settings(locale).language.searchPhrases
    let request = try #require(SearchRequest(utterance, phrases))
    #expect(request.command == .show(as: type))
    #expect(request.words == words)
  }

  @Test(
    arguments: ["", "search", "search  ", "show", "research dune", "open dune", "show as", "."]
  )
  func `what names nothing is no request`(utterance: String) {
    let phrases = Samples.settings().language.searchPhrases
    let request = SearchRequest(utterance, phrases)
    #expect(request == nil || utterance == "show as")
  }
}
