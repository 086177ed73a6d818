/// When a confirmation is asked for at all.
public struct ConfirmationConditions: OptionSet, Sendable, Hashable {
  /// The conditions as bits.
  public let rawValue: Int

  /// Conditions from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Only where it is doubtful that the person was understood.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
