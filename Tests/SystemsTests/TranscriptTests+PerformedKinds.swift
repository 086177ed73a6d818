import AssistantKit
import AssistantREPL
import Foundation
import SampleApps
import SpokenLanguage
import Synchronization
import Testing

@testable import AppIntents

/// Which kinds of intents and of parameters are performed in the conversations: found out by having each of them,
/// and by looking at the code of what ran.
///
/// Of the same suite, so that no other conversation with the same apps goes on meanwhile.
extension TranscriptTests {
  @Test func `every kind of parameter and of intent is performed in some conversation`()
    async throws
  {
    let performed = try await Self.performed()
    #expect(performed.count > 20)
    let types = Set(performed.flatMap(\.parameters).flatMap { Self.names(of: $0.type) })
    #expect(Self.parameterKinds.subtracting(types) == [])
    for (name, isOfKind) in Self.intentKinds {
      #expect(performed.contains { isOfKind($0.type) }, "no \(name) was performed")
    }
    #expect(performed.contains { $0.parameters.contains(where: \.isOptional) })
    #expect(performed.contains { $0.authenticationPolicy != .alwaysAllowed })
  }

  private static let parameterKinds: Set = [
    "bool", "integer", "number", "text", "date", "dateTime", "duration", "measurement", "url",
    "file",
    "currency", "person", "option", "list",
  ]

  /// The names of a type and of what it is a list of; a case more has to be named here.
  private static func names(of type: ParameterType) -> [String] {
    switch type {
    case .bool: ["bool"]
    case .integer: ["integer"]
    case .number: ["number"]
    case .text: ["text"]
    case .date(let kind): kind == .dateTime ? ["date", "dateTime"] : ["date"]
    case .duration: ["duration"]
    case .measurement: ["measurement"]
    case .url: ["url"]
    case .file: ["file"]
    case .currency: ["currency"]
    case .person: ["person"]
    case .option: ["option"]
    case .list(let element): ["list"] + names(of: element)
    }
  }

  private typealias Kind = @Sendable (any AppIntent.Type) -> Bool

  private static let intentKinds: [(name: String, isOfKind: Kind)] = [
    ("DeleteIntent", { $0 is any DeleteIntent.Type }),
    ("SetFocusFilterIntent", { $0 is any SetFocusFilterIntent.Type }),
    ("TargetContentProvidingIntent", { $0 is any TargetContentProvidingIntent.Type }),
    ("ShowInAppSearchResultsIntent", { $0 is any ShowInAppSearchResultsIntent.Type }),
    ("ProgressReportingIntent", { $0 is any ProgressReportingIntent.Type }),
    ("UndoableIntent", { $0 is any UndoableIntent.Type }),
    ("PredictableIntent", { $0 is any PredictableIntent.Type }),
    ("CustomIntentMigratedAppIntent", { $0 is any CustomIntentMigratedAppIntent.Type }),
    ("DeprecatedAppIntent", { $0 is any DeprecatedAppIntent.Type }),
  ]

  /// The intents that the conversations perform to their end.
  private static func performed() async throws -> [IntentDefinition] {
    var performed: [String: IntentDefinition] = [:]
    for name in TranscriptTests.names {
      let file = TranscriptTests.folder.appending(path: name)
      let written = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
      let apps = name.hasPrefix("Museum/") ? SampleApps.searched : SampleApps.all
      let person = WrittenPerson(written.inputs)
      let session = try await ScriptedSession.start(
        apps,
        options: written.options,
        locale: written.locale,
        now: written.now,
        calendar: Calendar(identifier: .gregorian)
      )
      let assistant = session.assistant(over: person)
      while let line = person.next() { await assistant.respond(to: line) }
      let ran = person.performed
      for app in apps {
        let running = try await app.launched(App.Launch(locale: written.locale)) { _ in }
        for intent in running.definition.intents where ran.contains(intent.identifier) {
          performed["\(running.definition.name).\(intent.identifier)"] = intent
        }
      }
    }
    return Array(performed.values)
  }
}

/// A person who says what is written down, and remembers what was performed.
private final class WrittenPerson: ConversationChannel {
  let commands: Set<ConversationCommand> = [.cancel, .help, .undo, .redo]
  private let lines: Mutex<ArraySlice<String>>
  private let identifiers = Mutex<Set<String>>([])

  init(_ lines: [String]) {
    self.lines = Mutex(lines[...])
  }

  var performed: Set<String> { identifiers.withLock { $0 } }

  func next() -> String? { lines.withLock { $0.popFirst() } }

  func emit(_ event: ConversationEvent) async {
    if case .result(let intent, _, _) = event { _ = identifiers.withLock { $0.insert(intent) } }
  }

  func answer(to question: Question) async -> ChannelAnswer {
    next().map(ChannelAnswer.line) ?? .end
  }
}
