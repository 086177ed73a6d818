/// Reads the text of a template whose brackets mean something, and collects all of its mistakes.
struct PhraseGrammarParser {
  /// What a name in pointed brackets stands for.
  enum Named {
    case piece(PhraseGrammar.ParsedRow)
    case circle
    case unknown(known: [String])
  }

  private typealias Row = PhraseGrammar.ParsedRow

  private let text: String
  private let bytes: [UInt8]
  private let piece: (String) -> Named
  private var position = 0
  private(set) var errors: [PhraseTemplateError] = []

  init(text: String, piece: @escaping (String) -> Named) {
    self.text = text
    self.piece = piece
    bytes = Array(text.utf8)
  }

  /// The names in pointed brackets that a text may mean.
  static func names(in text: String) -> [String] {
    text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      rest.firstIndex(of: ">").map { String(rest[..<$0]) }
    }
  }

  /// The whole text.
  mutating func parse() -> PhraseGrammar.ParsedRow {
    var row = Row()
    while position < bytes.count {
      append(self.row(within: nil), to: &row, at: position)
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: "|"): report(.strayBar, at: position)
      case UInt8(ascii: ";"): append(literal(";"), to: &row, at: position)
      default: report(.unopenedBracket(Character(UnicodeScalar(bytes[position]))), at: position)
      }
      position += 1
    }
    if row.size > PhraseGrammar.mostElements {
      report(.tooLarge, at: 0)
      // Pieces that double each other must not be written out either.
      row.pieces = []
    }
    errors.sort { $0.offset < $1.offset }
    return row
  }

  /// What stands up to the next separator or closing bracket of the brackets that are open.
  private mutating func row(within open: Int?) -> Row {
    var row = Row()
    var said: [UInt8] = []
    func flush(_ row: inout Row) {
      guard !said.isEmpty else { return }
      row.append(literal(String(decoding: said, as: UTF8.self)))
      said = []
    }
    while position < bytes.count {
      let byte = bytes[position]
      let start = position
      switch byte {
      case UInt8(ascii: "\\"):
        position += 1
        if position == bytes.count {
          report(.loneBackslash, at: start)
        } else {
          said.append(bytes[position])
          position += 1
        }
      case UInt8(ascii: "$") where start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "{"):
        flush(&row)
        append(placeholder(), to: &row, at: start)
      case UInt8(ascii: "["), UInt8(ascii: "("):
        flush(&row)
        append(group(), to: &row, at: start)
      case UInt8(ascii: "<"):
        flush(&row)
        append(named(), to: &row, at: start)
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "|"), UInt8(ascii: ";"):
        flush(&row)
        return row
      default:
        said.append(byte)
        position += 1
      }
    }
    flush(&row)
    return row
  }

  /// Brackets with what stands between them.
  private mutating func group() -> Row {
    let start = position
    let errorsBefore = errors.count
    let isOptional = bytes[start] == UInt8(ascii: "[")
    let closing = isOptional ? UInt8(ascii: "]") : UInt8(ascii: ")")
    position += 1
    var rows: [(row: Row, start: Int)] = []
    var separators: Set<UInt8> = []
    while true {
      let first = position
      rows.append((row(within: start), first))
      guard position < bytes.count else {
        report(.unclosedBracket(Character(UnicodeScalar(bytes[start]))), at: start)
        break
      }
      let byte = bytes[position]
      position += 1
      if byte == closing { break }
      if byte == UInt8(ascii: "|") || byte == UInt8(ascii: ";") {
        separators.insert(byte)
      } else {
        report(.unopenedBracket(Character(UnicodeScalar(byte))), at: position - 1)
      }
    }
    if separators.count > 1 { report(.mixedSeparators, at: start) }
    if errors.count == errorsBefore, rows.allSatisfy(\.row.pieces.isEmpty) {
      report(.emptyBrackets, at: start)
    }
    let inner = separators == [UInt8(ascii: ";")] ? anyOrder(rows, start) : choice(rows.map(\.row))
    return isOptional ? choice([Row(), inner]) : inner
  }

  private func choice(_ rows: [Row]) -> Row {
    guard rows.count > 1 else { return rows.first ?? Row() }
    var choice = Row()
    // What may be left out within a choice is a way of its own; said once, it is enough.
    var ways: [[BranchingTemplate.Piece]] = []
    for row in rows {
      if row.pieces.count == 1, case .choice(let inner)? = row.pieces.first {
        ways += inner
      } else {
        ways.append(row.pieces)
      }
    }
    var seen: Set<[BranchingTemplate.Piece]> = []
    choice.pieces = [.choice(ways.filter { seen.insert($0).inserted })]
    choice.names = rows.reduce(into: []) { $0.formUnion($1.names) }
    choice.size = rows.reduce(0) { $0 + $1.size }
    choice.isNullable = rows.contains(where: \.isNullable)
    return choice
  }

  private mutating func anyOrder(_ rows: [(row: Row, start: Int)], _ start: Int) -> Row {
    let rows = rows.filter { $0.row.size > 0 }
    if rows.count > PhraseGrammar.mostInAnyOrder { report(.tooManyOrders(rows.count), at: start) }
    var order = Row()
    for (row, start) in rows {
      for name in row.names.sorted() where !order.names.insert(name).inserted {
        report(.repeatedParameter(name), at: start)
      }
      order.size += row.size
      order.isNullable = order.isNullable && row.isNullable
    }
    order.size <<= max(0, min(rows.count, PhraseGrammar.mostInAnyOrder) - 1)
    order.pieces = [.anyOrder(rows.map(\.row.pieces))]
    return order
  }

  private mutating func named() -> Row {
    let start = position
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
      report(.unclosedBracket("<"), at: start)
      position += 1
      return Row()
    }
    position = end + 1
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    switch piece(name) {
    case .piece(let row): return row
    case .circle: report(.circularPiece(name), at: start)
    case .unknown(let known): report(.unknownPiece(name, known: known), at: start)
    }
    return Row()
  }

  private mutating func placeholder() -> Row {
    let start = position
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else {
      report(.unclosedPlaceholder, at: start)
      position = bytes.count
      return Row()
    }
    position = end + 1
    let name = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
    guard !name.isEmpty else {
      report(.emptyPlaceholder, at: start)
      return Row()
    }
    guard name.allSatisfy(PhraseTemplateParser.belongsToName) else {
      report(.badName(name), at: start + 2)
      return Row()
    }
    var row = Row(size: 1, isNullable: false)
    row.pieces = [.element(name == "applicationName" ? .applicationName : .parameter(name))]
    if name != "applicationName" { row.names = [name] }
    return row
  }

  private func literal(_ text: String) -> Row {
    let words = text.split(whereSeparator: \.isWhitespace).count
    return Row(pieces: [.element(.literal(text))], size: words, isNullable: words == 0)
  }

  private mutating func append(_ other: Row, to row: inout Row, at start: Int) {
    for name in other.names.sorted() where row.names.contains(name) {
      report(.repeatedParameter(name), at: start)
    }
    row.append(other)
  }

  private mutating func report(_ kind: PhraseTemplateError.Kind, at offset: Int) {
    errors.append(PhraseTemplateError(kind: kind, template: text, offset: offset))
  }
}

extension PhraseGrammar.ParsedRow {
  /// Puts other pieces behind these.
  fileprivate mutating func append(_ other: Self) {
    if case .element(.literal(let text))? = other.pieces.first,
      case .element(.literal(let last))? = pieces.last
    {
      pieces[pieces.count - 1] = .element(.literal(last + text))
      pieces += other.pieces.dropFirst()
    } else {
      pieces += other.pieces
    }
    names.formUnion(other.names)
    size = min(size + other.size, Int.max >> 8)
    isNullable = isNullable && other.isNullable
  }
}
