import OrderedJSON

/// Reads a corpus line by line and collects its mistakes.
struct CoverageCorpusParser {
  private let file: String
  /// One for each language that is named, in their order; the last one is being read.
  private var corpora: [CoverageCorpus]
  private var errors: [CoverageCorpusError] = []
  private var line = 0
  /// The file that lines come from and how far its numbers are from those here.
  private var origin: (file: String, offset: Int)?

  init(file: String) {
    self.file = file
    corpora = [CoverageCorpus(file: file)]
  }

  mutating func parse(_ bytes: [UInt8]) throws(CoverageCorpusErrors) -> [CoverageCorpus] {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start <= bytes.count {
      line += 1
      let end = bytes[start...].firstIndex { $0 == Self.feed || $0 == Self.carriage } ?? bytes.count
      read(bytes[start..<end])
      let isPair =
        end + 1 < bytes.count && bytes[end] == Self.carriage && bytes[end + 1] == Self.feed
      start = end + (isPair ? 2 : 1)
    }
    guard errors.isEmpty else { throw CoverageCorpusErrors(errors) }
    return corpora
  }

  private static let feed = UInt8(ascii: "\n")
  private static let carriage = UInt8(ascii: "\r")
  private static let tab = UInt8(ascii: "\t")

  private mutating func read(_ content: ArraySlice<UInt8>) {
    guard String(validating: content, as: UTF8.self) == nil else { return readText(content) }
    let mended = Self.text(content)
    let mark = mended.firstIndex(of: "\u{FFFD}") ?? mended.startIndex
    report(.invalidUTF8, column: mended.distance(from: mended.startIndex, to: mark) + 1)
  }

  private mutating func readText(_ content: ArraySlice<UInt8>) {
    switch content.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) {
    case nil: return
    case UInt8(ascii: "#"): readComment(Self.text(content)[...])
    case UInt8(ascii: "{"): readJSON(content)
    default:
      if !Self.isBlank(content) { readColumns(content) }
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether there is nothing but white space, that of other scripts too.
  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let mark = bytes.first(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else {
      return true
    }
    return mark >= 0x80 && text(bytes).allSatisfy(\.isWhitespace)
  }

  private mutating func readComment(_ content: Substring) {
    let words = content.drop { $0.isWhitespace || $0 == "#" }
      .split(separator: ":", maxSplits: 1)
    guard let name = words.first, content.contains(":") else { return }
    let value = words.dropFirst().first ?? content.suffix(0)
    if name == "at" { return readOrigin(value) }
    guard name.lowercased() == "locale" else { return }
    let locale = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = value.firstIndex { !$0.isWhitespace } ?? value.endIndex
    let column = content.distance(from: content.startIndex, to: start) + 1
    guard Self.isLocale(locale) else { return report(.badLocale(locale), column: column) }
    let current = corpora[corpora.count - 1].locale
    if current != nil, current != locale { corpora.append(CoverageCorpus(file: file)) }
    guard current != locale else { return }
    corpora[corpora.count - 1].locale = locale
    corpora[corpora.count - 1].localeLocation = SourceLocation(line: line, column: column)
  }

  /// Whether a text has the shape of a locale's identifier: a language, and more behind `-`, `_`, `.` or `@`.
  private static func isLocale(_ text: String) -> Bool {
    let language = text.prefix { $0.isASCII && $0.isLetter }
    let marks = Set("-_.@=")
    return (1...8).contains(language.count)
      && text.dropFirst(language.count).first.map(marks.contains) ?? true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || marks.contains($0) }
  }

  /// Takes the place from which the next line comes; the lines after it follow it there too.
  private mutating func readOrigin(_ text: Substring) {
    guard let colon = text.lastIndex(of: ":"),
      let place = Int(text[text.index(after: colon)...].filter { !$0.isWhitespace })
    else { return }
    origin = (String(text[..<colon].drop(while: \.isWhitespace)), place - line - 1)
  }

  private mutating func report(_ problem: CoverageCorpusError.Problem, column: Int) {
    report(problem, at: SourceLocation(line: line, column: column))
  }

  private mutating func report(
    _ problem: CoverageCorpusError.Problem,
    at location: SourceLocation
  ) {
    errors.append(CoverageCorpusError(file: file, location: location, problem: problem))
  }

  private mutating func add(
    _ utterance: String,
    _ intent: String?,
    _ values: [String: String],
    at columns: [String: Int]
  ) {
    let testCase = CoverageCase(
      utterance: utterance,
      intent: intent == "-" ? nil : intent,
      parameters: values
    )
    let line = line + (origin?.offset ?? 0)
    let location = SourceLocation(line: line, column: 1)
    var entry = CoverageCorpus.Entry(testCase, location: location, file: origin?.file)
    entry.parameterLocations = columns.mapValues { SourceLocation(line: line, column: $0) }
    corpora[corpora.count - 1].entries.append(entry)
  }
}

