import AppIntents
import AssistantKit
import AssistantServer
import Foundation
import PhraseMatcher
import SampleApps

/// A server of the desk's conversations, for as long as a test runs.
struct TestServer {
  let server: Server
  private let running: Task<Void, Never>

  var address: ServerAddress { server.endpoints[0].address }

  init(
    _ language: Server.Endpoint.Language = .events,
    at address: ServerAddress = .port(host: ServerAddress.loopback, 0),
    limits: ServerLimits = ServerLimits()
  ) async throws {
    let host = try await Self.host()
    let server = try Server([Server.Endpoint(address, language)], limits: limits, host: host)
    self.server = server
    running = Task { await server.run() }
  }

  /// Ends the server and waits until it has ended.
  func end() async {
    server.stop()
    await running.value
  }

  private static func host() async throws -> ConversationHost {
    let app = try await SampleApps.desk.launched(App.Launch()) { _ in }
    let settings = AssistantSettings(queryDeadline: .seconds(86_400))
    let catalog = PhraseCatalog(apps: [await app.catalog(deadline: .seconds(86_400)) { _ in }])
    let index = SentenceIndex(try PhraseMatcher(catalog, language: settings.language))
    let interpreter = Interpreter(index: index, apps: [app], settings: settings) { _ in }
    return ConversationHost(
      apps: ["Desk"],
      locale: "en",
      version: "1",
      assistant: {
        Assistant(apps: [app], index: index, channel: $0, settings: settings) { _ in }
      },
      line: { Array((line(of: $0) + "\n").utf8) },
      speech: { event in
        switch event {
        case .dialog(let text, _): text
        case .question(let question): question.prompt
        case .error(_, let message, _): message
        default: nil
        }
      },
      understand: { await interpreter.understand($0) }
    )
  }

  private static func line(of event: ConversationEvent) -> String {
    switch event {
    case .hello(let apps): "hello \(apps.joined(separator: ", "))"
    case .question(let question): "question \(question.prompt)"
    case .dialog(let text, _): "dialog \(text)"
    case .error(_, let message, let code): "error \(code) \(message.prefix(40))"
    case .done(let outcome): "done \(outcome.rawValue)"
    default: "event"
    }
  }
}
