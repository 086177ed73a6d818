import AppIntents
import Testing

private struct Country: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Country"
  static let defaultQuery = CountryQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", synonyms: ["Land of \(id)"])
  }
}

private struct CountryQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Country] {
    ["Việt Nam", "Korea", "England"].map(Country.init)
  }

  func entities(for identifiers: [String]) async throws -> [Country] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

private struct Authors: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Who?") {
      ItemSection("Living") {
        Item("mccall", title: "McCall Smith", subtitle: "Scotland")
      }
      ItemSection("Dead", items: ["Jane Austen"])
    }
  }

  func defaultResult() async -> String? { "Anonymous" }
}

private struct Choosing: AppIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter var country: Country
  @Parameter(title: "Author", optionsProvider: Authors()) var author: String
  @Parameter(supportedValues: [.read]) var shelf: Shelf

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: author)
  }
}

@Suite struct OptionSourceTests {
  private func source(_ index: Int) throws -> OptionSource {
    let definition = IntentDefinition(Choosing.self, localization: AppLocalization())
    guard case .option(let source) = definition.parameters[index].type else {
      throw CancellationError()
    }
    return source
  }

  @Test func `an enumerable query suggests all and finds by title and synonym`() async throws {
    let source = try source(0)
    #expect(source.typeName == "Country")
    #expect(try await source.suggested().map(\.id) == ["Việt Nam", "Korea", "England"])
    let matching = try #require(source.matching)
    #expect(try await matching("viet").map(\.id) == ["Việt Nam"])
    #expect(try await matching("land of k").map(\.id) == ["Korea"])
    #expect(try await source.identified(["Korea", "Atlantis"]).map(\.id) == ["Korea"])
  }

  @Test func `a provider's items keep their looks and the order of their sections`() async throws {
    let options = try await source(1).suggested()
    #expect(options.map(\.title) == ["McCall Smith", "Jane Austen"])
    #expect(options.map(\.subtitle) == ["Scotland", nil])
    #expect(options.map { $0.value as? String } == ["mccall", "Jane Austen"])
    #expect(try source(1).matching == nil)
  }

  @Test func `an enum offers its supported cases with their synonyms`() async throws {
    #expect(try await source(2).suggested().map(\.id) == ["read"])
    let all = try #require(library().optionSources()["Shelf"])
    #expect(try await all.suggested().map(\.synonyms) == [[], ["Wanted"], []])
    #expect(try await all.identified(["wanted"]).map(\.title) == ["Want to Read"])
  }

  @Test func `what a provider takes by itself is not asked for`() async throws {
    let outcome = try await run(
      Choosing.self,
      with: ["country": Country(id: "Korea"), "shelf": Shelf.read],
      in: ScriptedConversation()
    )
    #expect(outcome.valueText == "Anonymous")
  }

  @Test func `the sources of the phrases are there by type name`() async throws {
    let sources = library().optionSources()
    #expect(sources.keys.sorted() == ["Book", "Shelf"])
    let books = try #require(sources["Book"])
    #expect(try await books.suggested().map(\.title) == ["Dune", "토지", "100% Wolf"])
    let matching = try #require(books.matching)
    #expect(
      try await matching("emma").map(\.subtitle) == ["Jane Austen", "Alexander McCall Smith"]
    )
  }
}
