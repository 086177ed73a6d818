import Foundation

/// How the values of properties are compared where no query of the app's does it.
enum PropertyComparison {
  /// The ways in which values of a type can be compared.
  static func kinds(for type: any _IntentValue.Type) -> [EntityQueryComparatorKind] {
    let element = elementType(of: type)
    if isList(type) { return [.contains] }
    if element is String.Type || element is AttributedString.Type {
      return [.contains, .equalTo, .notEqualTo, .hasPrefix, .hasSuffix]
    }
    let equality: [EntityQueryComparatorKind] = [.equalTo, .notEqualTo]
    guard isOrdered(type) else { return equality }
    return equality + [
      .lessThan, .lessThanOrEqualTo, .greaterThan, .greaterThanOrEqualTo, .isBetween,
    ]
  }

  /// The ways in which values of a type can be compared.
  static func kinds(for type: ParameterType) -> [EntityQueryComparatorKind] {
    switch type {
    case .list: [.contains]
    case .text: kinds(for: String.self)
    case .integer, .number: kinds(for: Int.self)
    case .date: kinds(for: Date.self)
    case .duration: kinds(for: Duration.self)
    default: [.equalTo, .notEqualTo]
    }
  }

  /// Whether values of a type have an order.
  static func isOrdered(_ type: ParameterType) -> Bool {
    kinds(for: type).contains(.lessThan) || type.isText
  }

  /// Things in the order of a value; those of the same value as they were, what has none last.
  static func sorted<Thing>(
    _ things: [Thing],
    by sorting: FindSorting,
    value: (Thing) -> (any Sendable)?
  ) -> [Thing] {
    things.enumerated().sorted { left, right in
      guard let first = value(left.element), let second = value(right.element) else {
        let hasFirst = value(left.element) != nil
        let hasSecond = value(right.element) != nil
        return hasFirst == hasSecond ? left.offset < right.offset : hasFirst
      }
      if isLess(first, than: second) { return !sorting.isDescending }
      if isLess(second, than: first) { return sorting.isDescending }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Whether values of a type have an order.
  static func isOrdered(_ type: any _IntentValue.Type) -> Bool {
    !isList(type) && elementType(of: type) is any Comparable.Type
  }

  /// Whether a comparison holds for a value; never for one that is missing, but that it is another.
  static func holds(
    _ kind: EntityQueryComparatorKind,
    for value: (any Sendable)?,
    values: [any Sendable]
  ) -> Bool {
    guard let value, let first = values.first, let last = values.last else {
      return kind == .notEqualTo
    }
    return switch kind {
    case .equalTo: isEqual(value, first)
    case .notEqualTo: !isEqual(value, first)
    case .lessThan: isLess(value, than: first)
    case .lessThanOrEqualTo: !isLess(first, than: value)
    case .greaterThan: isLess(first, than: value)
    case .greaterThanOrEqualTo: !isLess(value, than: first)
    case .isBetween: !isLess(value, than: first) && !isLess(last, than: value)
    case .contains: contains(value, first)
    case .hasPrefix: key(value).hasPrefix(key(first))
    case .hasSuffix: key(value).hasSuffix(key(first))
    }
  }

  /// Whether one value comes before another of its type; texts go by their letters alone.
  static func isLess(_ left: any Sendable, than right: any Sendable) -> Bool {
    if left is String { return key(left) < key(right) }
    func compared<Value: Comparable>(_ left: Value) -> Bool {
      (right as? Value).map { left < $0 } ?? false
    }
    guard let left = left as? any Comparable else { return false }
    return compared(left)
  }

  private static func isEqual(_ left: any Sendable, _ right: any Sendable) -> Bool {
    if left is String || left is AttributedString { return key(left) == key(right) }
    if left is any AppValue { return identifier(of: left) == identifier(of: right) }
    func compared<Value: Equatable>(_ left: Value) -> Bool {
      (right as? Value).map { left == $0 } ?? false
    }
    guard let left = left as? any Equatable else { return key(left) == key(right) }
    return compared(left)
  }

  private static func contains(_ value: any Sendable, _ part: any Sendable) -> Bool {
    if let list = value as? [any Sendable] { return list.contains { isEqual($0, part) } }
    let wanted = key(part)
    return wanted.isEmpty || key(value).contains(wanted)
  }

  private static func isList(_ type: any _IntentValue.Type) -> Bool {
    func unwrapped<Value: _IntentValue>(_ type: Value.Type) -> Bool {
      Value.UnwrappedType.self is any ListValue.Type
    }
    return unwrapped(type)
  }

  /// A text without case, accents and width.
  private static func key(_ value: any Sendable) -> String {
    displayText(of: value).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}

extension ParameterType {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
