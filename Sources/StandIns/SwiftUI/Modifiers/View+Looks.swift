import AppIntents

// How things look: accepted, and left out of text.

extension View {
  /// Cuts it to a figure; text does not show it.
  nonisolated public func clipShape(_ shape: some Shape, style: FillStyle = .init()) -> Self {
    self
  }

  /// Cuts it to its size; text does not show it.
  nonisolated public func clipped(antialiased: Bool = false) -> Self { self }

  /// Makes its corners round; text does not show it.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }

  /// Cuts it to another view; text does not show it.
  nonisolated public func mask(_ mask: some View) -> Self { self }

  /// Cuts it to another view; text does not show it.
  nonisolated public func mask(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> some View
  ) -> Self { self }

  /// Gives it a shadow; text does not show it.
  nonisolated public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }

  /// Gives it a border; text does not show it.
  nonisolated public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> Self { self }

  /// Makes it blurred; text does not show it.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }

  /// Makes it brighter; text does not show it.
  nonisolated public func brightness(_ amount: Double) -> Self { self }

  /// Makes its colours stronger; text does not show it.
  nonisolated public func saturation(_ amount: Double) -> Self { self }

  /// Takes its colours away; text does not show it.
  nonisolated public func grayscale(_ amount: Double) -> Self { self }

  /// Mixes it with what lies behind; text does not show it.
  nonisolated public func blendMode(_ mode: BlendMode) -> Self { self }

  /// Draws it as one; text does not show it.
  nonisolated public func compositingGroup() -> Self { self }

  /// Draws it as one; text does not show it.
  nonisolated public func drawingGroup(opaque: Bool = false) -> Self { self }

  /// Gives its controls a colour; text does not show it.
  nonisolated public func tint(_ tint: Color?) -> Self { self }

  /// Gives its controls a colour; text does not show it.
  nonisolated public func tint(_ tint: some ShapeStyle) -> Self { self }

  /// Gives its controls a colour; text does not show it.
  nonisolated public func accentColor(_ color: Color?) -> Self { self }

  /// Makes it light or dark; text does not show it.
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> Self { self }

  /// Makes it light or dark; text does not show it.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }

  /// Fills what it is in; text does not show it.
  nonisolated public func containerBackground(
    _ style: some ShapeStyle,
    for container: ContainerBackgroundPlacement
  ) -> Self { self }

  /// Puts a view behind what it is in; text does not show it.
  nonisolated public func containerBackground(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// Colours its symbols; text does not show it.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }

  /// Shows a variant of its symbols; text does not show it.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> Self { self }

  /// Makes its symbols larger or smaller; text does not show it.
  nonisolated public func imageScale(_ scale: Image.Scale) -> Self { self }

  /// Hides what it says on a screen; text does not show it.
  nonisolated public func redacted(reason: RedactionReasons) -> Self { self }

  /// Shows what it says; text does not show it.
  nonisolated public func unredacted() -> Self { self }

  /// Can be touched in a figure; text does not show it.
  nonisolated public func contentShape(_ shape: some Shape) -> Self { self }
  /// Where it can be touched; text does not show it.
  nonisolated public func contentShape(
    _ kinds: ContentShapeKinds,
    _ shape: some Shape,
    eoFill: Bool = false
  ) -> Self { self }
  /// Its brightness as its opacity; text does not show it.
  nonisolated public func luminanceToAlpha() -> Self { self }
  /// What things in it lie on; text does not show it.
  nonisolated public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// How three parts of it look; text shows the first.
  nonisolated public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle,
    _ tertiary: some ShapeStyle
  ) -> StyledView<Self> { foregroundStyle(primary) }

  /// Moves when what it says changes; text does not show it.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> Self { self }

  /// Moves when it comes and goes; text does not show it.
  nonisolated public func transition(_ transition: AnyTransition) -> Self { self }

  /// Moves when a value changes; text does not show it.
  nonisolated public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }

  /// Lets what lies behind shine through; text does not show it.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> Self { self }

  /// Lets what lies behind shine through a figure; text does not show it.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self {
    self
  }

  /// Tells one glass from others; text does not show it.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?,
    in namespace: Namespace.ID
  ) -> Self { self }
}

extension View where Self: Equatable {
  /// Drawn anew only where it is another; text is drawn once.
  nonisolated public func equatable() -> Self { self }
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable, Hashable {
  /// The parts.
  public let rawValue: Int

  /// The parts.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// To be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// To be dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// To be shown with what can be done.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// To be pointed at.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// To be read aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
