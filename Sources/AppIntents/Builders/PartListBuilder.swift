/// What a result builder puts together where the types of the parts do not matter.
public protocol PartList {
  /// Several of them as one, in their order.
  static func joined(_ parts: [Self]) -> Self
}

extension Array: PartList {
  /// One list behind the other.
  public static func joined(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}

/// A result builder with conditions and loops; those that conform say only what a part is.
public protocol PartListBuilder {
  /// What it puts together.
  associatedtype Parts: PartList
}

extension PartListBuilder {
  /// All of a block.
  public static func buildBlock(_ parts: Parts...) -> Parts { .joined(parts) }
  /// What a condition holds.
  public static func buildOptional(_ part: Parts?) -> Parts { part ?? .joined([]) }
  /// The first branch.
  public static func buildEither(first part: Parts) -> Parts { part }
  /// The second branch.
  public static func buildEither(second part: Parts) -> Parts { part }
  /// All of a loop.
  public static func buildArray(_ parts: [Parts]) -> Parts { .joined(parts) }
  /// What an availability condition holds.
  public static func buildLimitedAvailability(_ part: Parts) -> Parts { part }
}
