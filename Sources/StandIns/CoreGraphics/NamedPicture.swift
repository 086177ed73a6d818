public import Foundation

/// A picture by its name, as each of Apple's frameworks for screens has a class of its own.
public protocol NamedPicture: NSObject {
  /// What it is called; nil for bytes.
  var pictureName: String? { get }
}
