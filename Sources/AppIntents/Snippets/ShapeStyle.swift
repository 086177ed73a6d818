/// A fill as strong as its surroundings, or fainter.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let isSecondary: Bool
}

extension HierarchicalShapeStyle: TextShapeStyle {
  package func apply(to style: inout SnippetContent.TextStyle) {
    style.isSecondary = isSecondary
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// As its surroundings.
  public static var primary: HierarchicalShapeStyle { .init(isSecondary: false) }
  /// Fainter than its surroundings.
  public static var secondary: HierarchicalShapeStyle { .init(isSecondary: true) }
  /// Still fainter, which text does not tell from secondary.
  public static var tertiary: HierarchicalShapeStyle { .init(isSecondary: true) }
  /// Fainter again, which text does not tell from secondary.
  public static var quaternary: HierarchicalShapeStyle { .init(isSecondary: true) }
  /// The faintest, which text does not tell from secondary.
  public static var quinary: HierarchicalShapeStyle { .init(isSecondary: true) }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// No colour.
  public static var clear: Color { Color.clear }
}
