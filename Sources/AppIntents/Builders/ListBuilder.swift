/// Lists elements one below the other, with conditions and loops.
@resultBuilder
public enum ListBuilder<Element>: PartListBuilder {
  /// A list.
  public typealias Parts = [Element]

  /// One element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Several elements that are a list already.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
}
