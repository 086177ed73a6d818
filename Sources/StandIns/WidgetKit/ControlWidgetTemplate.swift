public import AppIntents

/// What a control looks like; nothing here shows it.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// The colour of it, which nothing here shows.
  nonisolated public func tint(_ tint: Color?) -> Self { self }
  /// Whether it can be pressed, which nothing here shows.
  nonisolated public func disabled(_ disabled: Bool) -> Self { self }
  /// Whether it is hidden from others, which nothing here shows.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
}

/// No control.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// No control.
  public nonisolated init() {}
}

/// One control or another.
public struct ConditionalControlWidgetTemplate<First, Second>: ControlWidgetTemplate {
  nonisolated init() {}
}

/// Puts a control together.
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  /// No control.
  public static func buildBlock() -> EmptyControlWidgetTemplate { .init() }
  /// A control.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
  /// A control.
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content
  { content }
  /// A control under a condition.
  public static func buildEither<First, Second>(
    first content: First
  ) -> ConditionalControlWidgetTemplate<First, Second> { .init() }
  /// A control under a condition.
  public static func buildEither<First, Second>(
    second content: Second
  ) -> ConditionalControlWidgetTemplate<First, Second> { .init() }
  /// A control that only newer systems have.
  public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }
}

/// A control that runs an intent; nothing here shows it.
public struct ControlWidgetButton<Label: View, ActionLabel: View>: ControlWidgetTemplate {
  /// A control that runs an intent.
  public nonisolated init(action: some AppIntent, @ViewBuilder label: () -> Label)
  where ActionLabel == EmptyView {}

  /// A control that runs an intent, and tells whether it runs.
  public nonisolated init(
    action: some AppIntent,
    @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}

  /// A control with a title that runs an intent.
  public nonisolated init(
    _ title: LocalizedStringResource,
    action: some AppIntent,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}

  /// A control with a title that runs an intent.
  public nonisolated init(_ title: LocalizedStringResource, action: some AppIntent)
  where Label == Text, ActionLabel == EmptyView {}

  /// A control with a title that runs an intent.
  @_disfavoredOverload
  public nonisolated init(
    _ title: some StringProtocol,
    action: some AppIntent,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A switch in the control centre; nothing here shows it.
public struct ControlWidgetToggle<Label: View, ValueLabel: View>: ControlWidgetTemplate {
  /// A switch that runs an intent with its new value.
  public nonisolated init<Action: SetValueIntent>(
    _ title: LocalizedStringResource,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool, Label == Text {}

  /// A switch that runs an intent with its new value.
  @_disfavoredOverload
  public nonisolated init<Action: SetValueIntent>(
    _ title: some StringProtocol,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool, Label == Text {}

  /// A switch that runs an intent with its new value.
  public nonisolated init<Action: SetValueIntent>(
    _ title: LocalizedStringResource,
    isOn: Bool,
    action: Action
  ) where Action.ValueType == Bool, Label == Text, ValueLabel == EmptyView {}

  /// A switch that runs an intent with its new value.
  public nonisolated init<Action: SetValueIntent>(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {}

  /// A switch that runs an intent with its new value.
  public nonisolated init<Action: SetValueIntent>(
    isOn: Bool,
    action: Action,
    @ViewBuilder label: () -> Label
  ) where Action.ValueType == Bool, ValueLabel == EmptyView {}
}
