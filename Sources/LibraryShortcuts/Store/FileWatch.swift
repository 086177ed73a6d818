/// Tells whether a library's file is as it was when it was last asked about.
///
/// To ask costs a fraction of reading again what was read already.
struct FileWatch {
  private var seen: Database.State?

  /// Whether nobody has changed anything since the last time.
  ///
  /// False the first time, and inside a change that is not confirmed yet, which may come to nothing.
  ///
  /// - Throws: ``StoreError``.
  mutating func isUnchanged(_ database: Database) throws(StoreError) -> Bool {
    let state = try database.state
    defer { seen = state }
    return state != nil && state == seen
  }
}
