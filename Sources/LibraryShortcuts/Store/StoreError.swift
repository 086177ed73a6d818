/// What went wrong with the library's file, as facts; `StoreError+Sentences` puts them into words.
public enum StoreError: Error, Sendable, Hashable {
  /// Another process kept the file to itself for longer than we wait.
  case locked(path: String)
  /// The file, or the folder it is in, must not be written.
  case readOnly(path: String)
  /// What is there is no database, or one that has been damaged.
  case damaged(path: String)
  /// There is no space left.
  case full(path: String)
  /// The folder cannot be made.
  case noFolder(path: String)
  /// The file cannot be opened.
  case cannotOpen(path: String)
  /// A newer version of this app has written the file.
  case tooNew(path: String, version: Int)
  /// Anything else, with SQLite's own number and words.
  case other(path: String, code: Int, message: String)

  /// Reads SQLite's answer; the low byte of an extended code says what kind of failure it is.
  ///
  /// SQLite calls only one of the ways in which room can run out by its name. Where it says no more
  /// than that reading or writing failed, a try tells whether there is room.
  init(code: Int32, message: String, path: String) {
    switch code & 0xff {
    case SQLiteCode.inputOutput where !DiskRoom.isLeft(besides: path): self = .full(path: path)
    case SQLiteCode.busy, SQLiteCode.locked: self = .locked(path: path)
    case SQLiteCode.readOnly: self = .readOnly(path: path)
    case SQLiteCode.corrupt, SQLiteCode.notADatabase: self = .damaged(path: path)
    case SQLiteCode.full: self = .full(path: path)
    case SQLiteCode.cannotOpen: self = .cannotOpen(path: path)
    default: self = .other(path: path, code: Int(code), message: message)
    }
  }
}
