import AppIntents
public import CoreGraphics

// Where things are: accepted, and left out of text.

extension View {
  /// Keeps its proportions; text does not show it.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> Self { self }

  /// Keeps its proportions; text does not show it.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> Self {
    self
  }

  /// Fits where it is; text does not show it.
  nonisolated public func scaledToFit() -> Self { self }

  /// Fills where it is; text does not show it.
  nonisolated public func scaledToFill() -> Self { self }

  /// Keeps its size; text does not show it.
  nonisolated public func fixedSize() -> Self { self }

  /// Keeps its size; text does not show it.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }

  /// Keeps away from a window's edges; text does not show it.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }

  /// Takes room before others; text does not show it.
  nonisolated public func layoutPriority(_ value: Double) -> Self { self }

  /// Leaves space around it; text does not show it.
  nonisolated public func padding(_ insets: EdgeInsets) -> Self { self }

  /// Moves it; text does not show it.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

  /// Moves it; text does not show it.
  nonisolated public func offset(_ offset: CGSize) -> Self { self }

  /// Puts it somewhere; text does not show it.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

  /// Turns it; text does not show it.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self {
    self
  }

  /// Makes it larger or smaller; text does not show it.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// How large it is; text does not show it.
  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> Self { self }
  /// How large it is; text does not show it.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// How it is moved, turned and stretched; text does not show it.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
  /// That what is in it moves with it; text does not show it.
  nonisolated public func geometryGroup() -> Self { self }
  /// Where its side is; text does not show it.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  /// Where its side is; text does not show it.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  /// Where it is in its cell; text does not show it.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
  /// How its lines are apart; text does not show it.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Self { self }

  /// Puts it before or behind others; text does not show it.
  nonisolated public func zIndex(_ value: Double) -> Self { self }

  /// Lets it reach the edges; text does not show it.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> Self { self }

  /// Lets it reach the edges; text does not show it.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Leaves space at the edges; text does not show it.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> Self { self }

  /// Lets it take several columns; text does not show it.
  nonisolated public func gridCellColumns(_ count: Int) -> Self { self }

  /// Places it in its column; text does not show it.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }

  /// Takes what room is left in a grid; text does not show it.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }

  /// Places the lines of its texts; text does not show it.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }

  /// Lets it take no more than some lines; text does not show it.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }

  /// Lets it take some lines; text does not show it.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> Self { self }

  /// Lets it take at least some lines; text does not show it.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> Self { self }

  /// Lets it take no more than some lines; text does not show it.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> Self { self }

  /// Puts space between its lines; text does not show it.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> Self { self }

  /// Cuts its texts somewhere; text does not show it.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }

  /// Lets its letters come nearer; text does not show it.
  nonisolated public func allowsTightening(_ flag: Bool) -> Self { self }

  /// Lets its letters become smaller; text does not show it.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }

  /// Sets its texts in letters of another shape; text does not show it.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Self { self }

  /// Sets its texts in wider or narrower letters; text does not show it.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Self { self }

  /// Sets its digits in one width; text does not show it.
  nonisolated public func monospacedDigit() -> Self { self }

  /// Sets its letters in one width; text does not show it.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Self { self }

  /// Puts space between its letters; text does not show it.
  nonisolated public func kerning(_ kerning: CGFloat) -> Self { self }

  /// Puts space between its letters; text does not show it.
  nonisolated public func tracking(_ tracking: CGFloat) -> Self { self }

  /// Sets its texts in a size; text does not show it.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// How large letters may be; text does not show it.
  nonisolated public func dynamicTypeSize(
    _ sizes: some RangeExpression<DynamicTypeSize>
  ) -> Self { self }

  /// Leaves space around what is in it; text does not show it.
  nonisolated public func contentMargins(_ length: CGFloat) -> Self { self }
}

/// How large a view is.
public struct ViewDimensions: Sendable, Hashable {
  /// How wide.
  public var width: CGFloat
  /// How high.
  public var height: CGFloat

  /// Where a side is.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// Where a side is.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top, .firstTextBaseline: 0
    case .center: height / 2
    case .bottom, .lastTextBaseline: height
    }
  }
}
