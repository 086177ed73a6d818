import AppIntents
import SpokenLanguage
import Testing

@testable import LibraryShortcuts

@Suite struct ShortcutPhraseTests {
  private func app(_ locale: String) throws -> AppDefinition {
    AppDefinition(
      provider: LibraryAppShortcuts.self,
      name: LibraryApp.name,
      alternativeNames: LibraryApp.alternativeNames,
      localization: try LibraryVisit.localization(locale)
    )
  }

  @Test func `there are ten shortcuts, which is all that Apple's systems allow`() {
    #expect(LibraryAppShortcuts.appShortcuts.count == 10)
  }

  @Test(arguments: Languages.all.map(\.code))
  func `every phrase names the app once and at most one parameter of its intent`(
    locale: String
  ) throws {
    for shortcut in try app(locale).shortcuts {
      #expect(shortcut.phrases.count >= 2)
      for phrase in shortcut.phrases {
        let slots = phrase.matches(of: /\$\{(\w+)\}/).map { String($0.1) }
        #expect(slots.count { $0 == "applicationName" } == 1, "\(phrase)")
        let parameters = slots.filter { $0 != "applicationName" }
        #expect(parameters.count <= 1, "\(phrase)")
        let known = shortcut.intent.parameters.map(\.name)
        #expect(parameters.allSatisfy(known.contains), "\(phrase)")
      }
    }
  }

  @Test func `the English phrases are those of the code`() throws {
    for shortcut in try app("en").shortcuts {
      #expect(shortcut.phrases == shortcut.sourcePhrases)
    }
  }

  @Test(arguments: Languages.all.map(\.code).filter { $0 != "en" })
  func `no phrase and no name is left in English`(locale: String) throws {
    let app = try app(locale)
    let english = try self.app("en")
    for (shortcut, source) in zip(app.shortcuts, english.shortcuts) {
      #expect(Set(shortcut.phrases).isDisjoint(with: source.phrases))
      #expect(shortcut.shortTitle != source.shortTitle)
      #expect(shortcut.intent.title != source.intent.title)
      #expect(shortcut.intent.explanation != source.intent.explanation)
    }
    #expect(Set(app.negativePhrases).isDisjoint(with: english.negativePhrases))
    #expect(app.negativePhrases.count == english.negativePhrases.count)
    #expect(app.name != english.name)
    #expect(Set(app.synonyms).isDisjoint(with: english.synonyms))
  }

  @Test(arguments: Languages.all.map(\.code))
  func `no phrase starts two intents`(locale: String) throws {
    let phrases = try app(locale).shortcuts.flatMap(\.phrases)
    #expect(Set(phrases).count == phrases.count)
  }

  @Test(arguments: Languages.all.map(\.code))
  func `at most a thousand sentences come of the phrases, synonyms included`(
    locale: String
  ) throws {
    let books = SeedBooks.library.filter { $0.shelf == .currentlyReading || $0.rating == 5 }
    let shelves = Shelf.caseDisplayRepresentations.values
    let names = [
      "book": books.map { 1 + $0.synonyms.count }.reduce(0, +),
      "shelf": shelves.map { 1 + $0.synonyms.count }.reduce(0, +),
    ]
    let sentences = try app(locale).shortcuts.flatMap(\.phrases).map { phrase in
      names.first { phrase.contains("${\($0.key)}") }?.value ?? 1
    }
    #expect(sentences.reduce(0, +) <= 1000)
  }
}
