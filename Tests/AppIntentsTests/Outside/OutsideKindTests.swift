import Testing

@testable import AppIntents

/// Things that an app outside the process knows are searched and found like any other.
@Suite struct OutsideKindTests {
  private struct Song {
    let id: String
    let title: String
    let artist: String
    let length: Int?

    var option: IntentOption {
      IntentOption(id: id, title: title, value: OutsideValue(id: id, title: title))
    }
  }

  private static let songs = [
    Song(id: "1", title: "Feeling Good", artist: "Nina Simone", length: 173),
    Song(id: "2", title: "Sinnerman", artist: "Nina Simone", length: 620),
    Song(id: "3", title: "So What", artist: "Miles Davis", length: 562),
    Song(id: "4", title: "Good Morning", artist: "Ella", length: nil),
  ]

  private static func app(matching: [Song] = []) -> AppDefinition {
    let source = OptionSource(
      typeName: "Song",
      title: "Song",
      suggested: { songs.map(\.option) },
      matching: { text in matching.filter { $0.title.contains(text) }.map(\.option) },
      identified: { ids in songs.filter { ids.contains($0.id) }.map(\.option) }
    )
    let kind = OutsideKind(
      source: source,
      properties: [
        FindProperty(name: "artist", title: "Artist", type: .text),
        FindProperty(name: "length", title: "Length", type: .integer(range: nil)),
      ],
      finding: .listing {
        songs.map { song in
          var values: [String: any Sendable] = ["artist": song.artist]
          values["length"] = song.length
          return OutsideKind.Thing(option: song.option, values: values)
        }
      }
    )
    var play = IntentDefinition.Facts(identifier: "Play", title: "Play")
    play.onlyShows = true
    play.parameters = [
      ParameterDescription(
        name: "song",
        title: "Song",
        explanation: nil,
        type: .option(source),
        isOptional: false
      )
    ]
    let localization = AppLocalization()
    return AppDefinition(
      name: "Player",
      synonyms: [],
      localization: localization,
      shortcuts: [],
      intents: [IntentDefinition(play, localization: localization, performer: NoPerformer())],
      negativePhrases: [],
      kinds: [kind]
    )
  }

  struct Row: Sendable {
    let conditions: [FindCondition]
    var mode = EntityQueryComparatorMode.and
    var sorting: [FindSorting] = []
    var limit: Int?
    let found: [String]
  }

  static let rows = [
    Row(conditions: [], found: ["1", "2", "3", "4"]),
    Row(
      conditions: [
        FindCondition(property: "artist", comparison: .equalTo, values: ["nina simone"])
      ],
      found: ["1", "2"]
    ),
    Row(
      conditions: [
        FindCondition(property: "artist", comparison: .contains, values: ["nina"]),
        FindCondition(property: "length", comparison: .greaterThan, values: [200]),
      ],
      found: ["2"]
    ),
    Row(
      conditions: [
        FindCondition(property: "artist", comparison: .hasPrefix, values: ["Miles"]),
        FindCondition(property: "length", comparison: .isBetween, values: [100, 200]),
      ],
      mode: .or,
      found: ["1", "3"]
    ),
    Row(
      conditions: [],
      sorting: [FindSorting(property: "length", isDescending: true)],
      limit: 3,
      found: ["2", "3", "1"]
    ),
    Row(conditions: [], sorting: [FindSorting(property: "length")], found: ["1", "3", "2", "4"]),
  ]

  @Test(arguments: Self.rows.indices)
  func `they are found by their properties`(number: Int) async throws {
    let row = Self.rows[number]
    let action = try #require(Self.app().findActions.first)
    #expect(action.isOutside)
    let found = try await action.find(
      FindRequest(
        conditions: row.conditions,
        mode: row.mode,
        sorting: row.sorting,
        limit: row.limit
      )
    )
    #expect(found.map(\.option.id) == row.found)
  }

  @Test func `what they have is told in the order of the file`() async throws {
    let action = try #require(Self.app().findActions.first)
    let found = try await action.find(FindRequest(limit: 1))
    #expect(found.first?.properties.map(\.title) == ["Artist", "Length"])
    #expect(found.first?.properties.map(\.text) == ["Nina Simone", "173"])
  }

  @Test func `a request that does not fit is refused`() async throws {
    let action = try #require(Self.app().findActions.first)
    let strange = FindCondition(property: "year", comparison: .equalTo, values: [1])
    await #expect(throws: FindProblem.unknownProperty("year")) {
      try await action.find(FindRequest(conditions: [strange]))
    }
    let short = FindCondition(property: "length", comparison: .isBetween, values: [1])
    await #expect(throws: FindProblem.badValue(property: "length", refusal: nil)) {
      try await action.find(FindRequest(conditions: [short]))
    }
  }

  @Test func `words find what the file has and what the app knows, each once`() async throws {
    let more = Song(id: "9", title: "good day", artist: "", length: nil)
    let search = try #require(Self.app(matching: [more, Self.songs[0]]).searches.first)
    let hits = try await search.hits(for: "good")
    #expect(hits.map(\.option.id) == ["1", "4", "9"])
    #expect(hits.map(\.fit) == [.inName, .beginning, .beginning])
    #expect(try await search.listed().map(\.option.id) == ["1", "2", "3", "4"])
  }

  @Test func `one is opened by the intent that shows nothing else`() throws {
    let app = Self.app()
    #expect(app.opening(Self.songs[2].option, of: "Song")?.intent.identifier == "Play")
    #expect(app.opening(Self.songs[2].option, of: "Album") == nil)
  }

  private struct NoPerformer: IntentPerformer {
    var asksItself: Bool { false }

    func perform(_ request: PerformRequest) async throws -> IntentOutcome {
      throw IntentFailure.unavailable
    }
  }
}
