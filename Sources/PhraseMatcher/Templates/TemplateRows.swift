/// The templates without brackets that a template with brackets stands for.
///
/// A row is made when it is asked for, so a template of a million rows costs no more than its own size.
/// The first is the plainest: nothing that may be left out, the first of what may be chosen, and
/// everything in the order in which it is written.
///
/// - Complexity: A row costs the size of the template.
public struct TemplateRows: Sendable, RandomAccessCollection {
  private let pieces: [BranchingTemplate.Piece]
  /// How many rows there are; `Int.max` where it is beyond counting.
  public let endIndex: Int
  /// The number of the first row.
  public var startIndex: Int { 0 }

  init(_ pieces: [BranchingTemplate.Piece]) {
    self.pieces = pieces
    endIndex = Self.count(of: pieces)
  }

  /// A row as a template.
  public subscript(number: Int) -> PhraseTemplate {
    var number = number
    var row = FlatRow()
    Self.append(pieces, &number, to: &row)
    return row.finished
  }

  /// Rows in which every piece stands that stands in any, as few as that takes.
  public var covering: [PhraseTemplate] {
    (0..<Self.coverCount(of: pieces)).map { number in
      var row = FlatRow()
      Self.cover(pieces, number, &row)
      return row.finished
    }
  }

  /// How many sentences the rows come to.
  ///
  /// - Parameter values: How many things can be said in a place.
  /// - Returns: The number; `Int.max` where it is beyond counting.
  public func sentenceCount(_ values: (PhraseTemplate.Element) -> Int) -> Int {
    Self.count(of: pieces, values)
  }

  // MARK: Counting

  private static func count(
    of row: [BranchingTemplate.Piece],
    _ values: (PhraseTemplate.Element) -> Int = { _ in 1 }
  ) -> Int {
    row.reduce(1) { product($0, count(of: $1, values)) }
  }

  private static func count(
    of piece: BranchingTemplate.Piece,
    _ values: (PhraseTemplate.Element) -> Int = { _ in 1 }
  ) -> Int {
    switch piece {
    case .element(.literal): 1
    case .element(let place): values(place)
    case .choice(let rows): rows.reduce(0) { sum($0, count(of: $1, values)) }
    case .anyOrder(let rows):
      rows.reduce(orders(rows.count)) { product($0, count(of: $1, values)) }
    }
  }

  private static func orders(_ count: Int) -> Int {
    count < 2 ? 1 : (2...count).reduce(1, *)
  }

  private static func product(_ one: Int, _ other: Int) -> Int {
    let (value, overflow) = one.multipliedReportingOverflow(by: other)
    return overflow ? .max : value
  }

  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (value, overflow) = one.addingReportingOverflow(other)
    return overflow ? .max : value
  }

  // MARK: One row

  /// Takes a piece's own number out of a row's: the first piece changes fastest.
  private static func take(_ count: Int, from number: inout Int) -> Int {
    defer { number /= count }
    return number % count
  }

  private static func append(
    _ pieces: [BranchingTemplate.Piece],
    _ number: inout Int,
    to row: inout FlatRow
  ) {
    for piece in pieces {
      switch piece {
      case .element(let element): row.append(element)
      case .choice(let rows):
        var own = take(count(of: piece), from: &number)
        for way in rows {
          let count = count(of: way)
          if own < count {
            append(way, &own, to: &row)
            break
          }
          own -= count
        }
      case .anyOrder(let rows):
        var own = take(count(of: piece), from: &number)
        var order = take(orders(rows.count), from: &own)
        var left = rows
        while !left.isEmpty {
          let next = take(left.count, from: &order)
          row.appendSpace()
          append(left.remove(at: next), &own, to: &row)
        }
        row.appendSpace()
      }
    }
  }

  // MARK: Covering

  private static func coverCount(of row: [BranchingTemplate.Piece]) -> Int {
    row.map(coverCount(of:)).max() ?? 1
  }

  private static func coverCount(of piece: BranchingTemplate.Piece) -> Int {
    switch piece {
    case .element: 1
    case .choice(let rows): rows.reduce(0) { $0 + coverCount(of: $1) }
    case .anyOrder(let rows): Swift.max(rows.count, rows.map(coverCount(of:)).max() ?? 1)
    }
  }

  private static func cover(
    _ pieces: [BranchingTemplate.Piece],
    _ number: Int,
    _ row: inout FlatRow
  ) {
    for piece in pieces {
      switch piece {
      case .element(let element): row.append(element)
      case .choice(let rows):
        var own = number % coverCount(of: piece)
        for way in rows {
          let count = coverCount(of: way)
          if own < count {
            cover(way, own, &row)
            break
          }
          own -= count
        }
      case .anyOrder(let rows):
        // Each of them comes first once.
        let first = number % rows.count
        for way in rows[first...] + rows[..<first] {
          row.appendSpace()
          cover(way, number, &row)
        }
        row.appendSpace()
      }
    }
  }
}

/// A row under way: what was left out leaves no second space behind.
private struct FlatRow {
  private var elements: [PhraseTemplate.Element] = []
  private var text = ""

  mutating func append(_ element: PhraseTemplate.Element) {
    guard case .literal(let literal) = element else {
      flush()
      elements.append(element)
      return
    }
    let isAfterSpace = text.last?.isWhitespace ?? elements.isEmpty
    text += isAfterSpace ? String(literal.drop(while: \.isWhitespace)) : literal
  }

  mutating func appendSpace() {
    append(.literal(" "))
  }

  private mutating func flush() {
    if !text.isEmpty { elements.append(.literal(text)) }
    text = ""
  }

  var finished: PhraseTemplate {
    var row = self
    while row.text.last?.isWhitespace == true { row.text.removeLast() }
    row.flush()
    return PhraseTemplate(elements: row.elements)
  }
}
