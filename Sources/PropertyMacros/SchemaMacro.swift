/// The macros that make a type follow one of the system's schemas, by the type that `#externalMacro`
/// names.
enum SchemaMacro: String {
  case intent = "SchemaIntentMacro"
  case entity = "SchemaEntityMacro"
  case `enum` = "SchemaEnumMacro"

  /// The protocol that a type conforms to by it.
  var conformance: String {
    switch self {
    case .intent: "AppIntents.AppIntent"
    case .entity: "AppIntents.AppEntity"
    case .enum: "AppIntents.AppEnum"
    }
  }

  /// The schema's name in an attribute, for example `photos.search`.
  static func schema(in arguments: String?) -> String {
    let value = arguments?.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
    return String(value.filter { !$0.isWhitespace && $0 != "`" }.drop { $0 == "." })
  }

  /// The members that the type has to have and does not: a name that people see.
  func members(
    of type: TypeDeclaration,
    schema: String
  ) throws(MacroProblem) -> String {
    guard (type.keyword == "enum") == (self == .enum) else {
      throw MacroProblem(self == .enum ? .isNoEnum : .isNoSchemaType(type.keyword), at: type.offset)
    }
    let missing = required(by: schema).filter { !type.declares($0) }
    guard missing.isEmpty else {
      throw MacroProblem(.lacksMembers(missing, schema: schema), at: type.offset)
    }
    let title = Self.title(of: schema)
    switch self {
    case .intent where !type.declares("title", isStatic: true):
      return """
        \(type.memberAccess)nonisolated static let title: AppIntents.LocalizedStringResource = "\(title)"
        """
    case .entity where !type.declares("typeDisplayRepresentation", isStatic: true),
      .enum where !type.declares("typeDisplayRepresentation", isStatic: true):
      return """
        \(type.memberAccess)nonisolated static let typeDisplayRepresentation: \
        AppIntents.TypeDisplayRepresentation = "\(title)"
        """
    default: return ""
    }
  }

  /// The attribute of a member that the schema names; nothing for any other.
  ///
  /// What is private keeps something for the app, which the system has no name for.
  func attribute(of member: MemberDeclaration, schema: String) -> String {
    let known = SchemaMembers.known[schema]
    guard member.keyword == "var", member.isStored, !member.isStatic, !member.isPrivate,
      !member.hasValue, member.name != "id",
      member.attributes.allSatisfy({ !Self.wrappers.contains($0) }),
      known.map({ ($0.required + $0.optional).contains(member.name) }) ?? true
    else { return "" }
    return switch self {
    case .intent: "@AppIntents.IntentParameter"
    case .entity: "@AppIntents.EntityProperty"
    case .enum: ""
    }
  }

  private func required(by schema: String) -> [String] {
    self == .enum ? [] : SchemaMembers.known[schema]?.required ?? []
  }

  /// What of a type's members keeps a value in another way already.
  private static let wrappers: Set<String> = [
    "Parameter", "IntentParameter", "Property", "EntityProperty", "Dependency", "AppDependency",
    "ComputedProperty", "DeferredProperty", "IntentParameterDependency", "State", "Environment",
  ]

  /// The last part of a schema's name as words: `openAsset` becomes `Open Asset`.
  private static func title(of schema: String) -> String {
    let name = schema.split(separator: ".").last.map(String.init) ?? schema
    var title = ""
    for character in name {
      if character.isUppercase, !title.isEmpty { title += " " }
      title += title.isEmpty ? character.uppercased() : String(character)
    }
    return title
  }
}

/// What a schema asks of a type, as far as it is known.
struct SchemaMembers: Equatable {
  var required: [String]
  var optional: [String] = []
}
