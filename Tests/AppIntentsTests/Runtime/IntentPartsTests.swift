import Testing

@testable import AppIntents

/// Which parameters and dependencies an intent has, found by reflection once and by how it is made from then on.
@Suite struct IntentPartsTests {
  @Test(
    arguments: [
      Planting.self, Turning.self, Choosing.self, Nesting.self, Changing.self,
    ] as [any AppIntent.Type]
  )
  func `an intent made the second time has the parts that reflection finds`(
    type: any AppIntent.Type
  ) {
    for _ in 0..<3 {
      let (intent, parts) = IntentParts.making(type)
      let found = IntentParts(of: intent)
      #expect(parts.parameters.count == found.parameters.count)
      #expect(zip(parts.parameters, found.parameters).allSatisfy { $0 === $1 })
      #expect(
        zip(parts.dependencies, found.dependencies).allSatisfy {
          $0.dependency === $1.dependency && $0.place == $1.place
        }
      )
      #expect(parts.dependencies.count == found.dependencies.count)
    }
  }

  @Test
  func `an intent that replaces now one part and now another keeps the names of its properties`() {
    let wavering = [0, 1, 2].map { count in
      Wavering.$count.withValue(count) { IntentParts.making(Wavering.self) }
    }
    for (intent, parts) in wavering {
      let found = IntentParts(of: intent).parameters
      #expect(parts.parameters.map(\.name) == ["first", "second"])
      #expect(zip(parts.parameters, found).allSatisfy { $0 === $1 })
    }
  }

  @Test func `every run has parameters of its own`() {
    let first = IntentParts.making(Planting.self).parts
    let second = IntentParts.making(Planting.self).parts
    #expect(first.parameters.map(\.name) == ["tree", "height", "note"])
    #expect(second.parameters.map(\.name) == ["tree", "height", "note"])
    #expect(first.parameters[0] !== second.parameters[0])
    #expect(first.parameters[0].accept("oak") == nil)
    #expect(second.parameters[0].anyValue == nil)
  }
}

/// One after the other.
private struct Planting: AppIntent {
  static let title: LocalizedStringResource = "Plant"

  @Parameter(title: "Tree") var tree: String
  @Parameter(title: "Height", default: 3) var height: Int
  @Dependency private var tools: Tools
  @Parameter(title: "Note") var note: String?

  func perform() async throws -> some IntentResult { .result() }
}

/// Made in another order than they stand.
private struct Turning: AppIntent {
  static let title: LocalizedStringResource = "Turn"

  @Parameter var first: String
  @Parameter var second: String

  init() {
    _second = Parameter(title: "Second")
    _first = Parameter(title: "First")
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// With a query that has a dependency of its own.
private struct Choosing: AppIntent {
  static let title: LocalizedStringResource = "Choose"

  @Parameter(title: "Kind") var kind: String
  @Dependency private var tools: Tools
  @Parameter(title: "Tool") var tool: Tool

  func perform() async throws -> some IntentResult { .result() }
}

/// With another intent in it.
private struct Nesting: AppIntent {
  static let title: LocalizedStringResource = "Nest"

  private let other = Planting()
  @Parameter(title: "Own") var own: String

  func perform() async throws -> some IntentResult { .result() }
}

/// With parameters that are made anew.
private struct Changing: AppIntent {
  static let title: LocalizedStringResource = "Change"

  @Parameter(title: "Text") var text: String

  init() {
    _text = Parameter(title: "Other")
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// With one parameter or the other made anew.
private struct Wavering: AppIntent {
  static let title: LocalizedStringResource = "Waver"
  @TaskLocal static var count = 0

  @Parameter(title: "First") var first: String
  @Parameter(title: "Second") var second: String

  init() {
    if Self.count == 1 {
      _first = Parameter(title: "Other")
    } else {
      _second = Parameter(title: "Other")
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

private struct Tools: Sendable {}

private struct Tool: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
  static var defaultQuery: ToolQuery { ToolQuery() }

  let id: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct ToolQuery: EntityQuery {
  @Dependency private var tools: Tools

  func entities(for identifiers: [Tool.ID]) async throws -> [Tool] {
    identifiers.map { Tool(id: $0) }
  }
}
