import Foundation
import OrderedJSON

/// Reads an old-style strings file: `"key" = "value";`.
struct StringsFileReader {
  let file: String
  private(set) var strings: [(key: String, value: String)] = []
  private(set) var errors: [StringCatalogIssue] = []
  private(set) var warnings: [StringCatalogIssue] = []

  private var cursor = ScalarCursor([])

  init(file: String) {
    self.file = file
  }

  mutating func read(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
      readPropertyList(bytes)
      return
    }
    switch TextDecoding.decode(bytes) {
    case .success(let scalars):
      cursor = ScalarCursor(scalars)
      readStatements()
    case .failure(let failure):
      report(failure.location, .invalidText(encoding: failure.encoding))
    }
  }

  /// Built apps carry their strings files as property lists.
  private mutating func readPropertyList(_ bytes: [UInt8]) {
    do {
      let list = try PropertyLists.parse(bytes)
      let pairs = (list as? [String: String] ?? [:]).sorted { $0.key < $1.key }
      strings = pairs.map { ($0.key, $0.value) }
    } catch {
      errors.append(
        StringCatalogIssue(
          file: file,
          location: nil,
          problem: .malformedPropertyList(reason: PropertyLists.reason(error))
        )
      )
    }
  }
}

// MARK: - Statements

extension StringsFileReader {
  private mutating func readStatements() {
    var places: [String: Int] = [:]
    while skipSpace(), !cursor.isAtEnd {
      let location = cursor.location
      guard let statement = readStatement() else {
        cursor.skipLine()
        continue
      }
      if let place = places[statement.key] {
        strings[place] = statement
        warnings.append(
          StringCatalogIssue(file: file, location: location, problem: .repeatedKey(statement.key))
        )
      } else {
        places[statement.key] = strings.count
        strings.append(statement)
      }
    }
  }

  /// A statement, or nil after a mistake has been reported.
  private mutating func readStatement() -> (key: String, value: String)? {
    guard let key = readQuoted("a key in quotes") else { return nil }
    guard skipSpace() else { return nil }
    if cursor.skip(";") { return (key, key) }
    guard cursor.skip("=") else {
      unexpected("'='")
      return nil
    }
    guard skipSpace(), let value = readQuoted("a text in quotes") else { return nil }
    let end = cursor.location
    guard skipSpace() else { return nil }
    if !cursor.skip(";") { unexpected("';'", at: end) }
    return (key, value)
  }

  /// Skips white space and comments; false after a comment that never ends.
  private mutating func skipSpace() -> Bool {
    while true {
      cursor.skipWhitespace()
      if cursor.isNext("//") {
        cursor.skipLine()
      } else if cursor.isNext("/*") {
        let location = cursor.location
        guard cursor.skip(past: "*/") else {
          report(location, .unclosed("a comment"))
          return false
        }
      } else {
        return true
      }
    }
  }

  private mutating func readQuoted(_ expected: String) -> String? {
    let location = cursor.location
    guard cursor.skip("\"") else {
      let word = cursor.word
      if word.isEmpty || expected != "a key in quotes" {
        unexpected(expected)
      } else {
        report(location, .unquotedKey(word))
      }
      return nil
    }
    var text = String.UnicodeScalarView()
    while let scalar = cursor.next() {
      if scalar == "\"" { return String(text) }
      if scalar == "\\" { text.append(contentsOf: readEscape()) } else { text.append(scalar) }
    }
    report(location, .unclosed("a quote"))
    return nil
  }

  private mutating func readEscape() -> String.UnicodeScalarView {
    guard let scalar = cursor.next() else { return String.UnicodeScalarView() }
    switch scalar {
    case "n": return "\n".unicodeScalars
    case "r": return "\r".unicodeScalars
    case "t": return "\t".unicodeScalars
    case "U", "u": return readCodeUnits().unicodeScalars
    default: return String.UnicodeScalarView([scalar])
    }
  }

  /// Four hexadecimal digits, and four more where the first are half of a surrogate pair.
  private mutating func readCodeUnits() -> String {
    guard let first = cursor.readHexadecimal() else { return "U" }
    var units = [first]
    if UTF16.isLeadSurrogate(first), cursor.isNext("\\U") || cursor.isNext("\\u") {
      _ = cursor.next()
      _ = cursor.next()
      if let second = cursor.readHexadecimal() { units.append(second) }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

// MARK: - Mistakes

extension StringsFileReader {
  private mutating func unexpected(_ expected: String, at location: SourceLocation? = nil) {
    let found = cursor.isAtEnd ? "end of file" : cursor.character
    report(location ?? cursor.location, .unexpected(found: found, expected: expected))
  }

  private mutating func report(_ location: SourceLocation, _ problem: StringCatalogIssue.Problem) {
    errors.append(StringCatalogIssue(file: file, location: location, problem: problem))
  }
}
