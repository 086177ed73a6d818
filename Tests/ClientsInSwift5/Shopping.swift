import AppIntents
import CloudKit
import SwiftUI

struct ListEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
  static let defaultQuery = ListQuery()
  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Items") var items: [String]
  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(name)", subtitle: "^[\(items.count) item](inflect: true)")
  }
  init(record: CKRecord) {
    id = record.recordID.recordName
    name = record["name"] as? String ?? ""
    items = record["items"] as? [String] ?? []
  }
}

struct ListQuery: EntityStringQuery {
  @Dependency private var cloud: CloudService
  func entities(for identifiers: [String]) async throws -> [ListEntity] {
    try await cloud.lists(ids: identifiers)
  }
  func entities(matching string: String) async throws -> [ListEntity] {
    try await cloud.search(string)
  }
  func suggestedEntities() async throws -> [ListEntity] { try await cloud.search("") }
}

actor CloudService {
  private let container = CKContainer(identifier: "iCloud.com.example.lists")
  private var database: CKDatabase { container.privateCloudDatabase }
  private let zone = CKRecordZone(zoneName: "Lists")

  func lists(ids: [String]) async throws -> [ListEntity] {
    let results = try await database.records(
      for: ids.map { CKRecord.ID(recordName: $0, zoneID: zone.zoneID) }
    )
    return results.values.compactMap { try? $0.get() }.map(ListEntity.init)
  }
  func search(_ text: String) async throws -> [ListEntity] {
    let predicate =
      text.isEmpty ? NSPredicate(value: true) : NSPredicate(format: "self contains %@", text)
    let query = CKQuery(recordType: "List", predicate: predicate)
    query.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: false)]
    let (matches, cursor) = try await database.records(
      matching: query,
      inZoneWith: zone.zoneID,
      desiredKeys: nil,
      resultsLimit: 50
    )
    print(cursor == nil)
    return matches.compactMap { _, result in try? result.get() }.map(ListEntity.init(record:))
  }
  func add(_ item: String, to list: ListEntity) async throws {
    guard try await container.accountStatus() == .available else {
      throw CKError(.notAuthenticated)
    }
    let id = CKRecord.ID(recordName: list.id, zoneID: zone.zoneID)
    do {
      let record = try await database.record(for: id)
      record["items"] = list.items + [item]
      record.setValue(Date(), forKey: "touched")
      record["owner"] = CKRecord.Reference(recordID: id, action: .deleteSelf)
      let (saved, _) = try await database.modifyRecords(
        saving: [record],
        deleting: [],
        savePolicy: .changedKeys,
        atomically: true
      )
      print(saved.count)
    } catch let error as CKError where error.code == .unknownItem {
      throw AppIntentError.Unrecoverable.entityNotFound
    } catch let error as CKError {
      if let retry = error.retryAfterSeconds { try await Task.sleep(for: .seconds(retry)) }
      throw error
    }
  }
  func subscribe() async throws {
    let subscription = CKQuerySubscription(
      recordType: "List",
      predicate: NSPredicate(value: true),
      subscriptionID: "lists",
      options: [.firesOnRecordCreation, .firesOnRecordUpdate]
    )
    let info = CKSubscription.NotificationInfo()
    info.shouldSendContentAvailable = true
    info.alertBody = "A list changed"
    subscription.notificationInfo = info
    _ = try await database.save(subscription)
  }
}

struct AddToList: AppIntent {
  static let title: LocalizedStringResource = "Add to List"
  static let authenticationPolicy = IntentAuthenticationPolicy.alwaysAllowed
  @Parameter(title: "Item", requestValueDialog: "What should I add?") var item: String
  @Parameter(title: "List") var list: ListEntity
  @Dependency private var cloud: CloudService
  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$item) to \(\.$list)") }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let parts = item.components(separatedBy: CharacterSet(charactersIn: ",;")).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }.filter { !$0.isEmpty }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for part in parts { group.addTask { try await cloud.add(part, to: list) } }
      try await group.waitForAll()
    }
    return .result(dialog: "Added \(parts, format: .list(type: .and)) to \(list.name).")
  }
}
