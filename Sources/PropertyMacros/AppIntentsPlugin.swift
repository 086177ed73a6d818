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
    case .expandFreestandingMacro(let expansion): .freestanding(expansion)
    case .unknown(let message):
      .failure("the plug-in of AppIntents was asked for something it does not know: \(message)")
    }
  }
}

extension PluginResponse {
  /// What stands in the place of a macro that stands for itself.
  fileprivate static func freestanding(_ request: PluginRequest.Freestanding) -> PluginResponse {
    switch request.macro.typeName {
    case "PreviewMacro": .expansion("")
    case "RuleMacro":
      // `#Rule(Self.$count) { $0 > 3 }` is the making of a condition by that name.
      .expansion("Tips." + (request.syntax?.source.trimmed.drop { $0 != "R" } ?? "Rule()"))
    case let name: .failure("AppIntents has no macro '\(name)'")
    }
  }

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
      let union = try EnumDeclaration(declaration)
      if request.macroRole == "member" {
        return TypeDeclaration(declaration)?.declares("Cases") == true ? "" : union.unionCases()
      }
      let list = request.conformanceListSyntax?.source ?? ""
      return union.unionExtension(
        of: request.extendedTypeSyntax?.source.trimmed ?? "",
        isNamed: list.contains("AppUnionValue")
      )
    }
    if let macro = SchemaMacro(rawValue: request.macro.typeName) {
      return try source(of: macro, request)
    }
    if let source = try modelSource(of: request) { return source }
    guard let macro = PropertyMacro(rawValue: request.macro.typeName) else { return nil }
    return try macro.expansion(
      of: PropertyDeclaration(declaration),
      arguments: AttributeArguments(request.attributeSyntax.source).text,
      owner: request.lexicalContext?.first.map { OwnerDeclaration($0.source) }
    )
  }
}

extension PluginResponse {
  /// The source that a macro about a schema adds in one of its roles.
  private static func source(
    of macro: SchemaMacro,
    _ request: PluginRequest.Expansion
  ) throws(MacroProblem) -> String {
    let declaration = request.declSyntax.source
    let schema = SchemaMacro.schema(in: AttributeArguments(request.attributeSyntax.source).text)
    switch request.macroRole {
    case "memberAttribute":
      return MemberDeclaration(declaration).map { macro.attribute(of: $0, schema: schema) } ?? ""
    case "member":
      guard let type = TypeDeclaration(declaration) else { throw MacroProblem(.isNoEnum, at: 0) }
      return try macro.members(of: type, schema: schema)
    default: return conformance(of: request)
    }
  }

  /// The source that a macro of another framework's adds; nil for a macro that is none of these.
  private static func modelSource(
    of request: PluginRequest.Expansion
  ) throws(MacroProblem) -> String? {
    let declaration = request.declSyntax.source
    switch request.macro.typeName {
    case "NoteMacro": return ""
    case "EntryMacro" where request.macroRole == "accessor":
      return try ModelMacro.entryAccessors(of: declaration)
    case "EntryMacro": return try ModelMacro.entryKey(of: declaration)
    case "ModelMacro" where request.macroRole == "member":
      guard let type = TypeDeclaration(declaration) else { throw MacroProblem(.isNoModel, at: 0) }
      return try ModelMacro.members(of: type)
    case "ModelActorMacro" where request.macroRole == "member":
      guard let type = TypeDeclaration(declaration) else { throw MacroProblem(.isNoModel, at: 0) }
      return ModelMacro.actorMembers(of: type)
    case "ModelMacro", "ModelActorMacro", "ConformanceMacro": return conformance(of: request)
    default: return nil
    }
  }

  /// The extension that makes a type conform to what it does not conform to yet.
  private static func conformance(of request: PluginRequest.Expansion) -> String {
    // The compiler writes the protocols as those of a type that there is not: `struct _: A, B {}`.
    let list = request.conformanceListSyntax?.source ?? ""
    let protocols = list.drop { $0 != ":" }.dropFirst().prefix { $0 != "{" }
    let type = request.extendedTypeSyntax?.source.trimmed ?? ""
    // Where types are on the main actor unless they say otherwise, an extension's conformances are so too.
    let names = protocols.split(separator: ",").map { "nonisolated " + String($0).trimmed }
    return names.isEmpty ? "" : "extension \(type): \(names.joined(separator: ", ")) {}"
  }
}
