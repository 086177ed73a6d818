extension JSON: ExpressibleByStringInterpolation {
  /// Makes a string of a literal.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension JSON: ExpressibleByIntegerLiteral {
  /// Makes a number of a literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension JSON: ExpressibleByFloatLiteral {
  /// Makes a number of a literal.
  public init(floatLiteral value: Double) {
    self.init(value)
  }
}

extension JSON: ExpressibleByBooleanLiteral {
  /// Makes a truth value of a literal.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension JSON: ExpressibleByNilLiteral {
  /// Makes null of `nil`.
  public init(nilLiteral: ()) {
    self = .null
  }
}

extension JSON: ExpressibleByArrayLiteral {
  /// Makes an array of a literal.
  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Makes an object of a literal and keeps its order.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
