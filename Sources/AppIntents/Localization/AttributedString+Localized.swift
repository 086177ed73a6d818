extension AttributedString {
  /// A text in the language of the running conversation.
  public init(localized resource: LocalizedStringResource) {
    self.init(AppLocalization.current.string(resource))
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds the characters of a text with formatting as `%@`.
  public mutating func appendInterpolation(_ text: AttributedString) {
    appendInterpolation(String(text.characters))
  }
}
