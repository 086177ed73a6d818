import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A real terminal device without a screen: tests type into it and see what a person would see.
///
/// ```swift
/// let terminal = try PseudoTerminal(columns: 80, rows: 24)
/// try terminal.spawn(executable, arguments: ["--locale", "ko"])
/// try await terminal.wait { $0.text.contains(">") }
/// terminal.send("open dune\r")
/// ```
///
/// Nothing sleeps: whoever waits is woken by output. When there will be none is told by turns and not by the
/// clock, for on a busy machine minutes may pass in which nobody could do anything.
public final class PseudoTerminal: Sendable {
  /// The end that a program reads from and writes to.
  public let descriptor: Int32
  /// The device's path.
  public let path: String

  private let output: Output

  /// Opens a terminal.
  ///
  /// - Parameters:
  ///   - columns: The cells of a row.
  ///   - rows: The rows of the screen.
  ///   - silence: The turns without any output after which waiting fails: in each of them everything that
  ///     was ready to run has run, and a second went by for other processes.
  /// - Throws: ``SystemError`` when the system has no terminal to give.
  public init(columns: Int = 80, rows: Int = 24, silence: Int = 300) throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    var size = Self.size(columns: columns, rows: rows)
    guard unsafe openpty(&controller, &terminal, nil, nil, &size) == 0 else {
      throw SystemError(call: "openpty", code: errno)
    }
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
    _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
    // `ttyname` has one buffer for all tests, which run at the same time.
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let code = unsafe ttyname_r(terminal, &name, name.count)
    guard code == 0 else { throw SystemError(call: "ttyname_r", code: code) }
    descriptor = terminal
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let output = Output(
      controller: controller,
      screen: ScreenModel(columns: columns, rows: rows)
    )
    self.output = output
    let thread = Thread { output.read(silence: silence) }
    thread.start()
  }

  deinit {
    close(descriptor)
  }

  /// A call of the system that failed.
  public struct SystemError: Error {
    /// The call.
    public var call: String
    /// The error number.
    public var code: Int32
  }

  /// What was hoped for did not come to the screen.
  public struct Disappointment: Error, CustomStringConvertible {
    /// What the screen showed instead.
    public var screen: ScreenModel
    /// The screen's text, so that a failing test shows it.
    public var description: String { "The screen never showed it, but:\n\(screen.text)" }
  }
}

// MARK: - What a person does

