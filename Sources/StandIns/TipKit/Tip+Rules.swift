public import SwiftUI

// When tips are shown; here whenever they are asked for.

extension Tip {
  /// Something that happens again and again.
  public typealias Event = Tips.Event
  /// A condition.
  public typealias Rule = Tips.Rule
  /// Something to press.
  public typealias Action = Tips.Action
  /// A value that conditions read.
  public typealias Parameter = Tips.Parameter
  /// Shown so many times at most.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Shown although another was shown.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
}

/// A condition about a value.
@freestanding(expression)
public macro Rule<Value>(
  _ parameter: Tips.Parameter<Value>,
  _ condition: (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "AppIntentsMacros", type: "RuleMacro")

/// A condition about what happened.
@freestanding(expression)
public macro Rule(_ event: Tips.Event, _ condition: (Tips.Event) -> Bool) -> Tips.Rule =
  #externalMacro(module: "AppIntentsMacros", type: "RuleMacro")

/// How a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
  /// Shown so many times at most.
  public struct MaxDisplayCount: TipOption {
    /// So many times.
    public init(_ count: Int) {}
  }

  /// Shown although another was shown.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether it is.
    public init(_ ignores: Bool) {}
  }

  /// A condition; here nobody asks whether it is fulfilled.
  public struct Rule: Sendable {
    /// A condition about a value.
    public init<Value>(_ parameter: Parameter<Value>, _ condition: @escaping (Value) -> Bool) {}
    /// A condition about what happened.
    public init(_ event: Event, _ condition: @escaping (Event) -> Bool) {}
  }

  /// Something to press.
  public struct Action: Identifiable, Sendable {
    /// What tells it apart.
    public let id: String
    /// What it says.
    public let label: @Sendable () -> Text
    /// What it does.
    public let handler: @Sendable () -> Void

    /// Something to press.
    public init(
      id: String = "",
      title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(title) }
    }

    /// Something to press.
    public init(
      id: String = "",
      perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id
      self.label = label
      self.handler = handler
    }
  }

  /// A value that conditions read.
  @propertyWrapper
  public struct Parameter<Value> {
    /// The value.
    public var wrappedValue: Value
    /// The value for conditions.
    public var projectedValue: Parameter<Value> { self }

    /// A value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  /// Lists parts of a tip.
  @resultBuilder
  public enum ListBuilder<Element> {
    /// One.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// A list.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// Several.
    public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }
    /// Some or none.
    public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  }
}

extension Tips.Event {
  /// What happened, each time.
  public var donations: [Donation] { [] }

  /// Something that happened.
  public struct Donation: Sendable {
    /// When.
    public let date: Date
  }
}

extension View {
  /// Shows a tip beside it, which nothing here does.
  nonisolated public func popoverTip(
    _ tip: (any Tip)?,
    arrowEdge: Edge,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self { self }

  /// How tips in it look.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> Self { self }
  /// What is behind tips in it.
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> Self { self }
}

/// How tips look.
public protocol TipViewStyle: Sendable {}

/// As usual.
public struct MiniTipViewStyle: TipViewStyle {}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// As usual.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
