/// A value that takes the place of a format specifier in a localised string.
public enum FormatArgument: Sendable, Hashable {
  /// Fills `%@`.
  case string(String)
  /// Fills `%@` with the title of a kind of thing, as its language writes it inside a sentence.
  case title(String)
  /// Fills `%@` with a sentence, which begins small inside another one.
  case clause(String)
  /// Fills `%lld` and chooses plural forms.
  case integer(Int)
  /// Fills `%lf` and chooses plural forms.
  case number(Double)
}
