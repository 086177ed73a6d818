/// A way to pay.
public struct IntentPaymentMethod: Sendable, Hashable {
  /// The kinds of ways to pay.
  public enum PaymentType: Sendable, Hashable, CaseIterable {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay

    /// What a person calls it.
    var title: LocalizedStringResource {
      switch self {
      case .unknown: "Another way to pay"
      case .checking: "Checking account"
      case .savings: "Savings account"
      case .brokerage: "Brokerage account"
      case .debit: "Debit card"
      case .credit: "Credit card"
      case .prepaid: "Prepaid card"
      case .store: "Store card"
      case .applePay: "Apple Pay"
      }
    }
  }

  /// What kind it is.
  public let type: PaymentType
  /// What it is called.
  public let name: LocalizedStringResource?
  /// What tells it from others of its kind, such as the last digits of a card.
  public let identificationHint: String?
  /// A picture.
  public let icon: DisplayRepresentation.Image?

  /// A way to pay.
  public init(
    type: PaymentType,
    name: LocalizedStringResource? = nil,
    identificationHint: String? = nil,
    icon: DisplayRepresentation.Image? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// The kinds that a person can choose from.
  static let choices = PaymentType.allCases.filter { $0 != .unknown }.map { type in
    IntentPaymentMethod(type: type)
  }
}

extension IntentPaymentMethod: _IntentValue {}

extension IntentPaymentMethod: CustomLocalizedStringResourceConvertible {
  /// What a person calls it.
  public var localizedStringResource: LocalizedStringResource { name ?? type.title }
}
