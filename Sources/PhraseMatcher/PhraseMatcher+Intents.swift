public import SpokenLanguage

extension PhraseMatcher {
  /// Tells for which intents all the words of a sentence speak, whatever their order.
  ///
  /// ```swift
  /// matcher.intentShares(of: [language.tokens(in: "make it darker")], limit: 1).first?.intent  // "DimLights"
  /// ```
  ///
  /// - Parameters:
  ///   - rows: The words, row by row where a value stands between that says nothing of the intent.
  ///   - limit: The most intents that are given.
  /// - Returns: The intents, best first; nothing where no word says anything, and where there is but one intent,
  ///   for which any words would speak.
  /// - Complexity: The features of the words times the intents; the first call learns from the phrases what
  ///   words say.
  public func intentShares(of rows: [[Token]], limit: Int) -> [IntentShare] {
    guard classifier.intents.count > 1 else { return [] }
    return classifier.ranking(of: rows, limit: limit, language: language).map(\.share)
  }
}
