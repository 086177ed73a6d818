#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A terminal whose keys arrive one by one, unechoed, for as long as the value lives.
///
/// The former mode comes back when the value goes out of scope. A program that ends another way would
/// leave the terminal deaf, so with ``SignalGuard`` it also comes back on `exit` and when a signal ends
/// or stops the process. This is the only file that knows `termios`.
///
/// What changes: no echo, no line editing, no signals from keys, no flow control, carriage returns stay
/// what they are. Output is still translated, so that other text may be printed meanwhile.
struct RawMode: ~Copyable {
  private let descriptor: Int32
  private let former: TerminalMode
  private let isGuarded: Bool

  /// Changes the terminal's mode; nil when the descriptor is no terminal.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal.
  ///   - guarded: Whether signals and the program's end restore the mode too; only one value of a
  ///     process can be guarded at a time.
  init?(descriptor: Int32, guarded: Bool) {
    guard let former = TerminalMode(of: descriptor) else { return nil }
    let raw = former.raw
    if guarded { SignalGuard.begin(descriptor: descriptor, former: former, raw: raw) }
    guard raw.apply(to: descriptor) else {
      if guarded { SignalGuard.end() }
      return nil
    }
    if guarded { SignalGuard.keysAreSignals(false) }
    self.descriptor = descriptor
    self.former = former
    self.isGuarded = guarded
  }

  deinit {
    if isGuarded { SignalGuard.keysAreSignals(true) }
    _ = former.apply(to: descriptor)
    if isGuarded { SignalGuard.end() }
  }
}

/// A terminal's settings.
struct TerminalMode {
  private var settings: termios

  /// Reads the settings; nil when the descriptor is no terminal.
  init?(of descriptor: Int32) {
    settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return nil }
  }

  /// Whether the terminal shows what is typed by itself.
  var isEchoing: Bool { settings.c_lflag & tcflag_t(ECHO) != 0 }

  /// The same terminal with its keys arriving one by one.
  var raw: TerminalMode {
    var result = self
    result.settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    result.settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    result.settings.c_cflag |= tcflag_t(CS8)
    unsafe withUnsafeMutableBytes(of: &result.settings.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    return result
  }

  /// Makes the settings the terminal's; safe to call from a signal handler.
  func apply(to descriptor: Int32) -> Bool {
    var copy = settings
    while unsafe tcsetattr(descriptor, TCSANOW, &copy) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }
}
