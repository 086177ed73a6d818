#if !canImport(Darwin)
/// How a piece of text stands out: what Markdown says of it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Said with emphasis: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Said with strong emphasis: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// As a machine writes.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// No longer true: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line may end here.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line ends here.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes {
  /// What Foundation's own attributes lack away from Apple's systems.
  public struct PresentationAttributes: AttributeScope {
    /// How a piece of text stands out.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// How a piece of text stands out.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// What it says.
      public typealias Value = InlinePresentationIntent
      /// Its name.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute that Foundation lacks away from Apple's systems.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.PresentationAttributes, Key>
  ) -> Key { self[Key.self] }
}
#endif
