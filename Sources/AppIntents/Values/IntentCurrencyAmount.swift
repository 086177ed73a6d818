/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  /// How much.
  public let amount: Decimal
  /// In which currency, as its ISO 4217 code: `EUR`.
  public let currencyCode: String

  /// An amount of money.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue {}
