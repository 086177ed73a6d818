import Foundation
import OrderedJSON

/// Reads old-style strings files (`"key" = "value";`) with the places of their texts.
struct StringsReader {
  private(set) var table: PhraseTable
  private let language: String
  private var text: [Unicode.Scalar] = []
  private var position = 0
  private var line = 1
  private var column = 1
  private var comment = ""

  init(file: String, name: String, language: String) {
    table = PhraseTable(file: file, name: name)
    self.language = LanguageName.normalized(language)
    table.language = self.language
  }

  /// Reads the file; what is wrong stands among the table's issues.
  mutating func read(_ bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
      readPropertyList(bytes)
      return
    }
    guard let decoded = Self.decoded(bytes) else {
      report(
        "the file is no text in UTF-8 or UTF-16; save it as UTF-8",
        at: SourcePlace(file: table.file)
      )
      return
    }
    text = Array(decoded.unicodeScalars)
    if text.first == "\u{FEFF}" { text.removeFirst() }
    var seen: [String: Int] = [:]
    while skipSpace() {
      guard let entry = readStatement() else { continue }
      if let other = seen[entry.key] {
        report(
          "the key \"\(entry.key)\" stands in the file twice; the later one counts, remove one",
          at: entry.place,
          isLoss: false
        )
        table.entries[other] = entry
      } else {
        seen[entry.key] = table.entries.count
        table.entries.append(entry)
      }
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return String(data: Data(bytes), encoding: .utf16)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private mutating func readPropertyList(_ bytes: [UInt8]) {
    let place = SourcePlace(file: table.file)
    guard
      let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let strings = list as? [String: String]
    else {
      report("the file is no property list of texts; build the app again", at: place)
      return
    }
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      table.entries.append(entry(key, value, place, place))
    }
  }

  private func entry(
    _ key: String,
    _ value: String,
    _ keyPlace: SourcePlace,
    _ valuePlace: SourcePlace
  ) -> PhraseTable.Entry {
    var entry = PhraseTable.Entry(key: key, place: keyPlace, comment: comment)
    entry.localizations[language] = PhraseTable.Localization(
      state: "translated",
      isSet: false,
      values: [PhraseTable.Value(text: value, place: valuePlace)]
    )
    return entry
  }

  private mutating func report(_ message: String, at place: SourcePlace, isLoss: Bool = true) {
    table.issues.append(SourceIssue(place, message, isLoss: isLoss))
  }
}

// MARK: - Statements

extension StringsReader {
  private var place: SourcePlace {
    SourcePlace(file: table.file, line: line, column: column)
  }

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func advance() {
    guard let scalar = next else { return }
    position += 1
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  private mutating func skipLine() {
    let here = line
    while next != nil, line == here { advance() }
  }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < text.count && text[position] == first && text[position + 1] == second
  }

  /// Moves to what is neither space nor comment; false at the end of the file.
  private mutating func skipSpace() -> Bool {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        advance()
      } else if isNext("/", "/") {
        let start = position
        skipLine()
        comment = String(String.UnicodeScalarView(text[start..<position]))
      } else if isNext("/", "*") {
        let start = position
        advance()
        advance()
        while next != nil, !isNext("*", "/") { advance() }
        advance()
        advance()
        comment = String(String.UnicodeScalarView(text[start..<position]))
      } else {
        return true
      }
    }
    return false
  }

  /// An entry, or nil after a mistake, which costs its line.
  private mutating func readStatement() -> PhraseTable.Entry? {
    let keyPlace = place
    guard let key = readQuoted("a key in quotes") else { return nil }
    guard skipSpace(), next == "=" else { return unexpected("'='") }
    advance()
    guard skipSpace() else { return unexpected("a text in quotes") }
    let valuePlace = place
    guard let value = readQuoted("a text in quotes") else { return nil }
    guard skipSpace(), next == ";" else { return unexpected("';'") }
    advance()
    let entry = entry(key, value, keyPlace, valuePlace)
    comment = ""
    return entry
  }

  private mutating func unexpected<Result>(_ expected: String) -> Result? {
    let found = next.map { "'\(Character($0))'" } ?? "the end of the file"
    report("found \(found), expected \(expected); the line is left out", at: place)
    skipLine()
    return nil
  }

  private mutating func readQuoted(_ expected: String) -> String? {
    guard next == "\"" else { return unexpected(expected) }
    let start = place
    advance()
    var result = String.UnicodeScalarView()
    while let scalar = next {
      advance()
      if scalar == "\"" { return String(result) }
      if scalar == "\\" { result.append(contentsOf: readEscape()) } else { result.append(scalar) }
    }
    report("a quote is opened here and never closed; close it", at: start)
    return nil
  }

  private mutating func readEscape() -> String.UnicodeScalarView {
    guard let scalar = next else { return String.UnicodeScalarView() }
    advance()
    switch scalar {
    case "n": return "\n".unicodeScalars
    case "t": return "\t".unicodeScalars
    case "r": return "\r".unicodeScalars
    case "U", "u":
      var units: [UInt16] = []
      if let unit = readUnit() { units.append(unit) }
      if let unit = units.first, UTF16.isLeadSurrogate(unit), isNext("\\", "U") || isNext("\\", "u")
      {
        advance()
        advance()
        if let other = readUnit() { units.append(other) }
      }
      return String(decoding: units, as: UTF16.self).unicodeScalars
    default: return String.UnicodeScalarView([scalar])
    }
  }

  private mutating func readUnit() -> UInt16? {
    guard position + 4 <= text.count else { return nil }
    let digits = String(String.UnicodeScalarView(text[position..<(position + 4)]))
    guard let unit = UInt16(digits, radix: 16) else { return nil }
    for _ in 0..<4 { advance() }
    return unit
  }
}
