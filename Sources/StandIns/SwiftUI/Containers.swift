public import AppIntents

/// A view whose children are drawn one below the other, whatever it would look like on a screen.
package protocol ContainerView: DrawnView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContainerView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  @MainActor package var drawings: [SnippetContent] { AppIntents.drawings(of: content) }
}

/// Views on top of each other, which text shows below each other: what only looks is left out.
nonisolated public struct ZStack<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Views on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .vertical(AppIntents.drawings(of: content), alignment: alignment.horizontal.placement)
  }
}

/// Views below each other, made as they are needed.
nonisolated public struct LazyVStack<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let content: Content

  /// Views below each other.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension LazyVStack: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .vertical(AppIntents.drawings(of: content), alignment: alignment.placement)
  }
}

/// Views beside each other, made as they are needed.
nonisolated public struct LazyHStack<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let content: Content

  /// Views beside each other.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHStack: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .horizontal(AppIntents.drawings(of: content))
  }
}

/// What stays in sight while the rest moves.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: UInt32

  /// Flags from a number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// What stands above a section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands below a section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Something that can be moved to see it all; text shows it all.
nonisolated public struct ScrollView<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Content

  /// Something that can be moved along some axes.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: ContainerView {}

/// A direction.
public enum Axis: Int8, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// Directions.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The flags as a number.
    public let rawValue: Int8

    /// Flags from a number.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Questions and answers below each other.
nonisolated public struct Form<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Content

  /// Questions and answers below each other.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: ContainerView {}

/// Something that leads to more; text shows what it begins with.
nonisolated public struct NavigationStack<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Content

  /// Something that leads to more.
  public init(@ViewBuilder root: () -> Content) {
    content = root()
  }

  /// Something that leads to more along a path.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
    content = root()
  }
}

extension NavigationStack: ContainerView {}

/// Something that leads to more; text shows what it begins with.
nonisolated public struct NavigationView<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Content

  /// Something that leads to more.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: ContainerView {}

/// Something that is drawn in as much room as there is; here there is none to measure.
nonisolated public struct GeometryReader<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  private let make: (GeometryProxy) -> Content

  /// Something that is drawn in as much room as there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    make = content
  }

  package var content: Content { make(GeometryProxy()) }
}

extension GeometryReader: ContainerView {}

/// How much room there is: text has no size in points.
public struct GeometryProxy: Sendable {
  /// Nothing.
  public var size: CGSize { .zero }
}

/// A view of any type.
nonisolated public struct AnyView: View {
  /// It draws itself.
  public typealias Body = Never

  private let view: any View

  /// A view.
  public init(_ view: some View) {
    self.view = view
  }

  /// A view.
  public init(erasing view: some View) {
    self.init(view)
  }
}

extension AnyView: DrawnView {
  @MainActor package var drawing: SnippetContent { .vertical(drawings, alignment: .leading) }
  @MainActor package var drawings: [SnippetContent] { AppIntents.drawings(of: view) }
}
