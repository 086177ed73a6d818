import AppIntents
import Foundation
import Testing

@Suite struct ReaderTests {
  @Test func `what opens something with an address has that address`() async throws {
    let tab = OpenTab()
    tab.target = .saved
    #expect(await tab.urlRepresentation?.absoluteString == "https://example.com/tab/saved")
    #expect(try await tab.perform().value?.absoluteString == "https://example.com/tab/saved")
  }

  @Test func `an address of its own stands in front of that of what is opened`() async throws {
    let article = OpenArticle()
    article.target = ArticleEntity(id: 3, slug: "a3", headline: "Article 3")
    #expect(
      await article.urlRepresentation?.absoluteString.hasPrefix("https://example.com/open?id=")
        == true
    )
  }
}
