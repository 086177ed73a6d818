import AppIntents
import OrderedJSON
import PhraseMatcher
import Testing

@testable import AppProcess
@testable import AssistantKit

/// What is to be found travels to an app in a process of its own, and back.
@Suite struct WireFindingTests {
  private let properties = [
    FindProperty(name: "artist", title: "Artist", type: .text),
    FindProperty(name: "length", title: "Length", type: .integer(range: nil)),
  ]

  @Test func `a request is the same after its way`() async throws {
    let request = FindRequest(
      conditions: [
        FindCondition(property: "artist", comparison: .hasPrefix, values: ["Nina \"Q\""]),
        FindCondition(property: "length", comparison: .isBetween, values: [100, 200]),
      ],
      mode: .or,
      sorting: [FindSorting(property: "length", isDescending: true)],
      limit: 3
    )
    let json = WireFinding.json(of: request)
    let again = try await WireFinding.request(JSON.parse(json.text), of: properties)
    #expect(WireFinding.json(of: again) == json)
    #expect(again.mode == .or)
    #expect(again.conditions.map(\.comparison) == [.hasPrefix, .isBetween])
  }

  @Test(
    arguments: [
      #"{"conditions":[{"property":"year","comparison":"equalTo","values":[1]}]}"#,
      #"{"conditions":[{"property":"length","comparison":"near","values":[1]}]}"#,
      #"{"conditions":[{"property":"length","comparison":"hasPrefix","values":[1]}]}"#,
      #"{"conditions":[{"property":"length","comparison":"equalTo","values":["x"]}]}"#,
      #"{"conditions":[3]}"#,
    ]
  )
  func `a request that makes no sense is refused`(text: String) async throws {
    let json = try JSON.parse(text) as JSON
    await #expect(throws: FindProblem.self) {
      try await WireFinding.request(json, of: properties)
    }
  }

  @Test func `what was found is the same after its way`() throws {
    let found = FoundEntity(
      option: IntentOption(
        id: "7",
        title: "Feeling Good",
        subtitle: "1965",
        value: OutsideValue(id: "7", title: "Feeling Good")
      ),
      properties: [("artist", "Artist", "Nina Simone"), ("length", "Length", "")]
    )
    let again = try #require(WireFinding.found(WireFinding.json(of: found)))
    #expect(again.option.id == "7")
    #expect(again.option.subtitle == "1965")
    #expect(again.properties.map(\.name) == ["artist", "length"])
    #expect(again.properties.map(\.text) == ["Nina Simone", ""])
    #expect(WireFinding.found(["id": "7"]) == nil)
  }

  @Test func `properties stand in the file and are read back`() throws {
    let text = """
      {"version":1,"apps":[{"name":"Player","shortcuts":[],"intents":[],"vocabularies":{
        "Song":{"title":"Song","findsItself":true,"properties":[{"name":"length","title":"Length",
        "type":"@integer"}],"values":[{"id":"7","title":"Good","properties":{"length":173}}]}}}]}
      """
    var decoder = CatalogDecoder(file: "player.json")
    _ = decoder.apps(of: Array(text.utf8))
    #expect(decoder.mistakes.isEmpty)
    let metadata = try #require(decoder.metadata.first)
    let song = try #require(metadata.vocabularies["Song"])
    #expect(song.properties.map(\.type) == ["@integer"])
    #expect(song.values == ["7": ["length": 173]])
    #expect(song.findsItself)
    var again = CatalogDecoder(file: "player.json")
    _ = again.apps(of: Array(metadata.catalogJSON.text.utf8))
    #expect(again.metadata == decoder.metadata)
  }

  @Test func `a property that is not declared is told with its place`() {
    let text = """
      {"version":1,"apps":[{"name":"Player","shortcuts":[],"intents":[],"vocabularies":{
        "Song":{"properties":[{"name":"length"}],
        "values":[{"id":"7","title":"Good","properties":{"size":1}}]}}}]}
      """
    var decoder = CatalogDecoder(file: "player.json")
    _ = decoder.apps(of: Array(text.utf8))
    #expect(decoder.mistakes.count == 1)
    #expect(decoder.mistakes.first?.description.contains("'size'") == true)
    #expect(decoder.mistakes.first?.location?.line == 3)
  }
}
