/// A comment of Swift source.
package struct SwiftComment: Sendable, Hashable {
  /// Where it begins, as a byte offset in the file.
  package var offset: Int
  /// What stands in it, without its marks.
  package var text: String
}
