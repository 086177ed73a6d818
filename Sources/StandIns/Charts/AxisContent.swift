public import AppIntents
public import SwiftUI

/// What an axis shows; nothing draws axes here.
public protocol AxisContent {}

/// What stands at a value of an axis.
public protocol AxisMark {}

/// Several things that an axis shows.
public struct AxisContentGroup: AxisContent, AxisMark, PartList, Sendable {
  /// Things at an axis, which nothing here draws.
  public static func joined(_ parts: [AxisContentGroup]) -> AxisContentGroup { AxisContentGroup() }
}

/// Puts together what an axis shows.
@resultBuilder
public enum AxisContentBuilder: PartListBuilder {
  /// What an axis shows.
  public typealias Parts = AxisContentGroup

  /// A part.
  public static func buildExpression(_ content: some AxisContent) -> AxisContentGroup { .init() }
}

/// Puts together what stands at a value of an axis.
@resultBuilder
public enum AxisMarkBuilder: PartListBuilder {
  /// What stands at a value.
  public typealias Parts = AxisContentGroup

  /// A part.
  public static func buildExpression(_ content: some AxisMark) -> AxisContentGroup { .init() }
}

/// What stands at the values of an axis.
public struct AxisMarks: AxisContent {
  /// Lines and words at values that come by themselves.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  /// Lines and words at values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) {}

  /// Something at values that come by themselves.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}

  /// Something at values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {}

  /// Something at values that come by themselves.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {}

  /// Words in a format.
  public init<Format: FormatStyle>(
    format: Format,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
}

/// A value of an axis.
public struct AxisValue {
  /// Which of them it is.
  public let index: Int
  /// How many there are.
  public let count: Int
  /// The value; none has one here.
  public func `as`<Value>(_ type: Value.Type) -> Value? { nil }
}

/// The word at a value of an axis.
public struct AxisValueLabel: AxisMark {
  /// The value itself.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Words.
  public init(
    _ label: some StringProtocol,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) {}

  /// A view.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {}
}

/// The line at a value of an axis.
public struct AxisGridLine: AxisMark {
  /// A line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// The stroke at a value of an axis.
public struct AxisTick: AxisMark {
  /// A stroke.
  public init(centered: Bool? = nil, length: CGFloat? = nil, stroke: StrokeStyle? = nil) {}
}

extension AxisMark {
  /// Has a colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// Has a face.
  public func font(_ font: Font?) -> Self { self }
  /// Is moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// Which values of an axis are marked.
public struct AxisMarkValues: Sendable, Hashable {
  private let step: Double

  /// As it comes.
  public static let automatic = AxisMarkValues(step: 0)
  /// About so many.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }
  /// One for each step.
  public static func stride(
    by step: Double,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init(step: step) }
  /// One for each stretch of time.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { .init(step: Double(count)) }
}

/// How marks of an axis lie to it.
public struct AxisMarkPreset: Sendable, Hashable {
  private let name: String

  /// As it comes.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// In line with it.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Beyond it.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Within it.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// On which side an axis is.
public struct AxisMarkPosition: Sendable, Hashable {
  private let name: String

  /// As it comes.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// Above.
  public static let top = AxisMarkPosition(name: "top")
  /// Below.
  public static let bottom = AxisMarkPosition(name: "bottom")
  /// Before.
  public static let leading = AxisMarkPosition(name: "leading")
  /// After.
  public static let trailing = AxisMarkPosition(name: "trailing")
}

/// What becomes of words at an axis that have no room.
public struct AxisValueLabelCollisionResolution: Sendable, Hashable {
  private let name: String

  /// As it comes.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  /// Some are left out.
  public static func greedy(
    priority: Double = 0,
    minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .init(name: "greedy") }
}

/// How words at an axis lie.
public struct AxisValueLabelOrientation: Sendable, Hashable {
  private let name: String

  /// As it comes.
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  /// Across.
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  /// Upwards.
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  /// Upwards, the other way round.
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}
