/// The editing of one line, from the first key to the last, without a terminal.
///
/// Keys go in through ``handle(_:)``, what is to be seen comes out of ``frame``. Besides the plain keys there
/// are three ways to be helped: walking through former lines that begin like this one, cycling through
/// completions, and searching former lines; the first two end with any other key.
struct EditSession: Sendable {
  /// The line.
  var buffer: LineBuffer
  /// What the keys mean just now.
  var mode = Mode.editing
  /// What was cut last, for Ctrl-Y.
  var cut = ""
  /// Whether the last key cut something, so that the next cut joins it.
  var isCutting = false

  /// The most bytes of a line: each key looks at all of it, and must be quick.
  static let longestLine = 1 << 16

  let prompt: String
  let searchLabel: String
  let history: History
  let completion: LineCompletion
  /// Whether a suggestion can be told from what is typed.
  let showsSuggestions: Bool

  /// Begins a line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the line.
  ///   - text: What is typed already.
  ///   - history: Former lines.
  ///   - completion: How lines go on.
  ///   - showsSuggestions: Whether to suggest faintly how the line goes on.
  ///   - searchLabel: What the prompt is while former lines are searched.
  init(
    prompt: String,
    text: String = "",
    history: History = History(),
    completion: LineCompletion = .none,
    showsSuggestions: Bool = true,
    searchLabel: String = "search"
  ) {
    buffer = LineBuffer(text)
    self.prompt = prompt
    self.history = history
    self.completion = completion
    self.showsSuggestions = showsSuggestions
    self.searchLabel = searchLabel
  }

  /// What the keys mean.
  enum Mode: Sendable, Hashable {
    case editing
    /// Former lines are walked through; the place is that of the one shown.
    case browsing(typed: LineBuffer, place: Int)
    /// Candidates are cycled through; without a choice what was typed is shown.
    case completing(typed: LineBuffer, candidates: [String], choice: Int?)
    /// Former lines are searched; the place is that of the one found.
    case searching(typed: LineBuffer, query: String, place: Int?)
  }

  /// What follows from a key.
  enum Outcome: Sendable, Hashable {
    /// The line goes on.
    case edited
    /// The key could do nothing here.
    case refused
    /// The line is complete.
    case submitted(String)
    /// The person wants out.
    case interrupted
    /// The person has nothing more to say.
    case endOfInput
    /// The screen is to be cleared.
    case clearsScreen
    /// The program is to be stopped until the shell continues it.
    case suspends
  }
}

// MARK: - Keys

extension EditSession {
  /// Does what a key means.
  mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .control("c"): return .interrupted
    case .control("z"): return .suspends
    case .control("l"): return .clearsScreen
    default: break
    }
    if case .searching = mode, let outcome = search(key) { return outcome }
    switch key {
    case .tab: return complete(forward: true)
    case .backTab: return complete(forward: false)
    case .up, .control("p"): return browse(older: true)
    case .down, .control("n"): return browse(older: false)
    case .escape, .control("g"): return goBack()
    case .control("r"): return beginSearch()
    default: break
    }
    mode = .editing
    return edit(key)
  }

  private mutating func edit(_ key: Key) -> Outcome {
    let wasCutting = isCutting
    isCutting = false
    switch key {
    case .text(let text): return insert(text) { $0.insert($1) }
    case .paste(let text): return insert(text) { $0.paste($1) }
    case .enter: return .submitted(buffer.text)
    case .backspace: return change { $0.deleteLeft() }
    case .delete: return change { $0.deleteRight() }
    case .control("d"): return deleteOrEnd()
    case .control("t"): return change { $0.transpose() }
    case .control("k"): cut(joining: wasCutting, after: true) { $0.cutToEnd() }
    case .control("u"): cut(joining: wasCutting, after: false) { $0.cutToStart() }
    case .control("w"): cut(joining: wasCutting, after: false) { $0.cutToSpaceLeft() }
    case .deleteWordLeft: cut(joining: wasCutting, after: false) { $0.cutWordLeft() }
    case .deleteWordRight, .alt("d"): cut(joining: wasCutting, after: true) { $0.cutWordRight() }
    case .control("y"): return insert(cut) { $0.paste($1) }
    default: return move(key)
    }
    return .edited
  }

  /// Puts in as much as the line has room for.
  private mutating func insert(
    _ text: String,
    by insert: (inout LineBuffer, String) -> Void
  ) -> Outcome {
    let room = Self.longestLine - buffer.text.utf8.count
    if text.utf8.count <= room {
      insert(&buffer, text)
      return .edited
    }
    let fitting = text.utf8.prefix(max(0, room))
    let unfinished = UTF8Tail.unfinishedCount(of: fitting)
    insert(&buffer, String(decoding: fitting.dropLast(unfinished), as: UTF8.self))
    return .refused
  }

  private mutating func move(_ key: Key) -> Outcome {
    switch key {
    case .left, .control("b"): return change { $0.move(by: -1) }
    case .right, .control("f"): return moveRight { $0.move(by: 1) }
    case .home, .control("a"): buffer.moveToStart()
    case .end, .control("e"): _ = moveRight { $0.moveToEnd() }
    case .wordLeft, .alt("b"): return change { $0.moveWordLeft() }
    case .wordRight, .alt("f"): return moveRight { $0.moveWordRight() }
    default: return .refused
    }
    return .edited
  }

  private mutating func change(_ body: (inout LineBuffer) -> Void) -> Outcome {
    let before = buffer
    body(&buffer)
    return buffer == before ? .refused : .edited
  }

  /// At the line's end there is only the suggestion to move into.
  private mutating func moveRight(_ body: (inout LineBuffer) -> Void) -> Outcome {
    guard buffer.isAtEnd, let suggestion else { return change(body) }
    buffer = LineBuffer(suggestion.line)
    return .edited
  }

  private mutating func cut(
    joining: Bool,
    after: Bool,
    _ body: (inout LineBuffer) -> String
  ) {
    let removed = body(&buffer)
    if !joining { cut = removed } else if after { cut += removed } else { cut = removed + cut }
    isCutting = true
  }

  private mutating func deleteOrEnd() -> Outcome {
    buffer.isEmpty ? .endOfInput : change { $0.deleteRight() }
  }

  /// Gives back what was typed before the help began.
  private mutating func goBack() -> Outcome {
    switch mode {
    case .editing: return .refused
    case .browsing(let typed, _), .completing(let typed, _, _), .searching(let typed, _, _):
      buffer = typed
      mode = .editing
      return .edited
    }
  }
}
