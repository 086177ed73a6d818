import Foundation
import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct RawModeTests {
  private func isEchoing(_ descriptor: Int32) -> Bool? {
    TerminalMode(of: descriptor)?.isEchoing
  }

  @Test func `the former mode comes back with the end of the scope`() throws {
    let terminal = try PseudoTerminal()
    do {
      let mode = RawMode(descriptor: terminal.descriptor, guarded: false)
      #expect(isEchoing(terminal.descriptor) == false)
      _ = consume mode
    }
    #expect(isEchoing(terminal.descriptor) == true)
  }

  @Test func `what is no terminal has no mode`() {
    let pipe = Pipe()
    if RawMode(descriptor: pipe.fileHandleForReading.fileDescriptor, guarded: false) != nil {
      Issue.record("a pipe has a mode")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the program leaves the terminal as it was`(number: Int32) async throws {
    let terminal = try PseudoTerminal()
    await #expect(
      processExitsWith: .signal(number)
    ) { [path = terminal.path as String, number = number as Int32] in
      let descriptor = openTerminal(path)
      let mode = RawMode(descriptor: descriptor, guarded: true)
      die(of: number)
      _ = consume mode
    }
    #expect(isEchoing(terminal.descriptor) == true)
  }

  @Test func `exit leaves the terminal as it was`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
      let descriptor = openTerminal(path)
      let mode = RawMode(descriptor: descriptor, guarded: true)
      end(with: TerminalMode(of: descriptor)?.isEchoing == false ? 3 : 4)
      _ = consume mode
    }
    #expect(isEchoing(terminal.descriptor) == true)
  }

  @Test func `a program's own signal handler is back after the line`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
      signal(SIGTERM) { _ in _exit(7) }
      let descriptor = openTerminal(path)
      do {
        let mode = RawMode(descriptor: descriptor, guarded: true)
        _ = consume mode
      }
      die(of: SIGTERM)
    }
  }

  @Test func `a program's own handler runs after the terminal is itself again`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
      signal(SIGTERM) { _ in _exit(7) }
      let mode = RawMode(descriptor: openTerminal(path), guarded: true)
      die(of: SIGTERM)
      _ = consume mode
    }
    #expect(isEchoing(terminal.descriptor) == true)
  }

  @Test func `the window's size is asked of the terminal, then of the environment`() throws {
    let terminal = try PseudoTerminal(columns: 33, rows: 7)
    #expect(
      TerminalSize(descriptor: terminal.descriptor, environment: ["COLUMNS": "99"])
        == TerminalSize(columns: 33, rows: 7)
    )
    #expect(
      TerminalSize(descriptor: -1, environment: ["COLUMNS": "99", "LINES": "x"])
        == TerminalSize(columns: 99, rows: 24)
    )
    #expect(
      TerminalSize(descriptor: -1, environment: ["COLUMNS": "-3"]) == TerminalSize.standard
    )
  }
}

/// Opens a terminal without making it the controlling one.
private func openTerminal(_ path: String) -> Int32 {
  unsafe open(path, O_RDWR | O_NOCTTY)
}

/// Sends this process a signal and gives it time to end by it.
///
/// The threads that tests run on block signals, so the signal must go to the process and not to the thread.
private func die(of number: Int32) {
  kill(getpid(), number)
  var nothing: [pollfd] = []
  _ = unsafe poll(&nothing, 0, 600_000)
}

/// Ends the process, though the compiler does not know it: what follows keeps values alive until then.
private func end(with code: Int32) {
  exit(code)
}
