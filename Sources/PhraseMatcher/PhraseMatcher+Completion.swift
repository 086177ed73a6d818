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
    let typed = TypedWords(prefix, index: index, language: language)
    let found = completions(of: prefix, typed, limit: limit)
    guard found.count < limit, let spelled = typed.spelled else { return found }
    // "Ten" may be a number, and it may be the beginning of "tender".
    let others = completions(of: prefix, spelled, limit: limit)
    return found + others.filter { !found.contains($0) }.prefix(limit - found.count)
  }

  private func completions(
    of prefix: String,
    _ typed: TypedWords,
    limit: Int
  ) -> [Completion] {
    var search = CompletionSearch(
      prefix: prefix,
      typed: typed,
      index: index,
      language: language,
      options: MatchOptions()
    )
    return search.run(limit: limit)
  }
}
