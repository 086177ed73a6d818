import Synchronization

/// Finds the values of an identifier; made when it is asked for the first time.
final class IdentifierTable: Sendable {
  private let table = Mutex<[String: [UInt32]]?>(nil)

  /// The positions of the values with an identifier, in order.
  func positions(of id: String, in values: [PhraseCatalog.Value]) -> [UInt32] {
    table.withLock { table in
      if let table { return table[id] ?? [] }
      var made: [String: [UInt32]] = [:]
      made.reserveCapacity(values.count)
      for (position, value) in values.enumerated() {
        made[value.id, default: []].append(UInt32(position))
      }
      table = made
      return made[id] ?? []
    }
  }
}
