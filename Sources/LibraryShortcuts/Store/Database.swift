import Foundation
import SQLite

/// A connection to a database file: statements with bound values in, rows out.
///
/// It belongs to whoever opened it and stays there; `LibraryStore` keeps its own inside the actor.
/// This is the one file that handles C pointers.
@safe final class Database {
  /// The file, for the sentences about what went wrong with it.
  let path: String
  private let handle: OpaquePointer
  /// The statements that were run, ready to be run again.
  private var statements: [String: OpaquePointer] = unsafe [:]
  /// The most statements that are kept.
  private static let mostStatements = 64

  /// Opens a file, which is made where it is missing.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - patience: How long to wait for another process's change, in milliseconds.
  /// - Throws: What SQLite says, as facts.
  init(path: String, patience: Int32) throws(StoreError) {
    // The store is an actor: nobody else ever uses the connection meanwhile.
    let flags = SQLiteCode.openReadWrite | SQLiteCode.openCreate | SQLiteCode.openNoMutex
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard let handle = unsafe opened else {
      throw StoreError(code: code, message: "out of memory", path: path)
    }
    guard code == SQLiteCode.ok else {
      defer { unsafe sqlite3_close_v2(handle) }
      throw unsafe StoreError(code: code, message: Self.message(of: handle), path: path)
    }
    unsafe sqlite3_busy_timeout(handle, patience)
    unsafe self.handle = handle
    self.path = path
  }

  deinit {
    forgetStatements()
    unsafe sqlite3_close_v2(handle)
  }

  /// How many rows the last statement changed.
  var changes: Int {
    unsafe Int(sqlite3_changes(handle))
  }

  /// What tells that something has changed in the file, by whomever.
  struct State: Hashable {
    /// Another for each change that another connection has made.
    fileprivate let others: Int
    /// How many rows this one has changed.
    fileprivate let own: Int32
  }

  /// The file's state; nil inside a transaction, which may come to nothing.
  var state: State? {
    get throws(StoreError) {
      guard unsafe sqlite3_get_autocommit(handle) != 0 else { return nil }
      let version = try run("PRAGMA data_version").first?.first?.integer
      return unsafe State(others: version ?? 0, own: sqlite3_total_changes(handle))
    }
  }

  /// Runs one statement to its end and returns its rows.
  @discardableResult
  func run(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> [[SQLValue]] {
    guard let statement = unsafe try statement(for: sql) else { return [] }
    // A statement that was not run to its end would hold what it reads.
    defer {
      _ = unsafe sqlite3_reset(statement)
      _ = unsafe sqlite3_clear_bindings(statement)
    }
    unsafe try bind(values, to: statement)
    return unsafe try rows(of: statement)
  }

  /// A statement that is ready to be run; nil where there is nothing to run.
  private func statement(for sql: String) throws(StoreError) -> OpaquePointer? {
    if let known = unsafe statements[sql] { return unsafe known }
    var prepared: OpaquePointer?
    unsafe try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
    if unsafe statements.count >= Self.mostStatements { forgetStatements() }
    unsafe statements[sql] = prepared
    return unsafe prepared
  }

  private func forgetStatements() {
    unsafe statements.values.forEach { _ = unsafe sqlite3_finalize($0) }
    unsafe statements.removeAll()
  }

  /// Makes a change as a whole: when anything in it fails, nothing of it has happened.
  ///
  /// It is on the disk when this returns.
  func transaction<Result>(_ change: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try change()
      try run("COMMIT")
      return result
    } catch {
      if unsafe sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  private func bind(_ values: [SQLValue], to statement: OpaquePointer) throws(StoreError) {
    for (index, value) in zip(Int32(1)..., values) {
      switch value {
      case .null:
        unsafe try check(sqlite3_bind_null(statement, index))
      case .integer(let number):
        unsafe try check(sqlite3_bind_int64(statement, index, Int64(number)))
      case .text(let text):
        let bytes = Int32(clamping: text.utf8.count)
        unsafe try check(
          sqlite3_bind_text(statement, index, text, bytes, SQLiteCode.transient)
        )
      }
    }
  }

  private func rows(of statement: OpaquePointer) throws(StoreError) -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    while true {
      let code = unsafe sqlite3_step(statement)
      guard code == SQLiteCode.row else {
        guard code == SQLiteCode.done else { throw error(code) }
        return rows
      }
      let columns = unsafe 0..<sqlite3_column_count(statement)
      rows.append(columns.map { unsafe Self.value(of: statement, column: $0) })
    }
  }

  private static func value(of statement: OpaquePointer, column: Int32) -> SQLValue {
    switch unsafe sqlite3_column_type(statement, column) {
    case SQLiteCode.columnNull:
      return .null
    case SQLiteCode.columnInteger:
      return unsafe .integer(Int(sqlite3_column_int64(statement, column)))
    default:
      guard let start = unsafe sqlite3_column_text(statement, column) else { return .null }
      let count = unsafe Int(sqlite3_column_bytes(statement, column))
      let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
      return unsafe .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code == SQLiteCode.ok else { throw error(code) }
  }

  private func error(_ code: Int32) -> StoreError {
    unsafe StoreError(code: code, message: Self.message(of: handle), path: path)
  }

  private static func message(of handle: OpaquePointer) -> String {
    guard let message = unsafe sqlite3_errmsg(handle) else { return "" }
    return unsafe String(cString: message)
  }
}
