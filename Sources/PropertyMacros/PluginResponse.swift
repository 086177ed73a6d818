/// What the plug-in answers.
enum PluginResponse: Encodable, Equatable {
  case capability
  /// Source, or what is wrong with the declaration.
  case expansion(source: String?, diagnostics: [Diagnostic])

  /// An error at a place in a source file.
  struct Diagnostic: Encodable, Equatable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Position] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  /// A place in a source file.
  struct Position: Encodable, Equatable {
    var fileName: String
    /// In bytes from the start of the file.
    var offset: Int
  }

  static func expansion(_ source: String) -> PluginResponse {
    .expansion(source: source, diagnostics: [])
  }

  static func failure(
    _ message: String,
    at position: Position = Position(fileName: "", offset: 0)
  ) -> PluginResponse {
    .expansion(source: nil, diagnostics: [Diagnostic(message: message, position: position)])
  }

  private struct Capability: Encodable {
    var protocolVersion = 7
    var features: [String] = []
  }

  private struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .capability:
      try container.encode(["getCapabilityResult": ["capability": Capability()]])
    case .expansion(let source, let diagnostics):
      let expansion = Expansion(expandedSource: source, diagnostics: diagnostics)
      try container.encode(["expandMacroResult": expansion])
    }
  }
}
