public import AppIntents

/// How frames look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What an app's own look is made of.
  associatedtype Body: View = EmptyView
  /// What a frame is made of.
  typealias Configuration = GroupBoxStyleConfiguration

  /// An app's own look, which text does not show.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Body == EmptyView {
  /// Nothing: text has a look of its own.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// What a frame is made of.
public struct GroupBoxStyleConfiguration {
  /// What stands above.
  public let label: AnyView
  /// What is in it.
  public let content: AnyView
}

/// A look of a screen's.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// The look.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that is called automatic.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}
