// The colours that both frameworks for screens have.
extension PartedColor {
  /// Black.
  public static var black: Self { Self(white: 0, alpha: 1) }
  /// White.
  public static var white: Self { Self(white: 1, alpha: 1) }
  /// Nothing.
  public static var clear: Self { Self(white: 0, alpha: 0) }
  /// Grey.
  public static var gray: Self { Self(white: 0.5, alpha: 1) }
  /// A light grey.
  public static var lightGray: Self { Self(white: 0.67, alpha: 1) }
  /// A dark grey.
  public static var darkGray: Self { Self(white: 0.33, alpha: 1) }
  /// Red.
  public static var red: Self { Self(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public static var green: Self { Self(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public static var blue: Self { Self(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Yellow.
  public static var yellow: Self { Self(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Orange.
  public static var orange: Self { Self(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public static var purple: Self { Self(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public static var brown: Self { Self(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Cyan.
  public static var cyan: Self { Self(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Magenta.
  public static var magenta: Self { Self(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red as the system has it.
  public static var systemRed: Self { Self(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
  /// Green as the system has it.
  public static var systemGreen: Self { Self(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
  /// Blue as the system has it.
  public static var systemBlue: Self { Self(red: 0, green: 0.48, blue: 1, alpha: 1) }
  /// Orange as the system has it.
  public static var systemOrange: Self { Self(red: 1, green: 0.58, blue: 0, alpha: 1) }
  /// Yellow as the system has it.
  public static var systemYellow: Self { Self(red: 1, green: 0.8, blue: 0, alpha: 1) }
  /// Pink as the system has it.
  public static var systemPink: Self { Self(red: 1, green: 0.18, blue: 0.33, alpha: 1) }
  /// Purple as the system has it.
  public static var systemPurple: Self { Self(red: 0.69, green: 0.32, blue: 0.87, alpha: 1) }
  /// Teal as the system has it.
  public static var systemTeal: Self { Self(red: 0.19, green: 0.69, blue: 0.78, alpha: 1) }
  /// Indigo as the system has it.
  public static var systemIndigo: Self { Self(red: 0.35, green: 0.34, blue: 0.84, alpha: 1) }
  /// Mint as the system has it.
  public static var systemMint: Self { Self(red: 0, green: 0.78, blue: 0.75, alpha: 1) }
  /// Cyan as the system has it.
  public static var systemCyan: Self { Self(red: 0.2, green: 0.68, blue: 0.9, alpha: 1) }
  /// Brown as the system has it.
  public static var systemBrown: Self { Self(red: 0.64, green: 0.52, blue: 0.37, alpha: 1) }
  /// Grey as the system has it.
  public static var systemGray: Self { Self(white: 0.56, alpha: 1) }
}
