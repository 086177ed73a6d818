import Dispatch
import OrderedJSON
import PhraseMatcher
import Synchronization

/// Reads a vocabulary that stands in a file of its own, one value a line.
///
/// A line is `identifier`, tab, `title`, then further synonyms with a tab before each; lines that
/// begin with `#` are comments. The bytes are looked at once, those of a large file by several threads.
struct VocabularyFileReader {
  let file: String
  private(set) var mistakes: [CatalogMistake] = []

  /// A smaller piece of a file is not worth another thread.
  private static let smallestPiece = 1 << 20
  private static let mostPieces = 8

  init(file: String) {
    self.file = file
  }

  mutating func values() -> [PhraseCatalog.Value] {
    do {
      return values(of: try InputFile.bytes(of: file))
    } catch {
      mistakes.append(
        CatalogMistake(file: file, location: nil, problem: .unreadable(reason: error.message))
      )
      return []
    }
  }

  /// The values of a file's bytes.
  mutating func values(of bytes: [UInt8]) -> [PhraseCatalog.Value] {
    let pieces = Self.pieces(of: bytes)
    let found = Mutex<[Piece?]>(Array(repeating: nil, count: pieces.count))
    if pieces.count == 1 {
      found.withLock { $0[0] = Piece(bytes, pieces[0]) }
    } else {
      DispatchQueue.concurrentPerform(iterations: pieces.count) { number in
        let piece = Piece(bytes, pieces[number])
        found.withLock { $0[number] = piece }
      }
    }
    var values: [PhraseCatalog.Value] = []
    var line = 0
    for piece in found.withLock({ $0.compactMap { $0 } }) {
      values = values.isEmpty ? piece.values : values + piece.values
      for untitled in piece.linesWithoutTitle {
        mistakes.append(
          CatalogMistake(
            file: file,
            location: SourceLocation(line: line + untitled, column: 1),
            problem: .lineWithoutTitle
          )
        )
      }
      line += piece.lineCount
    }
    return values
  }

  /// Cuts a file behind line feeds into pieces of about the same size.
  private static func pieces(of bytes: [UInt8]) -> [Range<Int>] {
    let count = min(mostPieces, max(1, bytes.count / smallestPiece))
    var pieces: [Range<Int>] = []
    var start = 0
    for number in 1...count {
      let aim = max(start, bytes.count * number / count)
      let feed = number == count ? nil : bytes[aim...].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed.map { $0 + 1 } ?? bytes.count
      pieces.append(start..<end)
      start = end
      if start == bytes.count { break }
    }
    return pieces
  }
}

/// The lines of a piece of a file.
private struct Piece: Sendable {
  var values: [PhraseCatalog.Value] = []
  var linesWithoutTitle: [Int] = []
  var lineCount = 0

  private static let feed = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var start = range.lowerBound
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    values.reserveCapacity(range.count / 24)
    while start < range.upperBound {
      let feed = bytes[start..<range.upperBound].firstIndex(of: Self.feed)
      let end = feed ?? range.upperBound
      lineCount += 1
      let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      read(bytes[start..<(hasReturn ? end - 1 : end)])
      start = end + 1
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    guard line.first != UInt8(ascii: "#"), !Self.isBlank(line) else { return }
    guard let first = line.firstIndex(of: Self.tab) else {
      return linesWithoutTitle.append(lineCount)
    }
    let rest = line[(first + 1)...]
    let second = rest.firstIndex(of: Self.tab)
    let title = rest[..<(second ?? rest.endIndex)]
    guard !Self.isBlank(title) else { return linesWithoutTitle.append(lineCount) }
    var value = PhraseCatalog.Value(id: Self.text(line[..<first]), title: Self.text(title))
    if let second {
      let synonyms = rest[(second + 1)...].split(separator: Self.tab)
      value.synonyms = synonyms.filter { !Self.isBlank($0) }.map(Self.text)
    }
    values.append(value)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there is nothing but white space, that of other scripts too.
  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let mark = bytes.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else {
      return true
    }
    guard mark >= 0x80 else { return false }
    return text(bytes).unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
