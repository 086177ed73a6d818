import OrderedJSON

/// The results of a part of a corpus, as a file that is merged with others.
///
/// The first line says what could be said; each other line is a sentence and what became of it.
public struct CoveragePartial: Sendable, Hashable {
  /// What could be said, by language.
  public var inventories: [CoverageInventory]
  /// The sentences.
  public var records: [CoverageRecord]
  /// The sentences that may fall short.
  public var knownFailures: Set<String>

  /// Makes a part.
  public init(
    inventories: [CoverageInventory] = [],
    records: [CoverageRecord] = [],
    knownFailures: Set<String> = []
  ) {
    self.inventories = inventories
    self.records = records
    self.knownFailures = knownFailures
  }

  /// A line that is no part of a result.
  public struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file.
    public var file: String
    /// The line; the first is 1.
    public var line: Int
    /// The mistake with its place and what to do.
    public var description: String {
      "\(file):\(line): the line is no result of 'coverage --partial'; make the file again"
    }
  }

  /// The part as lines of a file.
  public var lines: [String] {
    let header = JSON.object([
      JSON.Member("coverage", JSON(1)),
      JSON.Member("inventories", .array(inventories.map(\.json))),
      JSON.Member("knownFailures", JSON(knownFailures.sorted())),
    ])
    return [header.text] + records.map(\.json.text)
  }

  /// Reads a file; several parts may stand in it one after the other.
  ///
  /// - Throws: ``Mistake`` at the first line that is none of a part's.
  public init(_ text: String, file: String) throws(Mistake) {
    self.init()
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where !line.isEmpty
    {
      guard let json = try? LocatedJSON.parse(String(line)) else {
        throw Mistake(file: file, line: number + 1)
      }
      if json["coverage"]?.int == 1 {
        merge(
          CoveragePartial(
            inventories: (json["inventories"]?.array ?? []).compactMap(CoverageInventory.init),
            knownFailures: Set((json["knownFailures"]?.array ?? []).compactMap(\.string))
          )
        )
      } else if let record = CoverageRecord(json) {
        records.append(record)
      } else {
        throw Mistake(file: file, line: number + 1)
      }
    }
  }

  /// Marks the sentences that may fall short, where the list came after the run.
  public mutating func markKnownFailures() {
    for index in records.indices {
      records[index].isKnownFailure = knownFailures.contains(
        records[index].entry.testCase.utterance
      )
    }
  }

  /// Adds another part.
  public mutating func merge(_ other: CoveragePartial) {
    for inventory in other.inventories
    where !inventories.contains(where: { $0.locale == inventory.locale }) {
      inventories.append(inventory)
    }
    records += other.records
    knownFailures.formUnion(other.knownFailures)
  }
}
