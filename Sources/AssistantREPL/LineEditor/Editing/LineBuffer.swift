/// A line that is being edited: its text, and where the cursor stands.
///
/// Places are counted in characters as a person sees them, so a flag or a letter with its accents is
/// one. The cursor is always between 0 and ``count``. Text is a single line: what it was given is made one by
/// ``singleLine(_:)``. Editing may join what stood apart, as when the letter between two regional
/// indicators goes; the cursor then stands behind what was joined. Only a paste of several lines keeps their breaks, as
/// ``lines`` of their own.
struct LineBuffer: Sendable, Hashable {
  /// The whole text.
  private(set) var text: String
  /// The characters before the cursor.
  private(set) var cursor: Int

  /// Makes a line with the cursor at its end.
  init(_ text: String = "") {
    self.text = Self.singleLine(text)
    cursor = self.text.count
  }

  /// The lines of a paste of several, without those that say nothing; mostly there is one.
  var lines: [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains { !$0.isWhitespace } }
  }

  /// The characters of the line.
  var count: Int { text.count }
  /// Whether nothing is typed.
  var isEmpty: Bool { text.isEmpty }
  /// Whether the cursor is behind everything.
  var isAtEnd: Bool { cursor == count }
  /// What stands before the cursor.
  var before: Substring { text.prefix(cursor) }
  /// What stands behind the cursor.
  var after: Substring { text.dropFirst(cursor) }

  /// Text as one line: breaks and tabs become a space each, other controls go, breaks at the end too.
  static func singleLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    let end = text.unicodeScalars.lastIndex { $0 != "\n" && $0 != "\r" }
    guard let end else { return "" }
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars[...end] {
      switch scalar.value {
      case 0x0a where previous == "\r": break
      case 0x09, 0x0a, 0x0d, 0x2028, 0x2029: scalars.append(" ")
      case 0x00...0x1f, 0x7f...0x9f: break
      default: scalars.append(scalar)
      }
      previous = scalar
    }
    return String(scalars)
  }

  /// Pasted text, each of its lines as a single one, with a line feed between those that say something.
  static func pastedLines(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { singleLine(String($0)) }
      .filter { $0.contains { !$0.isWhitespace } }.joined(separator: "\n")
  }

  private mutating func set(_ before: some StringProtocol, _ after: some StringProtocol) {
    let boundary = before.utf8.count
    text = String(before) + String(after)
    var end = 0
    cursor = 0
    for character in text {
      guard end < boundary else { break }
      end += character.utf8.count
      cursor += 1
    }
  }
}

// MARK: - Moving

extension LineBuffer {
  /// Moves by characters, as far as there are any.
  mutating func move(by distance: Int) {
    cursor = min(max(0, cursor + distance), count)
  }

  /// Moves before everything.
  mutating func moveToStart() { cursor = 0 }

  /// Moves behind everything.
  mutating func moveToEnd() { cursor = count }

  /// Moves before the word that the cursor is in or behind.
  mutating func moveWordLeft() { cursor = wordStart }

  /// Moves behind the word that the cursor is in or before.
  mutating func moveWordRight() { cursor = wordEnd }

  private var wordStart: Int {
    var left = before
    while let last = left.last, !Self.isPartOfWord(last) { left.removeLast() }
    while let last = left.last, Self.isPartOfWord(last) { left.removeLast() }
    return left.count
  }

  private var wordEnd: Int {
    let gap = after.prefix { !Self.isPartOfWord($0) }
    let word = after.dropFirst(gap.count).prefix { Self.isPartOfWord($0) }
    return cursor + gap.count + word.count
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

// MARK: - Editing

extension LineBuffer {
  /// Puts text in at the cursor and moves behind it.
  mutating func insert(_ inserted: String) {
    set(String(before) + Self.singleLine(inserted), after)
  }

  /// Puts pasted text in at the cursor, which may have several lines, and moves behind it.
  mutating func paste(_ pasted: String) {
    let lines = Self.pastedLines(pasted)
    guard lines.contains("\n") else { return insert(pasted) }
    set(String(before) + lines, after)
  }

  /// Takes away the character before the cursor.
  mutating func deleteLeft() { _ = remove(from: cursor - 1, to: cursor) }

  /// Takes away the character behind the cursor.
  mutating func deleteRight() { _ = remove(from: cursor, to: cursor + 1) }

  /// Takes away and returns everything behind the cursor.
  mutating func cutToEnd() -> String { remove(from: cursor, to: count) }

  /// Takes away and returns everything before the cursor.
  mutating func cutToStart() -> String { remove(from: 0, to: cursor) }

  /// Takes away and returns what a move to the left by a word would pass.
  mutating func cutWordLeft() -> String { remove(from: wordStart, to: cursor) }

  /// Takes away and returns what a move to the right by a word would pass.
  mutating func cutWordRight() -> String { remove(from: cursor, to: wordEnd) }

  /// Takes away and returns everything back to the space before the last word.
  mutating func cutToSpaceLeft() -> String {
    var left = before
    while let last = left.last, last.isWhitespace { left.removeLast() }
    while let last = left.last, !last.isWhitespace { left.removeLast() }
    return remove(from: left.count, to: cursor)
  }

  /// Swaps the characters around the cursor and moves behind both; at the end the last two.
  mutating func transpose() {
    guard cursor > 0, count > 1 else { return }
    let middle = isAtEnd ? cursor - 1 : cursor
    var characters = Array(text)
    characters.swapAt(middle - 1, middle)
    let joined = characters.prefix(middle + 1).map(String.init).joined()
    set(joined, characters.dropFirst(middle + 1).map(String.init).joined())
  }

  private mutating func remove(from start: Int, to end: Int) -> String {
    let start = max(0, start)
    let end = min(end, count)
    guard start < end else { return "" }
    let removed = text.dropFirst(start).prefix(end - start)
    set(text.prefix(start), text.dropFirst(end))
    return String(removed)
  }
}
