extension PhraseMatcher {
  /// Whole sentences that continue what was typed.
  ///
  /// The last word may be unfinished unless a space follows it. A phrase with a parameter of a
  /// built-in type is offered once a value for it has been typed.
  ///
  /// ```swift
  /// matcher.completions(of: "open the ho", limit: 10).map(\.text)
  /// // ["Open The Hobbit in Library"]
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: What was typed so far; empty for the likeliest sentences of all.
  ///   - limit: How many sentences are given at most.
  /// - Returns: Distinct sentences, the heaviest first, and in the catalogue's order among equals.
  public func completions(of prefix: String, limit: Int) -> [Completion] {
    var search = CompletionSearch(
      prefix: prefix,
      index: index,
      language: language,
      options: MatchOptions()
    )
    return search.run(limit: limit)
  }
}
