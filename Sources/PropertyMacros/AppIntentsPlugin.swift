/// The compiler's plug-in: it is asked about macros on its standard input and answers on its output.
///
/// It speaks the compiler's plug-in protocol itself, so that the package needs no other package.
package enum AppIntentsPlugin {
  /// Answers the compiler until it has no more to ask.
  package static func run() throws {
    let channel = MessageChannel()
    while let request = try channel.receive() {
      try channel.send(response(to: request))
    }
  }

  /// The answer to a message of the compiler's.
  static func response(to request: PluginRequest) -> PluginResponse {
    switch request {
    case .getCapability: .capability
    case .expandAttachedMacro(let expansion): .expansion(of: expansion)
    case .unknown(let message):
      .failure("the plug-in of AppIntents was asked for something it does not know: \(message)")
    }
  }
}

extension PluginResponse {
  /// What a macro adds beside the property it is attached to, or why it cannot.
  fileprivate static func expansion(of request: PluginRequest.Expansion) -> PluginResponse {
    do {
      guard let expansion = try source(of: request) else {
        return .failure("AppIntents has no macro '\(request.macro.typeName)'")
      }
      return .expansion(expansion)
    } catch {
      return .failure(
        error.message,
        at: Position(
          fileName: request.declSyntax.location.fileName,
          offset: request.declSyntax.location.offset + error.offset
        )
      )
    }
  }

  /// The source that a macro adds; nil for a macro that is none of ours.
  private static func source(
    of request: PluginRequest.Expansion
  ) throws(MacroProblem) -> String? {
    let declaration = request.declSyntax.source
    if request.macro.typeName == "UnionValueMacro" {
      let type = request.extendedTypeSyntax?.source.trimmed ?? ""
      return try EnumDeclaration(declaration).unionExtension(of: type)
    }
    guard let macro = PropertyMacro(rawValue: request.macro.typeName) else { return nil }
    return try macro.expansion(
      of: PropertyDeclaration(declaration),
      arguments: AttributeArguments(request.attributeSyntax.source).text,
      owner: request.lexicalContext?.first.map { OwnerDeclaration($0.source) }
    )
  }
}
