import AssistantKit
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads lines from a person at a terminal, who edits them as they are used to.
///
/// It ties the pieces together: ``TerminalInput`` brings keys, ``EditSession`` knows what they mean,
/// ``LineRenderer`` says what to write. Between two lines the terminal is in its usual mode. What is typed
/// meanwhile waits for the next line.
///
/// ```swift
/// let editor = LineEditor(terminal: .standard(environment: environment, style: style))
/// while case .line(let text) = await editor.readLine(prompt: "> ") { … }
/// ```
actor LineEditor {
  private let terminal: Terminal
  private let input: TerminalInput
  private let output: ByteOutput
  private var renderer: LineRenderer
  private var history: History
  private let historyFile: HistoryFile?
  /// The line being read, if there is one.
  private var session: EditSession?
  /// Whether the shell was asked to stop the job, so that the screen is the shell's.
  private var isSuspended = false
  /// Keys that came after the end of a line.
  private var pending: ArraySlice<Key> = []
  /// The lines of a paste behind the first, each of which is entered when its turn comes.
  private var queue: ArraySlice<String> = []
  /// The line below everything else that comes and goes, such as a progress bar.
  private var status: AttributedLine?
  /// Whether what was pasted is not wanted any more.
  private let dropsQueue = Mutex(false)
  /// Whether the terminal has shown Ctrl-C in the row of the cursor.
  private let hasShownInterrupt = Mutex(false)

  /// Why the last line could not be written to the history file.
  private(set) var historyFailure: HistoryFile.Failure?

  /// Makes an editor and begins to listen for keys.
  ///
  /// - Parameters:
  ///   - terminal: Where the person is.
  ///   - historyFile: Where lines are kept between runs; nil keeps them for this run only.
  init(terminal: Terminal, historyFile: HistoryFile? = nil) {
    self.terminal = terminal
    self.historyFile = historyFile
    input = TerminalInput(descriptor: terminal.input, watchesSignals: terminal.isOwnedByProcess)
    output = ByteOutput(descriptor: terminal.output)
    renderer = LineRenderer(style: terminal.style)
    history = History(
      lines: historyFile?.load() ?? [],
      limit: historyFile?.limit ?? 1_000
    )
  }

  /// What became of a line.
  enum Result: Sendable, Hashable {
    /// It was entered.
    case line(String)
    /// The person pressed Ctrl-C, or the task was cancelled; whether anything was typed.
    case interrupted(hasText: Bool)
    /// The person pressed Ctrl-D on an empty line, or the terminal is gone.
    case endOfInput
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the line.
  ///   - text: What is typed already.
  ///   - completion: How lines go on.
  ///   - remembering: Whether the line becomes part of the history.
  ///   - searchLabel: What the prompt is while former lines are searched.
  /// - Returns: The line, or why there is none.
  func readLine(
    prompt: String,
    text: String = "",
    completing completion: LineCompletion = .none,
    remembering: Bool = true,
    searchLabel: String = "search"
  ) async -> Result {
    guard let rawMode = RawMode(descriptor: terminal.input, guarded: terminal.isOwnedByProcess)
    else { return .endOfInput }
    show(status: nil)
    if let line = nextOfPaste() {
      output.write(renderer.finish(LineFrame(prompt: prompt, before: line), size: size))
      if remembering { remember(line) }
      return .line(line)
    }
    output.write(Self.pasteOn)
    session = EditSession(
      prompt: prompt,
      text: text,
      history: history,
      completion: completion,
      showsSuggestions: terminal.style.isColored,
      searchLabel: searchLabel
    )
    var result = await editLine()
    var last = session?.finalFrame ?? LineFrame()
    if case .line = result, let lines = session?.buffer.lines, lines.count > 1 {
      // Each line is shown again with its answer, so this frame keeps the first one only.
      queue = lines.dropFirst()
      last.before = lines[0]
      result = .line(lines[0])
    }
    session = nil
    // Who sees the end of the line may press Ctrl-C at once, which has to be a signal by then.
    _ = consume rawMode
    output.write(renderer.finish(last, size: size) + Self.pasteOff)
    if remembering, case .line(let line) = result { remember(line) }
    return result
  }

  /// Writes lines above the line that is being read, or simply writes them when none is.
  ///
  /// - Parameter text: What to write; it must be harmless to terminals already.
  func printAbove(_ text: String) {
    let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let above = freshRow() + (session == nil && status == nil ? "" : renderer.erase(size: size))
    let broken = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let below = shownFrame.map { renderer.draw($0, size: size) } ?? ""
    output.write(above + broken + "\r\n" + below)
  }

  /// Shows a line below everything else while no line is read, in place of the last one; nil takes it away.
  func show(status line: AttributedLine?) {
    guard session == nil, line != status else { return }
    let above = freshRow() + (status == nil ? "" : renderer.erase(size: size))
    status = line
    output.write(above + (shownFrame.map { renderer.draw($0, size: size) } ?? ""))
  }

  /// Calls a handler on each Ctrl-C instead of ending the program; nil ends that.
  ///
  /// While a line is read Ctrl-C is a key as ever.
  nonisolated func onInterrupt(_ handler: (@Sendable () -> Void)?) {
    guard let handler else { return input.onInterrupt(nil) }
    input.onInterrupt {
      self.hasShownInterrupt.withLock { $0 = true }
      self.dropsQueue.withLock { $0 = true }
      handler()
    }
  }
}

extension LineEditor {
  /// Draws the line anew for another size, as the system asks for by a signal.
  func noteResize() {
    input.noteResize()
  }

  private static let pasteOn = "\u{1b}[?2004h"
  private static let pasteOff = "\u{1b}[?2004l"
  private static let bell = "\u{7}"

  private var size: TerminalSize {
    TerminalSize(descriptor: terminal.output, environment: terminal.environment)
  }

  /// What is to be seen below what was printed.
  private var shownFrame: LineFrame? {
    session?.frame ?? status.map { LineFrame(status: $0) }
  }

  /// Moves away from where the terminal has shown Ctrl-C.
  private func freshRow() -> String {
    let isSpoilt = hasShownInterrupt.withLock { isShown in
      defer { isShown = false }
      return isShown
    }
    // A status line goes with what stands behind it.
    guard isSpoilt, status == nil else { return "" }
    renderer.forget()
    return "\r\n"
  }

  /// The next line of a paste; nil where there is none, or the person interrupted what one of them began.
  private func nextOfPaste() -> String? {
    let isUnwanted = dropsQueue.withLock { drops in
      defer { drops = false }
      return drops
    }
    if isUnwanted { queue = [] }
    return queue.popFirst()
  }

  private func editLine() async -> Result {
    if let result = handlePending() { return result }
    redraw()
    while let first = await input.events.next() {
      var event: TerminalEvent? = first
      // What came meanwhile is done first: drawing after every piece of a flood would be slow.
      while let current = event {
        if let result = handle(current) { return result }
        event = input.events.nextIfReady()
      }
      redraw()
    }
    return Task.isCancelled ? interrupted : .endOfInput
  }

  private func handle(_ event: TerminalEvent) -> Result? {
    isSuspended = false
    switch event {
    case .keys(let keys):
      pending += keys
      return handlePending()
    case .resized:
      return nil
    case .continued:
      renderer.forget()
      output.write("\r" + Self.pasteOn)
      return nil
    }
  }

  /// Does what the keys mean until one of them ends the line.
  private func handlePending() -> Result? {
    while let key = pending.popFirst() {
      switch session?.handle(key) {
      case .submitted(let line): return .line(line)
      case .interrupted, nil: return interrupted
      case .endOfInput: return .endOfInput
      case .refused: output.write(Self.bell)
      case .clearsScreen: output.write(renderer.clearScreen())
      case .suspends: suspend()
      case .edited: break
      }
    }
    return nil
  }

  private var interrupted: Result {
    .interrupted(hasText: session?.buffer.isEmpty == false)
  }

  /// Stops the whole job as Ctrl-Z does; its handler restores the mode, and wakes us afterwards.
  private func suspend() {
    guard terminal.isOwnedByProcess else { return }
    output.write(renderer.erase(size: size))
    isSuspended = true
    kill(0, SIGTSTP)
  }

  private func redraw() {
    guard let session, !isSuspended else { return }
    output.write(renderer.draw(session.frame, size: size))
  }

  private func remember(_ line: String) {
    guard history.add(line), let historyFile else { return }
    do {
      try historyFile.append(line)
    } catch {
      historyFailure = error
    }
  }
}
