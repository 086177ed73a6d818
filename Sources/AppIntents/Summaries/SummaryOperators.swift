/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable {
  /// It has none.
  case hasNoValue
  /// It has one.
  case hasAnyValue
}

/// Whether a value is another.
public enum EquatableComparisonOperator: Sendable {
  /// It is not.
  case notEqualTo
  /// It is.
  case equalTo
}

/// Whether a value is one of several.
public enum OneOfComparisonOperator: Sendable {
  /// It is.
  case oneOf
}

/// How a value compares with another.
public enum ComparableComparisonOperator: Sendable {
  /// It is less.
  case lessThan
  /// It is not more.
  case lessThanOrEqualTo
  /// It is more.
  case greaterThan
  /// It is not less.
  case greaterThanOrEqualTo

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .lessThan: left < right
    case .lessThanOrEqualTo: left <= right
    case .greaterThan: left > right
    case .greaterThanOrEqualTo: left >= right
    }
  }
}

/// How a text compares with another.
public enum StringComparisonOperator: Sendable {
  /// It is not in it.
  case doesNotContain
  /// It is in it.
  case contains
  /// It starts it.
  case hasPrefix
  /// It ends it.
  case hasSuffix

  func holds(_ left: String, _ right: String) -> Bool {
    switch self {
    case .doesNotContain: !left.contains(right)
    case .contains: left.contains(right)
    case .hasPrefix: left.hasPrefix(right)
    case .hasSuffix: left.hasSuffix(right)
    }
  }
}
