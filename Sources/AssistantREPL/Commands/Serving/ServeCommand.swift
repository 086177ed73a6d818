import AssistantKit
import AssistantServer
import Dispatch
import PhraseMatcher

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Converses over sockets until it is told to end.
struct ServeCommand: Sendable {
  let session: Session

  /// The port of events where none was named.
  static let usualPort: UInt16 = 10_800

  func run() async throws -> ExitCode {
    let server: Server
    do {
      server = try Server(endpoints, host: host)
    } catch {
      throw InputFailure(
        message: "'\(error.address.text)' cannot be listened on (\(error.reason)); choose another"
      )
    }
    for endpoint in server.endpoints {
      let language = endpoint.language == .wyoming ? "Wyoming" : "events"
      session.tell("serving \(language) on \(endpoint.address.text)")
    }
    let signals = Self.stop(server)
    await session.whileFollowingUpdates { await server.run() }
    for signal in signals { signal.cancel() }
    return .success
  }

  private var endpoints: [Server.Endpoint] {
    let arguments = session.arguments
    var endpoints: [Server.Endpoint] = []
    if let path = arguments.value(of: .socket) {
      endpoints.append(Server.Endpoint(.path(path), .events))
    }
    if let address = arguments.value(of: .listen).flatMap({ ServerAddress($0) }) {
      endpoints.append(Server.Endpoint(address, .events))
    }
    if let address = arguments.value(of: .wyoming).flatMap({ ServerAddress($0) }) {
      endpoints.append(Server.Endpoint(address, .wyoming))
    }
    guard endpoints.isEmpty else { return endpoints }
    return [Server.Endpoint(.port(host: ServerAddress.loopback, Self.usualPort), .events)]
  }

  private var host: ConversationHost {
    let session = session
    let messages = session.settings.messages
    let listener = session.listener
    return ConversationHost(
      apps: session.catalog.apps.map(\.name),
      locale: session.settings.locale,
      version: AssistantCommand.version,
      // Whose code ends the process cannot be told where several conversations run at the same time.
      assistant: { session.assistant(over: $0, expectCrash: nil) },
      line: { $0.jsonLine },
      speech: { event in
        SpeakingChannel.spoken(event, messages: messages).map(SpeakingChannel.oneLine)
      },
      understand: { await listener.understand($0) }
    )
  }

  /// Has signals that would end the program end the server, which finishes what runs.
  private static func stop(_ server: Server) -> [any DispatchSourceSignal] {
    [SIGTERM, SIGINT].map { number in
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { server.stop() }
      source.resume()
      return source
    }
  }
}
