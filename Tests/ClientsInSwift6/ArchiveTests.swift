import AppIntents
import AppKit
import AssistantTesting
import SwiftData
import Testing
import UniformTypeIdentifiers

@Suite(.serialized) struct ArchiveTests {
  private func archive() throws -> ModelContainer {
    let container = try ModelContainer(for: Letter.self)
    let context = ModelContext(container)
    context.insert(Letter(number: 1, subject: "From Lisbon"))
    context.insert(Letter(number: 2, subject: "From Porto"))
    try context.save()
    return container
  }

  private func assistant(_ container: ModelContainer) async throws -> TestAssistant {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: container)
    return try await TestAssistant(
      ArchiveShortcuts.self,
      name: "Archive",
      dependencies: dependencies
    )
  }

  @Test func `the history tells which models came and went, and by whom`() async throws {
    let assistant = try await assistant(archive())
    #expect(try await assistant.say("burn from porto of archive").dialogs == ["It is gone."])
    let answer = try await assistant.say("read the diary of archive")
    #expect(answer.dialogs == ["3 lines."])
    #expect(answer.value?.contains("2 went by keeper") == true)
    #expect(answer.value?.contains("came by nobody") == true)
  }

  @Test func `a history is read from where one left off, and forgotten`() throws {
    let context = ModelContext(try archive())
    let token = try #require(
      context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.token
    )
    let data = try JSONEncoder().encode(token)
    let kept = try JSONDecoder().decode(DefaultHistoryToken.self, from: data)
    context.insert(Letter(number: 3, subject: "From Faro"))
    try context.save()
    let later = HistoryDescriptor<DefaultHistoryTransaction>(
      predicate: #Predicate { $0.token > kept }
    )
    let found = try context.fetchHistory(later)
    #expect(found.map(\.changes.count) == [1])
    #expect(found.first?.changes.first?.changedPersistentIdentifier.entityName == "Letter")
    try context.deleteHistory(later)
    #expect(try context.fetchHistory(later).isEmpty)
    #expect(try context.fetchCount(FetchDescriptor<Letter>()) == 3)
    // Nothing was added or removed.
    try context.save()
    #expect(try context.fetchHistory(later).isEmpty)
  }

  @Test func `saving tells which models came and went`() throws {
    let context = ModelContext(try ModelContainer(for: Letter.self))
    nonisolated(unsafe) var told: [AnyHashable: Any] = [:]
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave,
      object: context,
      queue: nil
    ) { told = $0.userInfo ?? [:] }
    defer { NotificationCenter.default.removeObserver(observer) }
    let letter = Letter(number: 7, subject: "From Braga")
    context.insert(letter)
    try context.save()
    let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
    #expect(told[key] as? [PersistentIdentifier] == [letter.persistentModelID])
  }

  @Test func `the values of a union stand below the names of its cases`() async throws {
    let answer = try await assistant(archive())
      .say("dust something in archive", answers: ["south wall"])
    #expect(answer.dialogs == ["south is dusted."])
    #expect(answer.lines.contains { $0.contains("Letters") })
    #expect(answer.lines.contains { $0.contains("Shelves") })
    #expect(Holding.Cases.allCases == [.letter, .shelf])
  }

  @Test func `an intent of a schema has a name beside a parameter of that name`() {
    #expect(String(localized: NoteInJournal.title) == "Create Entry")
  }

  @Test func `content is handed on as any of its kinds`() async throws {
    let address = try #require(URL(string: "https://example.com/letter"))
    let provider = Counter.wrap("From Lisbon", at: address)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.url"])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(provider.canLoadObject(ofClass: URL.self))
    let text: String? = try await withCheckedThrowingContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(text))
      }
    }
    #expect(text == "From Lisbon")
    let item = try await provider.loadItem(forTypeIdentifier: UTType.url.identifier)
    #expect((item as? NSURL)?.absoluteString == address.absoluteString)
    await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
      try await provider.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier)
    }
  }

  @Test @MainActor func `a pointer looks as it did before it was pushed`() {
    let before = NSCursor.current
    NSCursor.iBeam.push()
    #expect(NSCursor.current === NSCursor.iBeam)
    NSCursor.pop()
    #expect(NSCursor.current === before)
  }
}
