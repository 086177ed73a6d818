/// The numbers of SQLite's C interface that are used here, under their own names.
///
/// They are part of the file format's promise and never change; their header may be missing.
enum SQLiteCode {
  static let ok: Int32 = 0
  static let busy: Int32 = 5
  static let locked: Int32 = 6
  static let readOnly: Int32 = 8
  static let inputOutput: Int32 = 10
  static let corrupt: Int32 = 11
  static let full: Int32 = 13
  static let cannotOpen: Int32 = 14
  static let notADatabase: Int32 = 26
  static let row: Int32 = 100
  static let done: Int32 = 101

  static let columnInteger: Int32 = 1
  static let columnNull: Int32 = 5

  static let openReadWrite: Int32 = 0x2
  static let openCreate: Int32 = 0x4
  static let openNoMutex: Int32 = 0x8000

  /// Tells SQLite to copy a bound text at once.
  static let transient = -1
}
