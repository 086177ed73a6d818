/// A line as it came in, and what had to be done to it.
struct InputLine: Sendable, Hashable {
  /// The line without its end; what was no UTF-8 is U+FFFD.
  var text: String
  /// Whether the line held bytes that are no UTF-8.
  var wasRepaired: Bool
  /// Whether the line was longer than the limit, and its rest is gone.
  var wasTruncated: Bool
  /// The bytes of the whole line, the lost ones too, its end not counted.
  var byteCount: Int
}
