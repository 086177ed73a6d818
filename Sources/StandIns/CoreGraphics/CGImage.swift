public import Foundation

/// A picture as its bytes; nothing here reads them.
public final class CGImage: NSObject, Sendable {
  /// The bytes.
  package let data: Data

  package init(_ data: Data) { self.data = data }

  /// How wide it is, which nobody measured.
  public var width: Int { 0 }
  /// How high it is, which nobody measured.
  public var height: Int { 0 }
}
