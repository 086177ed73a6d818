public import AppIntents
@_exported public import CoreVideo

/// What a camera saw; nothing here sees.
public struct SemanticContentDescriptor: TransientAppEntity {
  /// What kind of thing it is.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Semantic Content"

  /// What it may be, in words; nothing.
  public let labels: [String] = []
  /// The picture; there is none.
  public var pixelBuffer: CVReadOnlyPixelBuffer? { nil }

  /// Nothing that was seen.
  public init() {}

  /// What it may be, in words.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(labels.joined(separator: ", "))")
  }
}
