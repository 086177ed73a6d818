import Foundation

/// A file of data whose fields are parted by tabs or something else, read whole.
struct DataFile {
  let rows: [[String]]

  /// Reads the rows that are no comments.
  init(_ path: String, separator: Character = "\t") throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// Which part of a data set is looked at: what is tuned on is never reported.
enum Half: String, CaseIterable {
  case tuning, reporting

  /// The half that a key falls into, by a hash that never changes.
  init(of key: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    self = (hash ^ (hash &>> 32)) & 1 == 0 ? .tuning : .reporting
  }
}
