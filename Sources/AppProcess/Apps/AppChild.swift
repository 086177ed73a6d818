import Foundation
import OrderedJSON
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A running process of an app: lines go in and come out until one of the two has had enough.
final class AppChild: Sendable {
  /// The longest line that is taken, in bytes.
  static let longestLine = 1 << 22
  /// How long a process may leave what is written to it unread, in milliseconds.
  static let writePatience: Int32 = 2_000

  let identifier: pid_t
  private let group: pid_t
  private let lifeline: Lifeline?
  private let input: Mutex<Int32>
  private let state = Mutex(State())

  private struct State {
    var diagnostics: [UInt8] = []
    var isReaped = false
  }

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - program: The program and its arguments.
  ///   - folder: Where it begins.
  ///   - receive: Takes each line, on a thread of its own; false ends the process.
  ///   - end: Takes the reason for the end, once.
  /// - Throws: Why it could not be started.
  init(
    _ program: [String],
    folder: String,
    receive: @escaping @Sendable (AppChild, ArraySlice<UInt8>) -> Bool,
    end: @escaping @Sendable (AppChild, BrokenConnection) -> Void
  ) throws(SpawnFailure) {
    let child = try ChildProcess(program, folder: folder)
    identifier = child.identifier
    input = Mutex(child.input)
    group = child.group
    lifeline = child.lifeline
    let (output, diagnostics) = (child.output, child.diagnostics)
    for descriptor in [output, diagnostics] { _ = fcntl(descriptor, F_SETFL, 0) }
    let complaints = DispatchSemaphore(value: 0)
    Thread {
      self.keep(diagnostics)
      complaints.signal()
    }.start()
    Thread {
      let reason = self.read(output, receive)
      _ = systemClose(output)
      self.kill()
      // What it complained about at last explains its end; grandchildren may keep the pipe open.
      _ = complaints.wait(timeout: .now() + .milliseconds(200))
      end(self, reason ?? .ended(lastLine: self.lastComplaint))
    }.start()
  }

  /// Writes a line; false when the process does not take it.
  func send(_ message: JSON) -> Bool {
    var rest = Array((message.text + "\n").utf8)[...]
    return input.withLock { input in
      guard input >= 0 else { return false }
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { bytes in
          unsafe systemWrite(input, bytes.baseAddress, bytes.count)
        }
        if count > 0 {
          rest = rest.dropFirst(count)
          continue
        }
        if errno == EINTR { continue }
        guard errno == EAGAIN else { return false }
        var polled = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        guard unsafe poll(&polled, 1, Self.writePatience) > 0 else { return false }
      }
      return true
    }
  }

  /// Ends the process and everything it started.
  func kill() {
    input.withLock { input in
      if input >= 0 { _ = systemClose(input) }
      input = -1
    }
    let isFirst = state.withLock { state in
      defer { state.isReaped = true }
      return !state.isReaped
    }
    guard isFirst else { return }
    _ = systemKill(-group, SIGTERM)
    let (identifier, group, lifeline) = (identifier, group, lifeline)
    Thread {
      defer { lifeline?.letGo() }
      var status: Int32 = 0
      for _ in 0..<100 {
        if unsafe waitpid(identifier, &status, WNOHANG) != 0 { return }
        usleep(5_000)
      }
      _ = systemKill(-group, SIGKILL)
      _ = unsafe waitpid(identifier, &status, 0)
    }.start()
  }

  private var lastComplaint: String? {
    state.withLock { ProgramText.lastLine(of: $0.diagnostics) }
  }

  /// Keeps the end of what the process complains about.
  private func keep(_ descriptor: Int32) {
    defer { _ = systemClose(descriptor) }
    var piece = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = unsafe systemRead(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      state.withLock { state in
        state.diagnostics += piece[..<count]
        let excess = state.diagnostics.count - ProgramRun.mostDiagnostics
        if excess > 0 { state.diagnostics.removeFirst(excess) }
      }
    }
  }

  /// Reads until the end; the reason where that is not the process's own.
  private func read(
    _ descriptor: Int32,
    _ receive: (AppChild, ArraySlice<UInt8>) -> Bool
  ) -> BrokenConnection? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var line: [UInt8] = []
    while true {
      let count = unsafe systemRead(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      var rest = piece[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        rest = rest[(end + 1)...]
        guard line.count <= Self.longestLine else { return .longLine }
        if !line.isEmpty, !receive(self, line[...]) { return nil }
        line.removeAll(keepingCapacity: line.count <= 65_536)
      }
      line += rest
      guard line.count <= Self.longestLine else { return .longLine }
    }
  }
}

private func systemKill(_ identifier: pid_t, _ signal: Int32) -> Int32 { kill(identifier, signal) }
