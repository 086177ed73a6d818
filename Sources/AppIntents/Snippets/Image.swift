/// A picture, which text shows as a symbol or by its name.
nonisolated public struct Image: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  let systemName: String?
  let name: String?

  /// One of the system's symbols.
  public init(systemName: String) {
    self.systemName = systemName
    name = nil
  }

  /// One of the system's symbols, filled in part, which text does not show.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// A picture from the app's resources; its name describes it.
  public init(_ name: String, bundle: Bundle? = nil) {
    systemName = nil
    self.name = name
  }

  /// A picture from the app's resources with a description of its own.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    systemName = nil
    self.name = label.content
  }

  /// A picture that says nothing, so that text leaves it out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    systemName = nil
    self.name = nil
  }

  /// A picture of bytes; only a description could tell what it shows.
  package init(described name: String?) {
    systemName = nil
    self.name = name
  }

  /// How a picture is coloured.
  public enum TemplateRenderingMode: Sendable, Hashable {
    case template, original
  }

  /// How smooth a picture becomes that is drawn larger.
  public enum Interpolation: Sendable, Hashable {
    case none, low, medium, high
  }

  /// How large a symbol is beside text.
  public enum Scale: Sendable, Hashable {
    case small, medium, large
  }

  /// How a picture fills a size of its own.
  public enum ResizingMode: Sendable, Hashable {
    case tile, stretch
  }

  /// A picture of a size of its own; text has one size.
  public func resizable() -> Image { self }

  /// A picture of a size of its own; text has one size.
  public func resizable(resizingMode: ResizingMode) -> Image { self }

  /// Coloured as its surroundings or as it is, which text does not show.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Smooth where it is drawn larger, which text does not show.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// With smooth edges, which text does not show.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .image(systemName: systemName, description: name)
  }
}
