extension PhraseMatcher {
  /// How many bytes the structure takes, counted from its rows.
  ///
  /// Titles and synonyms as they are written are the catalogue's and not counted.
  public var size: Size {
    let tries = index.vocabularies.reduce(index.templates.byteCount) { total, vocabulary in
      let frozen = vocabulary.frozen
      return total + frozen.trie.byteCount + frozen.keyValue.byteCount + frozen.keyForm.byteCount
        + frozen.values.identifierByteCount
    }
    let phrases = index.phrases.reduce(0) { total, phrase in
      total + MemoryLayout<PhraseIndex.IndexedPhrase>.stride
        + phrase.rows.reduce(0) { $0 + $1.count * 4 }
        + phrase.text.utf8.count
    }
    let completing = index.vocabularies.reduce(index.bounds.rows.byteCount) { total, vocabulary in
      total + vocabulary.frozen.least.byteCount + vocabulary.frozen.keyWeight.byteCount
    }
    return Size(
      exact: tries + index.words.byteCount + phrases,
      completing: completing,
      tolerant: index.spelling.byteCount + index.traits.byteCount
    )
  }

  /// What the structure takes, in bytes, by what it is needed for.
  public struct Size: Sendable, Hashable {
    /// Finding sentences word by word, with intents, parameters and the values' identifiers.
    public let exact: Int
    /// Ranked completions, in addition.
    public let completing: Int
    /// Forgiving mistakes, in addition.
    public let tolerant: Int

    /// All of it.
    public var total: Int { exact + completing + tolerant }
  }
}
