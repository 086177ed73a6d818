/// A small terminal that understands what a line editor writes, so that tests see what a person sees.
///
/// It knows text of all widths, wrapping, scrolling, cursor moves and erasing. What it does not know it
/// notes in ``unknown``, where a test can find it.
public struct ScreenModel: Sendable {
  /// The columns of a row.
  public private(set) var columns: Int
  /// The rows of the screen.
  public private(set) var rows: Int
  /// The row of the cursor; the top one is 0.
  public private(set) var cursorRow = 0
  /// The column of the cursor; the left one is 0.
  public private(set) var cursorColumn = 0
  /// How often the bell rang.
  public private(set) var bells = 0
  /// Sequences that were not understood.
  public private(set) var unknown: [String] = []
  /// Private modes that are on, such as 2004 for bracketed paste.
  public private(set) var modes: Set<Int> = []

  private var cells: [[Cell]]
  /// The last column is written and the next character goes to the next row.
  private var wrapsNext = false
  private var look = ""
  private var parser = Parser.ground
  private var partial: [UInt8] = []
  private var joinsNext = false

  private struct Cell: Sendable, Hashable {
    /// The character; empty for the right half of a wide one.
    var text = " "
    var look = ""
  }

  private enum Parser: Sendable {
    case ground, escape, sequence(String)
  }

  /// Makes an empty screen.
  public init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The rows down to the last one that shows anything, without spaces at their ends.
  public var lines: [String] {
    var result = cells.map { row in Self.trimmed(row.map(\.text).joined()) }
    while result.last == "" { result.removeLast() }
    return result
  }

  /// The rows as one text.
  public var text: String { lines.joined(separator: "\n") }

  /// What is shown with a look, such as `2` for faint text.
  public func text(withLook look: String) -> String {
    cells.joined().filter { $0.look == look }.map(\.text).joined()
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}

// MARK: - Input

extension ScreenModel {
  /// Shows text.
  public mutating func feed(_ text: String) {
    feed(Array(text.utf8))
  }

  /// Shows bytes, which may end in the middle of a character.
  public mutating func feed(_ bytes: [UInt8]) {
    partial += bytes
    var decoder = UTF8()
    var iterator = partial.makeIterator()
    var used = 0
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        used += UTF8.width(scalar)
        take(scalar)
      case .error where partial.count - used < 4: break decoding
      case .error:
        used += 1
        take("\u{fffd}")
      case .emptyInput: break decoding
      }
    }
    partial.removeFirst(min(used, partial.count))
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch parser {
    case .ground: takeGround(scalar)
    case .escape:
      parser = scalar == "[" ? .sequence("") : .ground
      if scalar != "[" { unknown.append("ESC \(scalar)") }
    case .sequence(let parameters):
      if (0x40...0x7e).contains(scalar.value) {
        parser = .ground
        run(parameters, final: scalar)
      } else {
        parser = .sequence(parameters + String(scalar))
      }
    }
  }

  private mutating func takeGround(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1b}": parser = .escape
    case "\r": move(row: cursorRow, column: 0)
    case "\n": lineFeed()
    case "\u{8}": move(row: cursorRow, column: cursorColumn - 1)
    case "\u{7}": bells += 1
    case "\t": move(row: cursorRow, column: (cursorColumn / 8 + 1) * 8)
    default:
      if scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) {
        unknown.append("control \(scalar.value)")
      } else {
        show(scalar)
      }
    }
  }

  private mutating func run(_ text: String, final: Unicode.Scalar) {
    let isPrivate = text.hasPrefix("?")
    let numbers = text.dropFirst(isPrivate ? 1 : 0).split(separator: ";").map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch (final, isPrivate) {
    case ("A", false): move(row: cursorRow - count, column: cursorColumn)
    case ("B", false): move(row: cursorRow + count, column: cursorColumn)
    case ("C", false): move(row: cursorRow, column: cursorColumn + count)
    case ("D", false): move(row: cursorRow, column: cursorColumn - count)
    case ("H", false): move(row: count - 1, column: max(1, numbers.dropFirst().first ?? 1) - 1)
    case ("J", false): erase(numbers.first ?? 0)
    case ("K", false): eraseRow(cursorRow, from: cursorColumn)
    case ("m", false): look = text == "0" || text.isEmpty ? "" : text
    case ("h", true): modes.formUnion(numbers)
    case ("l", true): modes.subtract(numbers)
    default: unknown.append("CSI \(text)\(final)")
    }
  }
}

