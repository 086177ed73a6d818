import AppIntents
import Combine
import CoreLocation
import Foundation
import OSLog
import Security

enum Lock: String, AppEnum {
  case locked, unlocked
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "State of the doors")
  static let caseDisplayRepresentations: [Lock: DisplayRepresentation] = [
    .locked: DisplayRepresentation(title: "Lock", synonyms: ["close"]),
    .unlocked: DisplayRepresentation(title: "Unlock", synonyms: ["open"]),
  ]
}

struct VehicleEntity: AppEntity, Codable {
  let id: String
  var name: String
  var charge: Int
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Vehicle",
    synonyms: ["Car"]
  )
  static let defaultQuery = VehicleQuery()
  var displayRepresentation: DisplayRepresentation {
    .init(
      title: "\(name)",
      subtitle: "\(charge.formatted(.percent))",
      image: .init(systemName: "car.fill")
    )
  }
}

struct VehicleQuery: EntityQuery {
  @Dependency private var api: VehicleAPI
  func entities(for identifiers: [VehicleEntity.ID]) async throws -> [VehicleEntity] {
    try await api.vehicles().filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [VehicleEntity] { try await api.vehicles() }
  func defaultResult() async -> VehicleEntity? { try? await api.vehicles().first }
}

final class VehicleAPI: Sendable {
  enum Endpoint {
    case vehicles, doors(String), climate(String, Double)
    var path: String {
      switch self {
      case .vehicles: "/vehicles";
      case .doors(let id): "/vehicles/\(id)/doors";
      case .climate(let id, _): "/vehicles/\(id)/climate"
      }
    }
  }
  private static let log = Logger(subsystem: "car", category: "api")
  private let base = URL(string: "https://api.example.com") ?? URL(filePath: "/")
  func vehicles() async throws -> [VehicleEntity] { try await send(.vehicles) }
  func set(_ lock: Lock, _ id: String) async throws {
    let _: Empty = try await send(.doors(id), method: "PUT", body: ["state": lock.rawValue])
  }
  func climate(_ id: String, _ celsius: Double) async throws {
    let _: Empty = try await send(
      .climate(id, celsius),
      method: "POST",
      body: ["temperature": String(celsius)]
    )
  }
  private struct Empty: Decodable {}
  private func send<T: Decodable>(
    _ endpoint: Endpoint,
    method: String = "GET",
    body: [String: String]? = nil
  ) async throws -> T {
    var request = URLRequest(
      url: base.appending(path: endpoint.path).appending(queryItems: [
        URLQueryItem(name: "v", value: "2")
      ])
    )
    request.httpMethod = method
    request.addValue("Bearer \(try token())", forHTTPHeaderField: "Authorization")
    request.httpBody = try body.map { try JSONEncoder().encode($0) }
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode else {
      throw URLError(.badServerResponse)
    }
    Self.log.log(
      level: status < 400 ? .debug : .error,
      "\(endpoint.path, align: .left(columns: 20)) → \(status, format: .decimal)"
    )
    if status == 401 { throw AppIntentError.UserActionRequired.signin }
    return try JSONDecoder().decode(T.self, from: data)
  }
  private func token() throws -> String {
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: "token", kSecReturnData: true,
        kSecMatchLimit: kSecMatchLimitOne,
      ] as [CFString: Any] as CFDictionary
    var result: AnyObject?
    guard SecItemCopyMatching(query, &result) == errSecSuccess, let data = result as? Data,
      let token = String(data: data, encoding: .utf8)
    else { throw AppIntentError.UserActionRequired.accountSetup }
    return token
  }
}

struct SetDoors: AppIntent {
  static let title: LocalizedStringResource = "Lock or Unlock"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  @Parameter(title: "Vehicle") var vehicle: VehicleEntity
  @Parameter(title: "Doors") var state: Lock
  @Dependency private var api: VehicleAPI
  static var parameterSummary: some ParameterSummary {
    Switch(\.$state) {
      Case(.locked) { Summary("Lock \(\.$vehicle)") };
      Case(.unlocked) { Summary("Unlock \(\.$vehicle)") };
      DefaultCase { Summary("Set \(\.$vehicle) to \(\.$state)") }
    }
  }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if state == .unlocked {
      try await requestConfirmation(
        conditions: [],
        actionName: .do,
        dialog: "Unlock \(vehicle.name)?"
      )
    }
    try await api.set(state, vehicle.id)
    return .result(
      dialog: .init(state == .locked ? "\(vehicle.name) is locked" : "\(vehicle.name) is open")
    )
  }
}

struct WarmUp: AppIntent {
  static let title: LocalizedStringResource = "Warm Up"
  @Parameter(title: "Vehicle") var vehicle: VehicleEntity
  @Parameter(title: "Temperature", defaultValue: 21, unit: .celsius, supportsNegativeNumbers: false)
  var temperature: Measurement<UnitTemperature>
  @Parameter(title: "At", kind: .time) var time: DateComponents?
  @Dependency private var api: VehicleAPI
  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitTemperature>>
    & ProvidesDialog
  {
    guard (15...28).contains(temperature.converted(to: .celsius).value) else {
      throw $temperature.needsValueError("Between 15 and 28 degrees, please.")
    }
    try await api.climate(vehicle.id, temperature.converted(to: .celsius).value)
    return .result(
      value: temperature,
      dialog: "Warming \(vehicle.name) to \(temperature.formatted(.measurement(width: .narrow)))"
    )
  }
}
