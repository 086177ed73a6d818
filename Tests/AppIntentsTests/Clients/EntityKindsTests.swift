import AppIntents
import Testing

@Suite struct EntityKindsTests {
  @Test func `an entity of which there is one is all that its query knows`() async throws {
    let query = ReadingSettings.defaultQuery
    #expect(try await query.allEntities().map(\.fontSize) == [12])
    #expect(try await query.suggestedEntities().map(\.id) == ["ReadingSettings"])
    #expect(try await query.entities(for: ["ReadingSettings", "other"]).count == 1)
    #expect(try await query.displayRepresentations(for: ["ReadingSettings"]).count == 1)
    await #expect(throws: AppIntentError.self) {
      try await UniqueAppEntityProvider<ReadingSettings>().uniqueEntity()
    }
  }

  @Test(arguments: ["file:///tmp/a.pdf", "/tmp/a.pdf", "draft:first try"])
  func `a file's identifier is kept as text`(text: String) async throws {
    let identifier = try #require(FileEntityIdentifier.entityIdentifier(for: text))
    let again = FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString)
    #expect(again == identifier)
    #expect(identifier.isDraft == text.hasPrefix("draft:"))
    #expect(try await identifier.fileURL?.lastPathComponent == (identifier.isDraft ? nil : "a.pdf"))
  }

  @Test func `what is no file is none`() throws {
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com") == nil)
    let url = try #require(URL(string: "https://example.com"))
    #expect(throws: FileEntityIdentifierError.noFile(url)) {
      try FileEntityIdentifier.file(url: url)
    }
  }

  @Test(arguments: [(1, "a"), (2, "with/a slash"), (3, ""), (4, "%2F")])
  func `a name here and a name everywhere are kept together`(local: Int, stable: String) {
    let identifier = SyncableEntityIdentifier(local: local, stable: stable)
    let text = identifier.entityIdentifierString
    #expect(SyncableEntityIdentifier<Int, String>.entityIdentifier(for: text) == identifier)
    #expect(SyncableEntityIdentifier<Int, String>.entityIdentifier(for: "nothing") == nil)
    #expect(SyncableEntityIdentifier(id: local).stable == local)
  }

  @Test func `a collection of entities holds their identifiers`() async throws {
    var books: EntityCollection<Book> = [3, 1]
    books.append(Book.all[1])
    books.append(contentsOf: [5, 1])
    books.remove(1)
    #expect(Array(books) == [3, 2, 5] && books.contains(5) && !books.contains(Book.all[0]))
    #expect(try await books.resolvedEntities().map(\.id) == [2, 3, 5])
  }

  @Test func `a collection is filled with what was chosen`() async throws {
    let outcome = try await run(
      MoveBooks.self,
      with: ["books": [Book.all[0], Book.all[2]]],
      in: ScriptedConversation()
    )
    #expect((outcome.value as? [Book])?.map(\.id) == [1, 3])
  }

  @Test func `a file is printed from its path`() async throws {
    let page = ScannedPage(id: try .file(url: URL(fileURLWithPath: "/tmp/page.pdf")))
    let outcome = try await run(PrintPage.self, with: ["page": page], in: ScriptedConversation())
    #expect(outcome.value as? String == "page.pdf")
    #expect(page.ownership.contains(.shared))
  }

  @Test func `values are found by another value`() async throws {
    let cover = IntentFile(data: .init(), filename: "dune-cover.png")
    #expect(try await CoverQuery().values(for: cover).map(\.title) == ["Dune"])
  }

  @Test func `properties are written and read as their values`() throws {
    let property = EntityProperty<Int>(title: "Font Size")
    #expect("\(property)" == "Font Size")
    property.wrappedValue = 12
    let bytes = try JSONEncoder().encode([property])
    #expect(String(decoding: bytes, as: UTF8.self) == "[12]" && "\(property)" == "12")
    #expect(try JSONDecoder().decode([EntityProperty<Int>].self, from: bytes)[0].wrappedValue == 12)
  }
}
