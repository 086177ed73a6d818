import OrderedJSON

/// Reads string catalogues (`.xcstrings`) with the places of their texts.
struct CatalogueReader {
  private(set) var table: PhraseTable

  init(file: String, name: String) {
    table = PhraseTable(file: file, name: name)
  }

  /// Reads the file; what is wrong stands among the table's issues.
  mutating func read(_ bytes: [UInt8]) {
    let (document, mistakes) = LocatedJSON.reading(bytes)
    for mistake in mistakes {
      let place = SourcePlace(file: table.file, mistake.location)
      table.issues.append(
        SourceIssue(place, "the catalogue is not read: \(mistake.message)", isLoss: true)
      )
    }
    // What another program refuses as a whole says nothing here either.
    if let document, mistakes.isEmpty { readDocument(document) }
  }

  private mutating func readDocument(_ document: LocatedJSON) {
    if let language = document["sourceLanguage"] {
      table.sourceLanguage = string(language, as: "the source language").map(
        LanguageName.normalized
      )
    }
    guard let strings = document["strings"]?.object else {
      lose(document, "the file has no \"strings\"; it is no catalogue")
      return
    }
    for member in strings {
      guard let parts = object(member.value, as: "an entry") else { continue }
      var entry = PhraseTable.Entry(key: member.key, place: place(member.keyLocation))
      entry.extractionState = parts["extractionState"]?.string
      entry.comment = parts["comment"]?.string ?? ""
      entry.shouldTranslate = parts["shouldTranslate"]?.bool ?? true
      if let localizations = parts["localizations"].flatMap({ object($0, as: "localizations") }) {
        for member in localizations.object ?? [] {
          let name = LanguageName.normalized(member.key)
          entry.localizations[name] = localization(member.value)
        }
      }
      table.entries.append(entry)
    }
  }

  private mutating func localization(_ json: LocatedJSON) -> PhraseTable.Localization? {
    guard object(json, as: "a localization") != nil else { return nil }
    tellStrayKeys(
      of: json,
      "a localization",
      known: ["stringSet", "stringUnit", "substitutions", "variations"]
    )
    if let set = json["stringSet"] {
      tellStrayKeys(of: set, "a set", known: ["state", "values"])
      guard let list = set["values"], let texts = list.array else {
        lose(set, "the set has no \"values\" that are an array of texts, so nothing of it is said")
        return nil
      }
      let values = texts.compactMap { value($0) }
      return PhraseTable.Localization(state: state(set), isSet: true, values: values)
    }
    guard let unit = json["stringUnit"] ?? plainest(json, depth: 0) else {
      if json["variations"] == nil { lose(json, "there is no \"stringUnit\" and no \"stringSet\"") }
      return nil
    }
    tellStrayKeys(of: unit, "a text", known: ["state", "value"])
    guard let text = unit["value"] else {
      lose(unit, "the text has no \"value\", so nothing of it is said")
      return nil
    }
    let values = [value(text)].compactMap(\.self)
    return PhraseTable.Localization(state: state(unit), isSet: false, values: values)
  }

  /// The unit of a variation that fits most often.
  private func plainest(_ json: LocatedJSON, depth: Int) -> LocatedJSON? {
    guard depth < 8, let variations = json["variations"] else { return nil }
    let forms = variations["device"] ?? variations["plural"]
    guard let form = forms?["other"] ?? forms?.object?.first?.value else { return nil }
    return form["stringUnit"] ?? plainest(form, depth: depth + 1)
  }

  private func state(_ json: LocatedJSON) -> String {
    json["state"]?.string ?? "translated"
  }

  private mutating func value(_ json: LocatedJSON) -> PhraseTable.Value? {
    string(json, as: "a text").map { PhraseTable.Value(text: $0, place: place(json.location)) }
  }

  // MARK: - What is something else

  private mutating func object(_ json: LocatedJSON, as expected: String) -> LocatedJSON? {
    if json.object != nil { return json }
    lose(json, "expected \(expected) as an object, found \(json.kind); it is left out")
    return nil
  }

  private mutating func string(_ json: LocatedJSON, as expected: String) -> String? {
    if let text = json.string { return text }
    lose(json, "expected \(expected) as a string, found \(json.kind); it is left out")
    return nil
  }

  private mutating func tellStrayKeys(of json: LocatedJSON, _ owner: String, known: [String]) {
    for member in json.object ?? [] where !known.contains(member.key) {
      table.issues.append(
        SourceIssue(
          place(member.keyLocation),
          "\(owner) knows no \"\(member.key)\"; there is \(known.joined(separator: ", "))",
          isLoss: true
        )
      )
    }
  }

  private mutating func lose(_ json: LocatedJSON, _ message: String) {
    table.issues.append(SourceIssue(place(json.location), message, isLoss: true))
  }

  private func place(_ location: SourceLocation) -> SourcePlace {
    SourcePlace(file: table.file, location)
  }
}
