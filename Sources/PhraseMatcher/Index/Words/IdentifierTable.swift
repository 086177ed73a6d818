import Synchronization

/// Finds the values of an identifier; made when it is asked for the first time.
final class IdentifierTable: Sendable {
  private let table = Mutex<Table?>(nil)

  private struct Table {
    /// The last value with an identifier.
    var last: [String: UInt32] = [:]
    /// For a value that shares its identifier, the one before it.
    var previous: [UInt32: UInt32] = [:]
  }

  /// Makes the table, so that nobody has to wait for it.
  func prepare(for values: FrozenValues) {
    table.withLock { table in
      if table == nil { table = Self.table(of: values) }
    }
  }

  /// The positions of the values with an identifier, in order.
  func positions(of id: String, in values: FrozenValues) -> [UInt32] {
    table.withLock { table in
      let made = table ?? Self.table(of: values)
      table = made
      var positions: [UInt32] = []
      var next = made.last[id]
      while let position = next {
        positions.append(position)
        next = made.previous[position]
      }
      return positions.reversed()
    }
  }

  private static func table(of values: FrozenValues) -> Table {
    var table = Table()
    table.last.reserveCapacity(values.count)
    for position in values.indices {
      if let known = table.last.updateValue(UInt32(position), forKey: values.id(position)) {
        table.previous[UInt32(position)] = known
      }
    }
    return table
  }
}
