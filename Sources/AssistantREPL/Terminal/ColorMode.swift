/// When the output may be coloured: the values of `--color`.
enum ColorMode: String, Sendable, Hashable, CaseIterable {
  /// Coloured on a terminal that can, unless the person's environment says no.
  case auto
  /// Coloured wherever it goes.
  case always
  /// Plain wherever it goes.
  case never

  /// Whether to colour, as the mode, the output and the person's environment say together.
  ///
  /// A `NO_COLOR` that is not empty and a `TERM` of `dumb` or none at all turn colours off in
  /// ``auto``.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - environment: The environment's variables.
  /// - Returns: Whether looks are to be written.
  func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
        && TerminalKind(environment: environment) == .capable
    }
  }
}

/// What a terminal can do, as far as `TERM` tells.
enum TerminalKind: Sendable, Hashable {
  /// It moves its cursor when told.
  case capable
  /// It prints what it gets, line after line.
  case dumb

  /// Reads the kind from the environment's variables.
  init(environment: [String: String]) {
    let isDumb = ["", "dumb", "unknown"].contains(environment["TERM"] ?? "")
    self = isDumb ? .dumb : .capable
  }
}

extension Arguments {
  /// When colour may be used.
  var colorMode: ColorMode { value(of: .color).flatMap(ColorMode.init) ?? .auto }
}