extension PseudoTerminal {
  /// Types text; control characters are keys: `\r` is Enter, `\u{3}` Ctrl-C, `\u{1b}` Escape.
  public func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Types bytes.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe write(output.controller, $0.baseAddress, $0.count)
      }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Gives the terminal another size; its programs are told by a signal.
  public func resize(columns: Int, rows: Int) {
    output.resize(columns: columns, rows: rows)
    var size = Self.size(columns: columns, rows: rows)
    _ = unsafe ioctl(output.controller, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the screen is as hoped for.
  ///
  /// - Parameter condition: What is hoped for.
  /// - Returns: The screen that satisfied the condition.
  /// - Throws: ``Disappointment`` when nothing comes for long, or nothing can come any more.
  @discardableResult
  public func wait(
    until condition: @escaping @Sendable (ScreenModel) -> Bool
  ) async throws
    -> ScreenModel
  {
    try await output.wait { screen, _ in condition(screen) }
  }

  /// Waits until what came so far is as hoped for.
  ///
  /// What a screen shows for a moment only is found so too, however late somebody looks.
  ///
  /// - Parameter condition: What is hoped for of all that came, in the order in which it came.
  /// - Returns: All that came.
  /// - Throws: ``Disappointment`` when nothing comes for long, or nothing can come any more.
  @discardableResult
  public func wait(
    untilRecorded condition: @escaping @Sendable (String) -> Bool
  ) async throws
    -> String
  {
    try await output.wait { condition(String(decoding: $1, as: UTF8.self)) }
    return recorded
  }

  /// Waits until a text is on the screen.
  @discardableResult
  public func wait(for text: String) async throws -> ScreenModel {
    try await wait { $0.text.contains(text) }
  }

  /// Waits until the assistant reads keys at an empty prompt.
  ///
  /// Ctrl-D that comes a moment earlier, while the terminal changes its mode, may be lost.
  public func waitForPrompt() async throws {
    try await wait { $0.modes.contains(2004) && $0.lines.last == ">" }
  }

  /// What is on the screen now.
  public var screen: ScreenModel { output.screen }

  /// All that came so far, with everything that commands a terminal.
  public var recorded: String { String(decoding: output.bytes, as: UTF8.self) }

  private static func size(columns: Int, rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}

/// The other end of the terminal, and what came out of it.
private final class Output: Sendable {
  let controller: Int32
  private let state: Mutex<State>

  private struct State {
    var screen: ScreenModel
    var bytes: [UInt8] = []
    var waiters: [Waiter] = []
    var isEnded = false
    /// The turns since the last output, and whether one is under way.
    var turns = 0
    var isInTurn = false
  }

  /// What is hoped for of the screen and of all that came.
  typealias Condition = @Sendable (ScreenModel, [UInt8]) -> Bool

  private struct Waiter {
    let condition: Condition
    let continuation: CheckedContinuation<ScreenModel, any Error>
  }

  init(controller: Int32, screen: ScreenModel) {
    self.controller = controller
    state = Mutex(State(screen: screen))
  }

  deinit {
    close(controller)
  }

  var screen: ScreenModel { state.withLock { $0.screen } }

  var bytes: [UInt8] { state.withLock { $0.bytes } }

  func resize(columns: Int, rows: Int) {
    state.withLock { $0.screen.resize(columns: columns, rows: rows) }
  }

  @discardableResult
  func wait(until condition: @escaping Condition) async throws -> ScreenModel {
    try await withCheckedThrowingContinuation { continuation in
      let result: Result<ScreenModel, any Error>? = state.withLock { state in
        if condition(state.screen, state.bytes) { return .success(state.screen) }
        if state.isEnded { return .failure(PseudoTerminal.Disappointment(screen: state.screen)) }
        state.waiters.append(Waiter(condition: condition, continuation: continuation))
        return nil
      }
      if let result { continuation.resume(with: result) }
    }
  }

  /// Shows what comes until nothing can come any more; runs on a thread of its own.
  func read(silence: Int) {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, 1_000) > 0 else {
        if isSilent(for: silence), !disappoint(isEnded: false) { break }
        continue
      }
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe systemRead(controller, $0.baseAddress, $0.count)
      }
      guard count > 0 else { break }
      show(Array(buffer[..<count]))
    }
    _ = disappoint(isEnded: true)
  }

  /// Whether nothing came for so many turns; begins the next turn.
  ///
  /// A turn is over when a task has run that waited behind all that were ready before it.
  private func isSilent(for silence: Int) -> Bool {
    let (isSilent, begins) = state.withLock { state in
      if state.turns >= silence {
        state.turns = 0
        return (true, false)
      }
      defer { state.isInTurn = true }
      return (false, !state.isInTurn)
    }
    if begins {
      Task.detached { [weak self] in
        self?.state.withLock { state in
          state.turns += 1
          state.isInTurn = false
        }
      }
    }
    return isSilent
  }

  private func show(_ bytes: [UInt8]) {
    let (happy, screen) = state.withLock { state in
      state.turns = 0
      state.screen.feed(bytes)
      state.bytes += bytes
      let (screen, bytes) = (state.screen, state.bytes)
      let waiters = state.waiters.map { ($0, isHappy: $0.condition(screen, bytes)) }
      state.waiters = waiters.filter { !$0.isHappy }.map(\.0)
      return (waiters.filter(\.isHappy).map(\.0), screen)
    }
    for waiter in happy { waiter.continuation.resume(returning: screen) }
  }

  /// Fails whoever waits; says whether to go on.
  private func disappoint(isEnded: Bool) -> Bool {
    let (waiters, screen) = state.withLock { state in
      defer { state.waiters = [] }
      state.isEnded = isEnded
      return (state.waiters, state.screen)
    }
    for waiter in waiters {
      waiter.continuation.resume(throwing: PseudoTerminal.Disappointment(screen: screen))
    }
    return !isEnded
  }
}

private func systemRead(
  _ descriptor: Int32,
  _ bytes: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}
