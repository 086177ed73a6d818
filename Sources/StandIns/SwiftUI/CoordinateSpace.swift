public import AppIntents

/// What places are told in.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)

  /// Of what scrolls.
  public static var scrollView: CoordinateSpace { .local }
}

extension GeometryProxy {
  /// Where it is: nowhere.
  public func frame(in space: CoordinateSpace) -> CGRect { .zero }
  /// What is covered: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension View {
  /// What its places are called; text does not show it.
  nonisolated public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }
  /// What its places are called; text does not show it.
  nonisolated public func coordinateSpace(name: some Hashable) -> Self { self }
}
