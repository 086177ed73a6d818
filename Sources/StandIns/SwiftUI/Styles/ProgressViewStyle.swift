public import AppIntents

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What an app's own look is made of.
  associatedtype Body: View = EmptyView
  /// What progress is made of.
  typealias Configuration = ProgressViewStyleConfiguration

  /// An app's own look, which text does not show.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Body == EmptyView {
  /// Nothing: text has a look of its own.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// What progress is made of.
public struct ProgressViewStyleConfiguration {
  /// How far it is, from 0 to 1.
  public let fractionCompleted: Double?
  /// What goes on.
  public let label: AnyView?
  /// How far it is, in words.
  public let currentValueLabel: AnyView?
}

/// A look of a screen's.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look that is called circular.
  public static var circular: CircularProgressViewStyle { .init() }
}

/// A look of a screen's.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  /// The look.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look that is called linear.
  public static var linear: LinearProgressViewStyle { .init() }
}
