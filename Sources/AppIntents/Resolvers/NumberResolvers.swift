/// Reads a whole number from digits.
public struct IntFromStringResolver: Resolver {
  private let radix: Int

  /// Reads digits in a base from 2 to 36.
  public init(radix: Int = 10) {
    self.radix = Swift.min(Swift.max(radix, 2), 36)
  }

  /// The number; nil where the text is none.
  public func resolve(
    from input: String,
    context: IntentParameterContext<Int>
  ) async throws -> Int? {
    Int(input, radix: radix)
  }
}

/// Makes a number whole.
public struct IntFromDoubleResolver: Resolver {
  private let roundingRule: FloatingPointRoundingRule

  /// Rounds by a rule.
  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    self.roundingRule = roundingRule
  }

  /// The whole number; nil for one that is too great.
  public func resolve(
    from input: Double,
    context: IntentParameterContext<Int>
  ) async throws -> Int? {
    Int(exactly: input.rounded(roundingRule))
  }
}