// MARK: - Columns

extension CoverageCorpusParser {
  private mutating func readColumns(_ content: ArraySlice<UInt8>) {
    let mistakes = errors.count
    let columns = content.split(separator: Self.tab, omittingEmptySubsequences: false)
    // Columns are counted in characters, where one is told of.
    func place(_ byte: Int) -> Int { Self.text(content[..<byte]).count + 1 }
    guard columns.count > 1 else {
      return report(.missingIntent, column: place(content.endIndex) + 1)
    }
    if Self.isBlank(columns[0]) { report(.emptyField("sentence"), column: 1) }
    if columns[1].isEmpty {
      report(.emptyField("intent"), column: place(columns[1].startIndex))
    }
    var values: [String: String] = [:]
    var places: [String: Int] = [:]
    for column in columns.dropFirst(2) where !column.isEmpty {
      switch readParameter(Self.text(column), into: &values) {
      case .success(let name): places[name] = place(column.startIndex)
      case .failure(let mistake): report(mistake.problem, column: place(column.startIndex))
      }
    }
    let intent = Self.text(columns[1])
    if intent == "-", !values.isEmpty {
      report(.valuesOfRefusal, column: place(columns[2].startIndex))
    }
    if errors.count == mistakes { add(Self.text(columns[0]), intent, values, at: places) }
  }

  /// A mistake whose place is told by whoever asks.
  private struct Mistake: Error {
    var problem: CoverageCorpusError.Problem
  }

  /// Takes a value; gives the parameter's name or what is wrong.
  private func readParameter(
    _ text: String,
    into values: inout [String: String]
  ) -> Result<String, Mistake> {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
      return .failure(Mistake(problem: .badParameter(text)))
    }
    let name = String(text[..<sign])
    guard values[name] == nil else { return .failure(Mistake(problem: .repeatedParameter(name))) }
    values[name] = String(text[text.index(after: sign)...])
    return .success(name)
  }
}

// MARK: - JSON lines

extension CoverageCorpusParser {
  private mutating func readJSON(_ content: ArraySlice<UInt8>) {
    let json: LocatedJSON
    do {
      json = try LocatedJSON.parse(Array(content))
    } catch {
      return report(.json(error.problem), at: here(error.location))
    }
    let mistakes = errors.count
    for member in json.repeatedMembers {
      report(.repeatedParameter(member.key), at: here(member.keyLocation))
    }
    let known = ["comment", "intent", "parameters", "utterance"]
    for member in json.object ?? [] where !known.contains(member.key) {
      report(.unknownMember(member.key, known: known), at: here(member.keyLocation))
    }
    let utterance = string("utterance", of: json)
    let intent = intent(of: json)
    let values = values(of: json)
    if intent == "-", !values.isEmpty {
      report(.valuesOfRefusal, at: here(json["parameters"]?.location ?? json.location))
    }
    let places = (json["parameters"]?.object ?? []).map { ($0.key, here($0.keyLocation).column) }
    let columns = Dictionary(places) { first, _ in first }
    if errors.count == mistakes { add(utterance, intent, values, at: columns) }
  }

  private mutating func string(_ name: String, of json: LocatedJSON) -> String {
    guard let member = json[name] else {
      report(.missingMember(name), at: here(json.location))
      return ""
    }
    guard let text = member.string else {
      report(.unexpected(found: member.kind, expected: "a string"), at: here(member.location))
      return ""
    }
    if text.allSatisfy(\.isWhitespace) { report(.emptyField(name), at: here(member.location)) }
    return text
  }

  private mutating func intent(of json: LocatedJSON) -> String {
    if let member = json["intent"], member.plain.isNull { return "-" }
    return string("intent", of: json)
  }

  private mutating func values(of json: LocatedJSON) -> [String: String] {
    guard let member = json["parameters"] else { return [:] }
    guard let members = member.object else {
      report(.unexpected(found: member.kind, expected: "an object"), at: here(member.location))
      return [:]
    }
    for repeated in member.repeatedMembers {
      report(.repeatedParameter(repeated.key), at: here(repeated.keyLocation))
    }
    var values: [String: String] = [:]
    for member in members { values[member.key] = value(member.value) }
    return values
  }

  private mutating func value(_ json: LocatedJSON) -> String? {
    if let text = json.string { return text }
    if json.double != nil || json.bool != nil { return json.plain.text }
    let expected = "a string, a number, true or false"
    report(.unexpected(found: json.kind, expected: expected), at: here(json.location))
    return nil
  }

  /// A place in this line's JSON as a place in the file.
  private func here(_ location: SourceLocation) -> SourceLocation {
    SourceLocation(line: line, column: location.column)
  }
}
