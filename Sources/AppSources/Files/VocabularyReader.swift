/// Reads the values of a type from a file: `id<TAB>title<TAB>synonym<TAB>…`, or a title alone.
package enum VocabularyReader {
  /// The values in a file's text, where `#` begins a comment line.
  package static func values(in text: String) -> [SourceValue] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard !line.hasPrefix("#"), line.contains(where: { !$0.isWhitespace }) else { return nil }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1 else { return SourceValue(id: fields[0], title: fields[0]) }
      return SourceValue(
        id: fields[0],
        title: fields[1],
        synonyms: fields.dropFirst(2).filter { !$0.isEmpty }
      )
    }
  }
}
