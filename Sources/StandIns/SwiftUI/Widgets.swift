// What an app's widgets and controls are; WidgetKit says how they are set up.

public import AppIntents

/// A widget; nothing here shows it.
@MainActor @preconcurrency
public protocol Widget {
  /// How it is set up.
  associatedtype Body: WidgetConfiguration
  /// How it is set up.
  var body: Body { get }
  /// A widget.
  init()
}

extension Widget {
  /// Ends at once, since there are no widgets here.
  public static func main() {}
}

/// An app's widgets; nothing here shows them.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The kind of widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
  /// The widgets.
  init()
}

extension WidgetBundle {
  /// Ends at once, since there are no widgets here.
  public static func main() {}
}

/// Several widgets.
public struct WidgetGroup: Widget, PartList {
  /// They are set up each for itself.
  public nonisolated init() {}
  /// They are set up each for itself.
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

  /// Widgets, which nothing here shows.
  nonisolated public static func joined(_ parts: [WidgetGroup]) -> WidgetGroup { WidgetGroup() }
}

/// Puts widgets together.
@resultBuilder
public enum WidgetBundleBuilder: PartListBuilder {
  /// Widgets.
  public typealias Parts = WidgetGroup

  /// A widget.
  public static func buildExpression(_ content: some Widget) -> WidgetGroup { WidgetGroup() }
  /// A control.
  public static func buildExpression(_ content: some ControlWidget) -> WidgetGroup { WidgetGroup() }
}

/// How a widget is set up.
public protocol WidgetConfiguration {}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration, Sendable {
  /// No widget.
  public init() {}
}

/// A control in the control centre; nothing here shows it.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// How it is set up.
  associatedtype Body: ControlWidgetConfiguration
  /// How it is set up.
  var body: Body { get }
  /// A control.
  init()
}

extension ControlWidget {
  /// Ends at once, since there are no controls here.
  public static func main() {}
}

/// How a control is set up.
public protocol ControlWidgetConfiguration {}
