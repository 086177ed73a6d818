/// What is said to a person.
public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// How interpolated dialogs are collected.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// All of it, for someone who only listens.
  let full: LocalizedStringResource
  /// What remains to be said to someone who sees the snippet; nil for the same.
  let supporting: LocalizedStringResource?

  /// Says a text.
  public init(_ text: LocalizedStringResource) {
    full = text
    supporting = nil
  }

  /// Says all to someone who only listens, and less to someone who sees the snippet.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  /// Says a text beside a symbol, which text does not show.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full)
  }

  /// Says a text beside a symbol, which text does not show.
  public init(
    full: LocalizedStringResource,
    supporting: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(full: full, supporting: supporting)
  }

  /// Says the literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Says the literal with its values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
