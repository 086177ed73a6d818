import PhraseMatcher
import Testing

@Suite struct PhraseCatalogErrorTests {
  @Test func `every mistake of a catalogue is told at once`() {
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "!!!",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "OpenBook",
            phrases: [
              "Open ${book}", "Open ${", "Open ${shelf}", "Open ${page}", "…",
              "Open ${applicationName}", PhraseCatalog.Phrase("Open", weight: -1), "Open it",
            ],
            parameters: ["book": "Book", "page": "@page"]
          )
        ],
        negativePhrases: ["${}"],
        vocabularies: ["Shelf": [PhraseCatalog.Value(id: "1", title: "a", weight: .nan)]]
      )
    ])
    let message = """
      app '!!!': the weight nan is no positive number
      app '!!!', intent 'OpenBook', phrase 'Open ${book}': the parameter 'book' names the \
      vocabulary 'Book', which the app does not have
      app '!!!', intent 'OpenBook', phrase 'Open ${': '${' is never closed; add '}'
        Open ${
             ^
      app '!!!', intent 'OpenBook', phrase 'Open ${shelf}': the parameter 'shelf' has no \
      vocabulary; add it to the shortcut's parameters
      app '!!!', intent 'OpenBook', phrase 'Open ${page}': the parameter 'page' names the type \
      '@page'; the built-in types are @number, @date, @time, @duration, @text
      app '!!!', intent 'OpenBook', phrase '…': the phrase holds no word that can be said; write \
      what people say
      app '!!!', intent 'OpenBook', phrase 'Open ${applicationName}': the app's name holds no word \
      that can be said; add a synonym
      app '!!!', intent 'OpenBook', phrase 'Open': the weight -1.0 is no positive number
      app '!!!', phrase '${}': the placeholder has no name; write '${applicationName}' or a \
      parameter's name
        ${}
        ^
      """
    #expect(throws: PhraseCatalogErrors.self) {
      do throws(PhraseCatalogErrors) {
        _ = try PhraseMatcher(catalog, language: PlainLanguage())
      } catch {
        #expect(error.description == message)
        throw error
      }
    }
  }

  @Test(arguments: [
    ("Book", "Shop", "app 'Shop': the catalogue has no such app"),
    ("Shelf", "Library", "app 'Library': the app has no vocabulary 'Shelf'"),
  ])
  func `only a vocabulary that is there can be replaced`(
    name: String,
    app: String,
    message: String
  ) throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    #expect(throws: PhraseCatalogErrors.self) {
      do throws(PhraseCatalogErrors) {
        _ = try matcher.replacingVocabulary(name, ofApp: app, with: [])
      } catch {
        #expect(error.description == message)
        throw error
      }
    }
  }
}
