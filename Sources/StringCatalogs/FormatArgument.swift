/// A value that takes the place of a format specifier in a localised string.
public enum FormatArgument: Sendable, Hashable {
  /// Fills `%@`.
  case string(String)
  /// Fills `%lld` and chooses plural forms.
  case integer(Int)
  /// Fills `%lf` and chooses plural forms.
  case number(Double)
}
