extension StringTables {
  /// The phrases of one App Shortcut in a locale, from the table `AppShortcuts`.
  ///
  /// Catalogues come in three shapes: a set of phrases under the shortcut's first phrase, as Xcode
  /// extracts it; an entry for each phrase, as people and older tools write it; and a mixture. A set
  /// stands for all phrases of the shortcut and need not have as many. Where the source language's
  /// set lags behind the code, the code's phrases are added.
  ///
  /// - Parameters:
  ///   - sourcePhrases: All phrases of the shortcut as the code has them, in order.
  ///   - locale: The locale, such as `ko` or `pt-BR`.
  /// - Returns: The phrases in the locale; the source phrases where it has none.
  public func phrases(for sourcePhrases: [String], locale: String) -> [String] {
    guard let table = tables["AppShortcuts"] else { return sourcePhrases }
    let chain = LocaleChain.of(locale)
    let isSource = chain.contains(table.sourceLanguage)
    if let set = set(for: sourcePhrases, in: table, chain: chain) {
      return unique(isSource ? set + sourcePhrases : set)
    }
    let ownSet = set(for: sourcePhrases, in: table, chain: LocaleChain.of(table.sourceLanguage))
    let phrases = sourcePhrases.flatMap { phrase -> [String] in
      // Once Xcode keeps a set, the entries of the other phrases are left-overs.
      if ownSet != nil, table[phrase]?.extractionState == "stale" { return [] }
      guard let (_, localization) = table.translation(of: phrase, chain: chain) else {
        return isSource ? [phrase] : []
      }
      return texts(of: localization)
    }
    return phrases.isEmpty ? sourcePhrases : unique(phrases)
  }

  private func set(
    for sourcePhrases: [String],
    in table: StringTable,
    chain: LocaleChain
  ) -> [String]? {
    for phrase in sourcePhrases {
      if let set = table.translation(of: phrase, chain: chain)?.localization.phrases { return set }
    }
    return nil
  }

  private func texts(of localization: Localization) -> [String] {
    if let phrases = localization.phrases { return phrases }
    guard case .text(let text) = localization.form else { return [] }
    return [text]
  }

  private func unique(_ phrases: [String]) -> [String] {
    var seen: Set<String> = []
    return phrases.filter { seen.insert($0).inserted }
  }
}
