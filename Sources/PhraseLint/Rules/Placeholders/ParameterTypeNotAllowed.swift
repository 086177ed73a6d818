import AppSources

/// A parameter whose values the system cannot know.
struct ParameterTypeNotAllowed: LintRule {
  let description = LintRuleDescription(
    identifier: "parameter-type",
    severity: .error,
    summary: "A parameter whose values the system cannot know",
    explanation: """
      A parameter of a phrase is an AppEnum or an AppEntity: their values are known beforehand, and
      the sentences are made of them. A text, number or date is asked for when the intent runs.
      """,
    example: """
      @Parameter(title: "Name") var name: String
      …
      "Add \\(\\.$name) to \\(.applicationName)"
      """,
    remedy: """
      @Parameter(title: "List") var list: ListEntity
      …
      "Add to \\(\\.$list) in \\(.applicationName)"
      """,
    isOfAppleOnly: true
  )

  func findings(in app: LintedApp) -> [LintFinding] {
    var found: [LintFinding] = []
    for phrase in app.phrases
    where phrase.origin == .swift || phrase.origin == .catalogFile || !app.source.hasSources {
      for name in phrase.text.parameters {
        guard let type = app.type(of: name, in: phrase.shortcut), !type.isEmpty else { continue }
        if Self.builtIn.contains(type) {
          found.append(
            finding(
              phrase.place,
              "'\(phrase.text.template)': '\(name)' is \(Self.article(type)) \(type), whose values "
                + "nobody can list; a phrase takes an AppEnum or AppEntity, let the intent ask for it"
            )
          )
        } else if app.source.types[type] != nil,
          !app.type(type, conformsTo: ["AppEnum", "AppEntity"]),
          !app.type(type, conformsTo: Self.kinds)
        {
          found.append(
            finding(
              phrase.place,
              "'\(phrase.text.template)': \(type), the type of '\(name)', is neither an AppEnum nor "
                + "an AppEntity; let it conform to one of them"
            )
          )
        }
      }
    }
    return found
  }

  private static func article(_ type: String) -> String {
    "AEIO".contains(type.first ?? "x") ? "an" : "a"
  }

  /// Types whose values nobody can list.
  static let builtIn: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "Double", "Float", "Decimal",
    "Bool",
    "Date", "DateComponents", "Duration", "TimeInterval", "URL", "Data", "AttributedString",
    "IntentFile", "IntentPerson", "IntentCurrencyAmount", "Measurement", "UUID",
  ]

  /// Protocols of the framework that make an entity or an enum.
  private static let kinds: Set<String> = [
    "IndexedEntity", "UniqueAppEntity", "TransientAppEntity", "URLRepresentableEntity",
    "FileEntity",
    "AssistantEntity", "AssistantEnum", "SyncableEntity",
  ]
}
