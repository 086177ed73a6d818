import AppIntents
import Testing

private class Print: NSObject {
  let year: Int
  init(year: Int) { self.year = year }
}

private final class Framed: Print {
  let name: String
  init(_ name: String, year: Int) {
    self.name = name
    super.init(year: year)
  }
}

@Suite struct SortDescriptorTests {
  @Test(arguments: [
    ("name", true, ["Dawn", "Noon", "Dusk"], ["Dawn", "Dusk", "Noon"]),
    ("year", false, ["Dawn", "Noon", "Dusk"], ["Dusk", "Noon", "Dawn"]),
    ("size", true, ["Noon", "Dawn", "Dusk"], ["Noon", "Dawn", "Dusk"]),
  ])
  func `things are ordered by a stored property's name`(
    key: String,
    ascending: Bool,
    before: [String],
    after: [String]
  ) {
    let years = ["Dawn": 1901, "Noon": 1902, "Dusk": 1903]
    let things = before.map { Framed($0, year: years[$0] ?? 0) }
    let descriptor = NSSortDescriptor(key: key, ascending: ascending)
    let sorted = things.sorted { descriptor.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map(\.name) == after)
  }
}
