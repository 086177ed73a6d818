import OrderedJSON

/// Reads a corpus line by line and collects its mistakes.
struct CoverageCorpusParser {
  private let file: String
  private var corpus: CoverageCorpus
  private var errors: [CoverageCorpusError] = []
  private var line = 0
  /// The file that lines come from and how far its numbers are from those here.
  private var origin: (file: String, offset: Int)?

  init(file: String) {
    self.file = file
    corpus = CoverageCorpus(file: file)
  }

  mutating func parse(_ text: String) throws(CoverageCorpusErrors) -> CoverageCorpus {
    // "\r\n" is one character, and so is a newline.
    for content in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      line += 1
      read(line == 1 && content.first == "\u{FEFF}" ? content.dropFirst() : content)
    }
    guard errors.isEmpty else { throw CoverageCorpusErrors(errors) }
    return corpus
  }

  private mutating func read(_ content: Substring) {
    guard let first = content.first(where: { !$0.isWhitespace }) else { return }
    switch first {
    case "#": readComment(content)
    case "{": readJSON(content)
    default: readColumns(content)
    }
  }

  private mutating func readComment(_ content: Substring) {
    let words = content.drop { $0.isWhitespace || $0 == "#" }
      .split(separator: ":", maxSplits: 1)
    guard words.count == 2 else { return }
    if words[0] == "at" { return readOrigin(words[1]) }
    guard words[0].lowercased() == "locale" else { return }
    let locale = words[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard corpus.locale == nil || corpus.locale == locale else {
      return report(.repeatedLocale(locale), column: 1)
    }
    corpus.locale = locale
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

  private mutating func add(_ utterance: String, _ intent: String?, _ values: [String: String]) {
    let testCase = CoverageCase(
      utterance: utterance,
      intent: intent == "-" ? nil : intent,
      parameters: values
    )
    let location = SourceLocation(line: line + (origin?.offset ?? 0), column: 1)
    corpus.entries.append(
      CoverageCorpus.Entry(testCase, location: location, file: origin?.file)
    )
  }
}

// MARK: - Columns

extension CoverageCorpusParser {
  private mutating func readColumns(_ content: Substring) {
    let mistakes = errors.count
    var columns: [(text: String, column: Int)] = []
    var column = 1
    for text in content.split(separator: "\t", omittingEmptySubsequences: false) {
      columns.append((String(text), column))
      column += text.count + 1
    }
    guard columns.count > 1 else { return report(.missingIntent, column: column) }
    if columns[0].text.allSatisfy(\.isWhitespace) { report(.emptyField("sentence"), column: 1) }
    if columns[1].text.isEmpty { report(.emptyField("intent"), column: columns[1].column) }
    var values: [String: String] = [:]
    for (text, column) in columns.dropFirst(2) where !text.isEmpty {
      readParameter(text, column: column, into: &values)
    }
    if columns[1].text == "-", !values.isEmpty {
      report(.valuesOfRefusal, column: columns[2].column)
    }
    if errors.count == mistakes { add(columns[0].text, columns[1].text, values) }
  }

  private mutating func readParameter(
    _ text: String,
    column: Int,
    into values: inout [String: String]
  ) {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
      return report(.badParameter(text), column: column)
    }
    let name = String(text[..<sign])
    guard values[name] == nil else { return report(.repeatedParameter(name), column: column) }
    values[name] = String(text[text.index(after: sign)...])
  }
}

// MARK: - JSON lines

extension CoverageCorpusParser {
  private mutating func readJSON(_ content: Substring) {
    let json: LocatedJSON
    do {
      json = try LocatedJSON.parse(String(content))
    } catch {
      return report(.json(error.problem), at: here(error.location))
    }
    let mistakes = errors.count
    for member in json.repeatedMembers {
      report(.repeatedParameter(member.key), at: here(member.keyLocation))
    }
    let utterance = string("utterance", of: json)
    let intent = intent(of: json)
    let values = values(of: json)
    if intent == "-", !values.isEmpty {
      report(.valuesOfRefusal, at: here(json["parameters"]?.location ?? json.location))
    }
    if errors.count == mistakes { add(utterance, intent, values) }
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
