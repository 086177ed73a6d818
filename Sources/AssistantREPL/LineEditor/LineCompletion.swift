/// Knows how a line that is being typed could go on.
///
/// Both are asked while a person types, so they must answer at once.
struct LineCompletion: Sendable {
  /// Whole lines that continue what is typed, best first.
  var candidates: @Sendable (String) -> [String]
  /// The one line to suggest; nil where there is none.
  var suggestion: @Sendable (String) -> String?

  /// A line that is found by what is typed though it does not begin so; nil where there is none.
  var found: @Sendable (String) -> String?

  /// Makes a completion; the first candidate is the suggestion where no other is given.
  init(
    candidates: @escaping @Sendable (String) -> [String],
    suggestion: (@Sendable (String) -> String?)? = nil,
    found: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.candidates = candidates
    self.found = found
    self.suggestion = suggestion ?? { typed in typed.isEmpty ? nil : candidates(typed).first }
  }

  /// Knows nothing.
  static let none = LineCompletion(candidates: { _ in [] })
}
