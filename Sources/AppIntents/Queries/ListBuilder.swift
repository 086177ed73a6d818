/// Lists elements one below the other, with conditions and loops.
@resultBuilder
public enum ListBuilder<Element> {
  /// One element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Several elements that are a list already.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// All of a block.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }
  /// What a condition holds.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  /// The first branch.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  /// The second branch.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
  /// All of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
  /// What an availability condition holds.
  public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}