// MARK: - The screen

extension ScreenModel {
  private mutating func show(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    let joins = joinsNext || width == 0 || scalar.properties.isEmojiModifier
    joinsNext = scalar == "\u{200d}"
    if joins {
      join(scalar)
      return
    }
    if wrapsNext || cursorColumn + width > columns {
      cursorColumn = 0
      wrapsNext = false
      lineFeed()
    }
    put(String(scalar), width: width)
  }

  private mutating func put(_ text: String, width: Int) {
    cells[cursorRow][cursorColumn] = Cell(text: text, look: look)
    if width == 2 { cells[cursorRow][cursorColumn + 1] = Cell(text: "", look: look) }
    cursorColumn += width
    if cursorColumn >= columns {
      cursorColumn = columns - 1
      wrapsNext = true
    }
  }

  /// Adds a scalar to the character before the cursor.
  private mutating func join(_ scalar: Unicode.Scalar) {
    var column = wrapsNext ? columns - 1 : cursorColumn - 1
    while column > 0, cells[cursorRow][column].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    cells[cursorRow][column].text.unicodeScalars.append(scalar)
    let isNarrow = column == (wrapsNext ? columns - 1 : cursorColumn - 1)
    let widens = scalar == "\u{fe0f}" || scalar.properties.isEmojiModifier
    if widens, isNarrow, !wrapsNext { put("", width: 1) }
  }

  private mutating func lineFeed() {
    wrapsNext = false
    if cursorRow < rows - 1 {
      cursorRow += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: Cell(), count: columns))
    }
  }

  private mutating func move(row: Int, column: Int) {
    cursorRow = min(max(0, row), rows - 1)
    cursorColumn = min(max(0, column), columns - 1)
    wrapsNext = false
  }

  private mutating func erase(_ kind: Int) {
    let first = kind == 2 ? 0 : cursorRow
    eraseRow(first, from: kind == 2 ? 0 : cursorColumn)
    for row in (first + 1)..<max(rows, first + 1) { eraseRow(row, from: 0) }
  }

  private mutating func eraseRow(_ row: Int, from column: Int) {
    for place in column..<columns { cells[row][place] = Cell() }
    wrapsNext = false
  }

  /// Gives the screen another size, and breaks rows again that are too wide, as most terminals do.
  public mutating func resize(columns newColumns: Int, rows newRows: Int) {
    var broken: [[Cell]] = []
    var newCursorRow = 0
    var newCursorColumn = 0
    for (number, row) in cells.prefix(max(cursorRow + 1, lines.count)).enumerated() {
      var rest = row[..<max(1, row.count - row.reversed().prefix { $0 == Cell() }.count)]
      repeat {
        // A wide character is not cut in two: the column before it stays empty.
        let isCut = rest.count > newColumns && rest[rest.startIndex + newColumns].text.isEmpty
        let piece = rest.prefix(isCut ? newColumns - 1 : newColumns)
        let isLast = piece.count == rest.count
        if number == cursorRow,
          piece.indices.contains(cursorColumn) || isLast && cursorColumn >= piece.startIndex
        {
          let column = cursorColumn - piece.startIndex
          newCursorRow = broken.count + column / newColumns
          newCursorColumn = column % newColumns
        }
        broken.append(piece + Array(repeating: Cell(), count: newColumns - piece.count))
        rest = rest.dropFirst(piece.count)
      } while !rest.isEmpty
    }
    let scrolled = max(0, max(broken.count, newCursorRow + 1) - newRows)
    let empty = Array(repeating: Cell(), count: newColumns)
    cells = Array(broken.dropFirst(scrolled).prefix(newRows))
    cells += Array(repeating: empty, count: newRows - cells.count)
    cursorColumn = newCursorColumn
    (columns, rows, cursorRow) = (newColumns, newRows, newCursorRow - scrolled)
    wrapsNext = false
  }

  /// The columns of a scalar: written apart from the program's own rules, which it is to check.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36f, 0x200b...0x200f, 0x2060, 0x20d0...0x20f0, 0xfe00...0xfe0f, 0x3099, 0x309a: 0
    case 0x1160...0x11ff: 0
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f: 2
    case 0xff01...0xff60, 0x1f300...0x1faff, 0x20000...0x3ffff: 2
    default: scalar.properties.isEmojiPresentation && scalar.value < 0x1f1e6 ? 2 : 1
    }
  }
}
