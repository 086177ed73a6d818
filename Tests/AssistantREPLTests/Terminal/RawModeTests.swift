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
      print("\u{1b}[?2004h", terminator: "")
      raise(number)
      _ = consume mode
    }
    #expect(isEchoing(terminal.descriptor) == true)
  }

  @Test func `exit leaves the terminal as it was`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
      let descriptor = openTerminal(path)
      let mode = RawMode(descriptor: descriptor, guarded: true)
      guard mode != nil, TerminalMode(of: descriptor)?.isEchoing == false else { exit(4) }
      exit(3)
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
      raise(SIGTERM)
      exit(1)
    }
  }

  @Test func `a program's own handler runs after the terminal is itself again`() async throws {
    let terminal = try PseudoTerminal()
    await #expect(processExitsWith: .exitCode(7)) { [path = terminal.path as String] in
      signal(SIGTERM) { _ in _exit(7) }
      let mode = RawMode(descriptor: openTerminal(path), guarded: true)
      raise(SIGTERM)
      _ = consume mode
      exit(1)
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
