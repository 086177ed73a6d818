import AppIntents
import Synchronization
import Testing

private struct Catalogue: Sendable { var name: String }
private struct Missing: Sendable {}
private struct Slow: Sendable { var name: String }
private struct Broken: Sendable {}
private struct Fault: Error {}

/// Filled once: a test that adds again would take what another is just reading.
private let manager = {
  let manager = AppDependencyManager()
  manager.add(dependency: Catalogue(name: "town"))
  manager.add(key: "other", dependency: Catalogue(name: "university"))
  manager.add { () async throws -> Slow in
    await Task.yield()
    return Slow(name: "archive")
  }
  manager.add { () throws -> Broken in throw Fault() }
  return manager
}()

private struct UsingCatalogue: AppIntent {
  static let title: LocalizedStringResource = "Use"
  @Dependency(manager: manager) var catalogue: Catalogue
  @Dependency(key: "other", manager: manager) var other: Catalogue
  @Dependency(manager: manager) var slow: Slow
  @Dependency(manager: manager, default: Missing()) var fallback: Missing

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(catalogue.name), \(other.name), \(slow.name)")
  }
}

private struct UsingMissing: AppIntent {
  static let title: LocalizedStringResource = "Use"
  @Dependency(manager: manager) var missing: Missing
  func perform() async throws -> some IntentResult { .result() }
}

private struct UsingBroken: AppIntent {
  static let title: LocalizedStringResource = "Use"
  @Dependency(manager: manager) var broken: Broken
  func perform() async throws -> some IntentResult { .result() }
}

private struct Member: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Member"
  static let defaultQuery = MemberQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct MemberQuery: EntityQuery {
  @Dependency(manager: manager) var catalogue: Catalogue

  func entities(for identifiers: [String]) async throws -> [Member] {
    identifiers.map { Member(id: "\($0) of \(catalogue.name)") }
  }

  func suggestedEntities() async throws -> [Member] { [Member(id: catalogue.name)] }
}

private struct Greet: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter var member: Member
  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct AppDependencyTests {
  @Test func `values, keys, factories that take their time and defaults are put in`() async throws {
    let outcome = try await run(UsingCatalogue.self, in: ScriptedConversation())
    #expect(outcome.valueText == "town, university, archive")
    #expect(try await UsingCatalogue()() == "town, university, archive")
  }

  @Test func `a missing dependency is a failure that names its type`() async {
    let failure = await failure(UsingMissing.self, in: ScriptedConversation())
    guard case .failed(let message, let code) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(
      message
        == """
        UsingMissing.missing could not be filled: no dependency of type 'Missing' was added; \
        call AppDependencyManager.shared.add before an intent runs
        """
    )
    #expect(code == "AppDependencyManager.Error")
  }

  @Test func `a dependency that cannot be made is a failure that says why`() async {
    let failure = await failure(UsingBroken.self, in: ScriptedConversation())
    guard case .failed(let message, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(
      message
        == """
        UsingBroken.broken could not be filled: the dependency of type 'Broken' could not be made: \
        The app could not do it: Fault()
        """
    )
  }

  @Test func `queries have theirs too`() async throws {
    let definition = IntentDefinition(Greet.self, localization: AppLocalization())
    guard case .option(let source) = definition.parameters[0].type else {
      Issue.record("no options")
      return
    }
    #expect(try await source.suggested().map(\.title) == ["town"])
    #expect(try await source.identified(["Paul"]).map(\.title) == ["Paul of town"])
  }

  @Test func `a substitute is there for its own operation and for no other`() async throws {
    let name = AppDependency<String>(key: "substituted")
    AppDependencyManager.shared.add(key: "substituted", dependency: "shared")
    func substitute(_ name: String) -> AppDependencyManager {
      let manager = AppDependencyManager()
      manager.add(key: "substituted", dependency: name)
      return manager
    }
    #expect(name.wrappedValue == "shared")
    async let first = substitute("first").substituting {
      await Task.yield()
      return name.wrappedValue
    }
    async let second = substitute("second").substituting { name.wrappedValue }
    #expect(await [first, second, name.wrappedValue] == ["first", "second", "shared"])
  }

  @Test func `what is added again takes the place of what was there`() {
    let own = AppDependencyManager()
    let number = AppDependency<Int>(manager: own)
    own.add(dependency: 1)
    #expect(number.wrappedValue == 1)
    own.add(dependency: 2)
    #expect(number.wrappedValue == 2)
  }

  @Test func `a factory is called once for all`() async throws {
    let calls = Mutex(0)
    let own = AppDependencyManager()
    own.add { () async throws -> Int in
      calls.withLock {
        $0 += 1
        return $0
      }
    }
    let first = AppDependency<Int>(manager: own)
    let second = AppDependency<Int>(manager: own)
    struct Holder { let a: AppDependency<Int>, b: AppDependency<Int> }
    try await load(Holder(a: first, b: second))
    #expect(first.wrappedValue == 1)
    #expect(second.wrappedValue == 1)
  }
}
