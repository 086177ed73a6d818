import OrderedJSON
import SpokenLanguage

/// Reads a string catalogue (`.xcstrings`).
struct CatalogReader {
  let file: String
  private(set) var table = StringTable()
  private(set) var errors: [StringCatalogIssue] = []
  private(set) var warnings: [StringCatalogIssue] = []

  /// The only locale whose texts are wanted, beside the source language; nil for all of them.
  private let locale: String?

  init(file: String, locale: String? = nil) {
    self.file = file
    self.locale = locale
  }

  mutating func read(_ bytes: [UInt8]) {
    do {
      let chain = locale.map(LocaleChain.of)
      read(
        try LocatedJSON.parse(bytes) { key, depth in
          guard let chain else { return false }
          // The catalogue, its strings, one of them, its localisations: then a language.
          return depth == 4 ? !chain.mayRead(key) : depth == 3 && key == "comment"
        }
      )
    } catch {
      report(error.location, .malformedJSON(error.problem))
    }
  }

  private mutating func read(_ document: LocatedJSON) {
    guard document.object != nil else {
      wrongKind(document, "the catalogue", "an object")
      return
    }
    if let version = document["version"], version.string?.hasPrefix("1.") != true {
      report(version.location, .unknownVersion(version.string ?? version.plain.text))
    }
    if let language = text(document["sourceLanguage"], "sourceLanguage", in: document) {
      table.sourceLanguage = LocaleChain.normalized(language)
    }
    guard let strings = document["strings"] else {
      report(document.location, .missing("strings"))
      return
    }
    for member in members(strings, "strings") { readEntry(member) }
  }

  private mutating func readEntry(_ member: LocatedJSON.Member) {
    let entry = member.value
    guard entry.object != nil else {
      wrongKind(entry, member.key, "an object")
      return
    }
    var localizations: [String: Localization] = [:]
    for member in entry["localizations"].map({ members($0, "localizations") }) ?? [] {
      guard let localization = localization(member.value, member.key) else { continue }
      localizations[LocaleChain.normalized(member.key)] = localization
    }
    table.update(member.key) { stored in
      stored.extractionState = entry["extractionState"]?.string
      stored.shouldTranslate = entry["shouldTranslate"]?.bool ?? true
      stored.localizations = localizations
    }
  }
}

// MARK: - Localisations

extension CatalogReader {
  /// A localisation, or nil for one that nobody has written yet.
  private mutating func localization(_ json: LocatedJSON, _ name: String) -> Localization? {
    guard json.object != nil else {
      wrongKind(json, name, "an object")
      return nil
    }
    var localization = Localization()
    if let set = json["stringSet"] {
      localization.state = state(set)
      localization.phrases = phrases(set)
    }
    localization.form = form(json, state: &localization.state)
    for member in json["substitutions"].map({ members($0, "substitutions") }) ?? [] {
      localization.substitutions[member.key] = substitution(member)
    }
    if localization.form == .text(""), localization.state == .new { return nil }
    return localization.form == nil && localization.phrases == nil ? nil : localization
  }

  private mutating func form(_ json: LocatedJSON, state: inout TranslationState) -> StringForm? {
    if let unit = json["stringUnit"] {
      state = self.state(unit)
      return text(unit["value"], "value", in: unit).map(StringForm.text)
    }
    guard let variations = json["variations"] else { return nil }
    if let plural = variations["plural"] { return self.plural(plural, state: &state) }
    guard let devices = variations["device"] else {
      report(variations.location, .missing("plural"))
      return nil
    }
    let members = members(devices, "device")
    let device = members.first { $0.key == "other" } ?? members.first { $0.key == "mac" }
    return (device ?? members.first).flatMap { form($0.value, state: &state) }
  }

  private mutating func plural(_ json: LocatedJSON, state: inout TranslationState) -> StringForm? {
    var forms: [PluralCategory: StringForm] = [:]
    for member in members(json, "plural") {
      guard let category = PluralCategory(rawValue: member.key) else {
        report(member.keyLocation, .unknownPluralCategory(member.key))
        continue
      }
      forms[category] = form(member.value, state: &state)
    }
    return forms.isEmpty ? nil : .plural(forms)
  }

  private mutating func substitution(_ member: LocatedJSON.Member) -> Substitution? {
    var state = TranslationState.translated
    guard let form = form(member.value, state: &state) else {
      report(member.value.location, .missing("variations"))
      return nil
    }
    return Substitution(
      argument: member.value["argNum"]?.int,
      specifier: member.value["formatSpecifier"]?.string ?? "lld",
      form: form
    )
  }

  private mutating func phrases(_ set: LocatedJSON) -> [String]? {
    guard let values = set["values"] else {
      report(set.location, .missing("values"))
      return nil
    }
    guard let elements = values.array else {
      wrongKind(values, "values", "an array")
      return nil
    }
    return elements.compactMap { element in
      if element.string == nil { wrongKind(element, "a phrase", "a string") }
      return element.string
    }
  }

  private mutating func state(_ unit: LocatedJSON) -> TranslationState {
    guard let json = unit["state"] else { return .translated }
    guard let state = TranslationState(rawValue: json.string ?? "") else {
      report(json.location, .unknownState(json.string ?? json.plain.text))
      return .translated
    }
    return state
  }
}

// MARK: - Values and mistakes

extension CatalogReader {
  private mutating func members(_ json: LocatedJSON, _ name: String) -> [LocatedJSON.Member] {
    guard let members = json.object else {
      wrongKind(json, name, "an object")
      return []
    }
    for repeated in json.repeatedMembers {
      warnings.append(
        StringCatalogIssue(
          file: file,
          location: repeated.keyLocation,
          problem: .repeatedKey(repeated.key)
        )
      )
    }
    return members
  }

  private mutating func text(
    _ json: LocatedJSON?,
    _ name: String,
    in parent: LocatedJSON
  ) -> String? {
    guard let json else {
      report(parent.location, .missing(name))
      return nil
    }
    if json.string == nil { wrongKind(json, name, "a string") }
    return json.string
  }

  private mutating func wrongKind(_ json: LocatedJSON, _ name: String, _ expected: String) {
    report(json.location, .wrongKind(of: name, found: json.kind, expected: expected))
  }

  private mutating func report(_ location: SourceLocation, _ problem: StringCatalogIssue.Problem) {
    errors.append(StringCatalogIssue(file: file, location: location, problem: problem))
  }
}
