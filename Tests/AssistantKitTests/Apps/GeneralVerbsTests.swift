import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct GeneralVerbsTests {
  private func texts(_ phrase: String, _ locale: String = "en") -> [String] {
    GeneralVerbs(Languages.language(for: locale)).others(than: [PhraseCatalog.Phrase(phrase)])
      .map(\.text)
  }

  @Test func `other verbs of the class are said, and the app's name is left out`() {
    let texts = texts("Remove ${book} from ${applicationName}")
    #expect(texts.contains("delete ${book} from ${applicationName}"))
    #expect(texts.contains("get rid of ${book}"))
    #expect(texts.contains("Remove ${book}"))
  }

  @Test func `a form of a verb with which no command begins is not said`() {
    let texts = texts("Rate ${book} in ${applicationName}")
    #expect(texts.contains("grade ${book}"))
    #expect(!texts.contains("rating ${book}"))
    #expect(self.texts("Show ${book}").contains("bring up ${book}"))
  }

  @Test func `the form of the verb stands where requests have it`() {
    #expect(texts("Remove ${book} from ${applicationName}").contains("mind removing ${book}"))
    #expect(texts("Rate ${book}").contains("how about rating ${book}"))
    #expect(texts("Supprimer ${book}", "fr").allSatisfy { !$0.contains("ing ") })
  }

  @Test func `a particle stands behind the value as well`() {
    let texts = texts("Remove ${book} from ${applicationName}")
    #expect(texts.contains("throw ${book} out"))
    #expect(texts.contains("kick ${book} out of ${applicationName}"))
    #expect(texts.contains("take ${book} off ${applicationName}"))
  }

  @Test func `another determiner is said before a value`() {
    let texts = texts("Open the ${shelf} shelf in ${applicationName}")
    #expect(texts.contains("Open my ${shelf} shelf in ${applicationName}"))
    #expect(!texts.contains("Open the ${shelf} shelf in ${applicationName}"))
  }

  @Test func `where the verb comes last there are none`() {
    #expect(texts("${applicationName}에서 ${book} 삭제해 줘", "ko").isEmpty)
  }

  @Test func `together they are less likely than the sentence itself`() {
    let phrase = PhraseCatalog.Phrase("Remove ${book} from ${applicationName}", weight: 2)
    let others = GeneralVerbs(Languages.language(for: "en")).others(than: [phrase])
    #expect(others.reduce(0) { $0 + $1.weight } < phrase.weight)
    #expect(others.allSatisfy { !$0.isListed })
  }
}
