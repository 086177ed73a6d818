public import AppIntents

/// A line through points, which text leaves out.
nonisolated public struct Path: Shape {
  /// It draws itself.
  public typealias Body = Never

  /// The points that it was made of.
  private var points: [CGPoint] = []

  /// A line of nothing.
  public init() {}
  /// The edge of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// The edge of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// The edge of an ellipse.
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  /// A line that a closure makes.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether nothing is in it.
  public var isEmpty: Bool { points.isEmpty }
  /// Where it ends.
  public var currentPoint: CGPoint? { points.last }
  /// The rectangle around its points.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .zero }
    let x = points.map(\.x)
    let y = points.map(\.y)
    let origin = CGPoint(x: x.min() ?? first.x, y: y.min() ?? first.y)
    let width = (x.max() ?? first.x) - origin.x
    let height = (y.max() ?? first.y) - origin.y
    return CGRect(origin: origin, size: CGSize(width: width, height: height))
  }

  /// Begins somewhere.
  public mutating func move(to point: CGPoint) { points.append(point) }
  /// Goes on straight.
  public mutating func addLine(to point: CGPoint) { points.append(point) }
  /// Goes on straight from point to point.
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  /// Goes on in a curve.
  public mutating func addCurve(
    to point: CGPoint,
    control1: CGPoint,
    control2: CGPoint
  ) { points += [control1, control2, point] }
  /// Goes on in a curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    points += [control, point]
  }
  /// Goes on along a circle.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    for angle in [startAngle.radians, endAngle.radians] {
      points.append(
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      )
    }
  }
  /// Goes around a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
  /// Goes around a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// Goes around an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Goes on along another.
  public mutating func addPath(_ path: Path) { points += path.points }
  /// Goes back to where it began.
  public mutating func closeSubpath() { if let first = points.first { points.append(first) } }
}

extension Path {
  /// Whether a point is in it; told by the rectangle around it.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    boundingRect.contains(point)
  }
}

extension Path: SilentView {}

extension Shape {
  /// The line around it; text does not show it.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
