#if !canImport(Darwin)
extension Measurement where UnitType: Dimension {
  /// The amount with its unit's symbol, in the language of the conversation.
  public func formatted() -> String { shownText(in: AppLocalization.current.foundationLocale) }
}

/// Puts texts one after the other as a list.
open class ListFormatter: Formatter {
  /// The language; the conversation's unless another was given.
  open var locale: Locale = AppLocalization.current.foundationLocale

  /// Texts as a list in the language of the conversation.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(AppLocalization.current.foundationLocale))
  }

  /// Values as a list.
  open func string(from items: [Any]) -> String? {
    items.map { "\($0)" }.formatted(.list(type: .and).locale(locale))
  }
}
#endif
