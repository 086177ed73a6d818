import AppIntents
import Foundation
import Network
import SwiftUI

struct HostEntity: AppEntity, Codable, Identifiable, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Host"
  static let defaultQuery = HostQuery()
  var id: UUID
  var alias: String
  var address: String
  var port: UInt16 = 22
  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(alias)", subtitle: "\(address):\(port)", image: .init(systemName: "terminal"))
  }
}

struct HostQuery: EntityStringQuery, EnumerableEntityQuery {
  static var hosts: [HostEntity] {
    guard
      let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
        .appendingPathComponent("hosts.json"),
      let data = FileManager.default.contents(atPath: url.path)
    else { return [] }
    return (try? JSONDecoder().decode([HostEntity].self, from: data)) ?? []
  }
  func allEntities() async throws -> [HostEntity] { Self.hosts }
  func entities(for ids: [UUID]) async throws -> [HostEntity] {
    Self.hosts.filter { ids.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [HostEntity] {
    Self.hosts.filter { $0.alias.localizedStandardContains(string) || $0.address.contains(string) }
  }
}

struct CheckHost: AppIntent {
  static let title: LocalizedStringResource = "Check Host"
  @Parameter(title: "Host") var host: HostEntity
  @Parameter(title: "Timeout", default: .seconds(3)) var timeout: Duration
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let connection = NWConnection(
      host: NWEndpoint.Host(host.address),
      port: NWEndpoint.Port(rawValue: host.port) ?? .ssh,
      using: .tcp
    )
    let reachable = await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await withCheckedContinuation { continuation in
          connection.stateUpdateHandler = { state in
            switch state {
            case .ready: continuation.resume(returning: true)
            case .failed, .cancelled: continuation.resume(returning: false)
            default: break
            }
          }
          connection.start(queue: .global(qos: .userInitiated))
        }
      }
      group.addTask { [timeout] in
        try? await Task.sleep(for: timeout); connection.cancel(); return false
      }
      defer { group.cancelAll() }
      return await group.next() ?? false
    }
    return .result(
      value: reachable,
      dialog: reachable ? "\(host.alias) is up" : "\(host.alias) does not answer"
    )
  }
}

struct RunCommand: AppIntent {
  static let title: LocalizedStringResource = "Run Command"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
  @Parameter(title: "Host") var host: HostEntity
  @Parameter(
    title: "Command",
    inputOptions: .init(
      keyboardType: .asciiCapable,
      capitalizationType: .none,
      autocorrect: false,
      smartQuotes: false,
      smartDashes: false
    )
  ) var command: String
  static var parameterSummary: some ParameterSummary { Summary("Run \(\.$command) on \(\.$host)") }
  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let process = ProcessInfo.processInfo
    let header =
      "\(process.hostName) \(process.operatingSystemVersionString) \(process.environment["USER", default: "?"])"
    try await requestConfirmation(dialog: "Run “\(command)” on \(host.alias)?")
    return .result(value: header + command)
  }
}
