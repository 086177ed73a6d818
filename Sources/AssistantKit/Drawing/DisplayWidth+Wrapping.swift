extension DisplayWidth {
  /// Breaks a text into lines that are no wider than the columns.
  ///
  /// Lines break at spaces and line feeds, and before and after the wide letters of languages that
  /// are written without spaces; a word that is wider than a whole line is broken where it must be. Spaces at
  /// a break are dropped. An empty text is one empty line. A wide character stays whole even where a
  /// single column is all there is.
  package static func wrapped(_ text: String, columns: Int) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .flatMap { wrappedLine($0, columns: max(1, columns)) }
  }

  private static func wrappedLine(_ line: Substring, columns: Int) -> [String] {
    if line.utf8.count <= columns { return [String(line)] }
    var wrapper = Wrapper(columns: columns)
    for character in line { wrapper.add(character) }
    return wrapper.finish()
  }
}

/// The lines of a paragraph as they fill up.
private struct Wrapper {
  let columns: Int
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  /// Spaces that are only written if something follows them on the same line.
  private var gap = ""
  private var word = ""
  private var wordWidth = 0
  /// A space after the word, of which what follows decides whether the line may end there.
  private var glued: Character?
  /// A mark behind such a space, of which what follows decides whether it ends what was before or begins a
  /// word, as in ":help".
  private var mark: Character?

  init(columns: Int) {
    self.columns = columns
  }

  mutating func add(_ character: Character) {
    if glued != nil, mark == nil, Self.isMark(character) {
      mark = character
      return
    }
    settleMark(isFollowedBy: character)
    if character == " ", !word.isEmpty {
      if word.last == "«" { append(character) } else { glued = character }
      return
    }
    if character.isWhitespace, character != "\u{a0}", character != "\u{202f}" {
      endWord()
      gap.append(character)
      return
    }
    if let last = word.last, Self.canBreak(between: last, and: character) { endWord() }
    let width = DisplayWidth.of(character)
    if wordWidth + width > columns, !word.isEmpty { endWord() }
    append(character)
  }

  /// A mark that a space is written before stays with what it ends.
  private mutating func settleMark(isFollowedBy next: Character?) {
    guard let space = glued else { return }
    let isEnd = mark != nil && next.map { $0.isWhitespace || $0.isPunctuation } ?? true
    let fits = wordWidth + 1 + (mark.map { DisplayWidth.of($0) } ?? 0) <= columns
    if isEnd, fits {
      append(space)
    } else {
      endWord()
      gap.append(space)
    }
    if let mark { append(mark) }
    glued = nil
    mark = nil
  }

  private static func isMark(_ character: Character) -> Bool { "»:;?!".contains(character) }

  private mutating func append(_ character: Character) {
    word.append(character)
    wordWidth += DisplayWidth.of(character)
  }

  mutating func finish() -> [String] {
    if mark != nil { settleMark(isFollowedBy: nil) }
    endWord()
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let gapWidth = DisplayWidth.of(gap)
    if lineWidth > 0, lineWidth + gapWidth + wordWidth > columns {
      lines.append(line)
      line = ""
      lineWidth = 0
    } else if lineWidth + gapWidth + wordWidth <= columns {
      line += gap
      lineWidth += gapWidth
    }
    line += word
    lineWidth += wordWidth
    gap = ""
    word = ""
    wordWidth = 0
  }

  /// Whether a line may end between two characters that no space parts.
  private static func canBreak(between left: Character, and right: Character) -> Bool {
    (isLetterOfItsOwn(left) || isLetterOfItsOwn(right))
      && !"（「『【〈《〔［｛".contains(left)
      && !"、。，．！？：；）」』】〉》〕］｝".contains(right)
  }

  /// Wide characters stand alone; only Korean writes words of them with spaces between.
  private static func isLetterOfItsOwn(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x231a else { return false }
    return !(0xac00...0xd7a3).contains(first.value) && DisplayWidth.of(character) == 2
  }
}
