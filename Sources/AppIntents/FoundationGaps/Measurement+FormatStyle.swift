#if !canImport(Darwin)
extension Measurement where UnitType: Dimension {
  /// An amount as its number with the unit's symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much is said of the unit.
    public enum UnitWidth: String, Hashable, Codable, Sendable {
      case wide, abbreviated, narrow
    }

    /// What the amount is of; only the unit that it has is said, here.
    public enum Usage: String, Hashable, Codable, Sendable {
      case general, asProvided, person, road, personHeight, personWeight, weather, food, workout
    }

    let width: UnitWidth
    let number: FloatingPointFormatStyle<Double>?
    let language: Locale?

    /// The amount as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let language = language ?? AppLocalization.current.foundationLocale
      guard let number else {
        let text = value.shownText(in: language)
        return width == .narrow ? text.filter { !$0.isWhitespace } : text
      }
      let gap = width == .narrow ? "" : " "
      return number.locale(language).format(value.value) + gap + value.unit.symbol
    }

    /// The same in a language.
    public func locale(_ locale: Locale) -> Self {
      Self(width: width, number: number, language: locale)
    }
  }

  /// The amount in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  /// An amount as its number with the unit's symbol, in the unit that it has.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatStyle.Usage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, number: numberFormatStyle, language: nil)
  }
}

/// An amount of storage as people say it: `1.2 MB`.
public struct MeasuredByteCountStyle: FormatStyle, Sendable {
  let style: ByteCountFormatStyle

  /// The amount as text.
  public func format(_ value: Measurement<UnitInformationStorage>) -> String {
    style.format(Int64(value.converted(to: .bytes).value))
  }

  /// The same in a language.
  public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
}

extension FormatStyle where Self == MeasuredByteCountStyle {
  /// An amount of storage as people say it.
  public static func byteCount(
    style: ByteCountFormatStyle.Style,
    allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: ByteCountFormatStyle(
        style: style,
        allowedUnits: allowedUnits,
        spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount
      )
    )
  }
}
#endif
