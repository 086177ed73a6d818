@_exported public import Foundation

/// The name of a picture among an app's own.
public struct ImageResource: Sendable, Hashable {
  package let name: String

  /// A name.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of a colour among an app's own.
public struct ColorResource: Sendable, Hashable {
  package let name: String

  /// A name.
  public init(name: String, bundle: Bundle) { self.name = name }
}
