import OrderedJSON
import PhraseMatcher

/// Reads a vocabulary that stands in a file of its own, one value a line.
///
/// A line is `identifier`, tab, `title`, then further synonyms with a tab before each; lines that
/// begin with `#` are comments.
struct VocabularyFileReader {
  let file: String
  private(set) var mistakes: [CatalogMistake] = []

  init(file: String) {
    self.file = file
  }

  mutating func values() -> [PhraseCatalog.Value] {
    let data: [UInt8]
    do {
      data = try InputFile.bytes(of: file)
    } catch {
      mistakes.append(
        CatalogMistake(file: file, location: nil, problem: .unreadable(reason: error.message))
      )
      return []
    }
    var values: [PhraseCatalog.Value] = []
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, bytes) in lines.enumerated() {
      var line = String(decoding: bytes, as: UTF8.self)
      if line.hasSuffix("\r") { line.removeLast() }
      guard !line.hasPrefix("#"), !line.trimmed.isEmpty else { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 2, !fields[1].trimmed.isEmpty else {
        mistakes.append(
          CatalogMistake(
            file: file,
            location: SourceLocation(line: number + 1, column: 1),
            problem: .lineWithoutTitle
          )
        )
        continue
      }
      values.append(
        PhraseCatalog.Value(
          id: fields[0],
          title: fields[1],
          synonyms: fields.dropFirst(2).filter { !$0.trimmed.isEmpty }
        )
      )
    }
    return values
  }
}
