/// A value that goes into a statement or comes out of a row.
enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int)
  case text(String)

  /// The number, where it is one.
  var integer: Int? {
    guard case .integer(let value) = self else { return nil }
    return value
  }

  /// The text; empty where there is none.
  var text: String {
    guard case .text(let value) = self else { return "" }
    return value
  }
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) {
    self = .integer(value)
  }

  init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Null for nil.
  init(_ value: Int?) {
    self = value.map(Self.integer) ?? .null
  }

  /// Null for nil.
  init(_ value: String?) {
    self = value.map(Self.text) ?? .null
  }
}
