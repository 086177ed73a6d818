/// How far a history was read.
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {}

/// What was saved at once.
public protocol HistoryTransaction<TokenType> {
  /// How far the history was read with it.
  associatedtype TokenType: HistoryToken
  /// Who saved it; nil where nobody said.
  var author: String? { get }
  /// What was added and removed.
  var changes: [HistoryChange] { get }
  /// What tells the container apart.
  var storeIdentifier: String { get }
  /// When it was saved.
  var timestamp: Date { get }
  /// How far the history was read with it.
  var token: TokenType { get }
  /// Its number.
  var transactionIdentifier: Int64 { get }
}

/// How far the history of a container was read.
public struct DefaultHistoryToken: HistoryToken {
  /// The number of what was read last, by container.
  public let tokenValue: [String: Int64]?

  private var last: Int64 { tokenValue?.values.max() ?? 0 }

  /// Whether one was read before the other.
  public static func < (left: Self, right: Self) -> Bool { left.last < right.last }
}

/// What was saved at once in a container.
public struct DefaultHistoryTransaction: HistoryTransaction, Identifiable {
  /// Who saved it; nil where nobody said.
  public let author: String?
  /// What was added and removed.
  public let changes: [HistoryChange]
  /// What tells the container apart.
  public let storeIdentifier: String
  /// When it was saved.
  public let timestamp: Date
  /// How far the history was read with it.
  public let token: DefaultHistoryToken
  /// Its number.
  public let transactionIdentifier: Int64

  /// Its number.
  public var id: Int64 { transactionIdentifier }
  /// Which app saved it.
  public var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  /// Which process saved it.
  public var processIdentifier: String { String(ProcessInfo.processInfo.processIdentifier) }
}

/// What to look for in a history.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  /// What is wanted; nil for all.
  public var predicate: Predicate<Transaction>?
  /// In which order; the oldest first where it is empty.
  public var sortBy: [SortDescriptor<Transaction>]
  /// The most that are wanted; nil for all.
  public var fetchLimit: UInt64?

  /// What to look for, and in which order.
  public init(
    predicate: Predicate<Transaction>? = nil,
    sortBy: [SortDescriptor<Transaction>] = []
  ) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
