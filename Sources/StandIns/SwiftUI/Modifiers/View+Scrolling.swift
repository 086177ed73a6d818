public import AppIntents

// How things are scrolled and how large they are in what scrolls: accepted, and left out of text.
extension View {
  /// Where it comes to rest; text does not show it.
  nonisolated public func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorName) -> Self {
    self
  }
  /// What it comes to rest at; text does not show it.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  /// Where it is; text does not show it.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> Self { self }
  /// Where it begins; text does not show it.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// When it springs; text does not show it.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = .vertical
  ) -> Self { self }
  /// Whether it is cut off at its edge; text does not show it.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }
  /// How it looks while it comes and goes; text does not show it.
  nonisolated public func scrollTransition(
    _ transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Self { self }
  /// How far what it holds is from its edge; text does not show it.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  /// How large it is in what it is in; text does not show it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> Self { self }
  /// How large it is in what it is in; text does not show it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> Self { self }
  /// How it looks by where it is; text does not show it.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> Self { self }
}

/// Where what scrolls comes to rest.
public struct ScrollTargetBehaviorName: Hashable, Sendable {
  private let name: String

  /// At an item.
  public static let viewAligned = ScrollTargetBehaviorName(name: "viewAligned")
  /// At a page.
  public static let paging = ScrollTargetBehaviorName(name: "paging")
}

/// When what scrolls springs.
public enum ScrollBounceBehavior: Sendable, Hashable {
  case automatic, always, basedOnSize
}

/// What a distance is from.
public enum ContentMarginPlacement: Sendable, Hashable {
  case automatic, scrollContent, scrollIndicators
}

/// Whether something is coming, there or going.
public enum ScrollTransitionPhase: Sendable, Hashable {
  case topLeading, identity, bottomTrailing

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }
  /// From −1 for coming to 1 for going.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How something looks, without changing where it is.
public protocol VisualEffect: Sendable {}

extension VisualEffect {
  /// How much of what is behind shows through.
  public func opacity(_ opacity: Double) -> Self { self }
  /// How large it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// How large it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// Where it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Where it is.
  public func offset(_ offset: CGSize) -> Self { self }
  /// How it is turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// How it is turned in space.
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> Self {
    self
  }
  /// How unsharp it is.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// How bright it is.
  public func brightness(_ amount: Double) -> Self { self }
  /// How colourful it is.
  public func saturation(_ amount: Double) -> Self { self }
  /// How grey it is.
  public func grayscale(_ amount: Double) -> Self { self }
  /// What its colours become.
  public func hueRotation(_ angle: Angle) -> Self { self }
}

/// As it is.
public struct EmptyVisualEffect: VisualEffect {}
