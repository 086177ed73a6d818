public import AppIntents

/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What an app's own look is made of.
  associatedtype Body: View = EmptyView
  /// What a switch is made of.
  typealias Configuration = ToggleStyleConfiguration

  /// An app's own look, which text does not show.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle where Body == EmptyView {
  /// Nothing: text has a look of its own.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// What a switch is made of.
public struct ToggleStyleConfiguration {
  /// What stands beside it.
  public let label: AnyView
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it is both.
  public var isMixed: Bool { false }
}

/// A look of a screen's.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultToggleStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The look that is called switch.
  public static var `switch`: SwitchToggleStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The look that is called button.
  public static var button: ButtonToggleStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// The look.
  public init() {}
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The look that is called checkbox.
  public static var checkbox: CheckboxToggleStyle { .init() }
}
