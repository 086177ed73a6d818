/// A directive of conditional compilation.
struct SwiftDirective: Sendable, Hashable {
  /// The words after the pound sign.
  enum Kind: String, Sendable, CaseIterable {
    case `if`, `elseif`, `else`, `endif`
  }

  var kind: Kind
  /// The directive with its condition, as byte offsets in the file.
  var range: Range<Int>
}
