public import AppIntents

/// How what lies behind shines through.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let regular = Glass(name: "regular")
  /// Clear.
  public static let clear = Glass(name: "clear")
  /// Not at all.
  public static let identity = Glass(name: "identity")

  /// In a colour, which text does not show.
  public func tint(_ color: Color?) -> Glass { self }
  /// Moving as it is touched, which text does not show.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glasses that flow into each other.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Content

  /// Glasses that flow into each other.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: ContainerView {}

extension View {
  /// Goes on below what lies beside it; text does not show it.
  nonisolated public func backgroundExtensionEffect() -> Self { self }
}

/// A rectangle whose corners follow what is around it.
nonisolated public struct ConcentricRectangle: InsettableShape {
  /// It draws itself.
  public typealias InsetShape = ConcentricRectangle

  /// As round as what is around it.
  public init() {}
  /// The edge.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same, smaller.
  public func inset(by amount: CGFloat) -> ConcentricRectangle { self }
}
