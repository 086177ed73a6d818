/// A token as the key of a table.
///
/// Tokens are normalised, so that those that are the same have the same bytes; `String` would compare and hash them by
/// their canonical form once more, which makes a look-up outside of ASCII half as long again.
struct TokenKey: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  static func == (one: TokenKey, other: TokenKey) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
  }
}
