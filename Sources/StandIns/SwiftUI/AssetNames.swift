public import AppIntents
public import DeveloperToolsSupport

extension Image {
  /// A picture of the app's own.
  nonisolated public init(_ resource: ImageResource) { self.init(resource.name) }

  /// The picture with parts that are not stretched; text does not show it.
  nonisolated public func resizable(
    capInsets: EdgeInsets,
    resizingMode: ResizingMode = .stretch
  ) -> Image { self }
}

extension Color {
  /// A colour of the app's own.
  nonisolated public init(_ resource: ColorResource) { self.init(resource.name) }

  /// Between two colours: the nearer one.
  nonisolated public func mix(with other: Color, by fraction: Double) -> Color {
    fraction < 0.5 ? self : other
  }
}
