import OrderedJSON

/// Reads string catalogues (`.xcstrings`) with the places of their texts.
struct CatalogueReader {
  private(set) var table: PhraseTable

  init(file: String, name: String) {
    table = PhraseTable(file: file, name: name)
  }

  /// Reads the file; what is wrong stands among the table's issues.
  mutating func read(_ bytes: [UInt8]) {
    do throws(JSONError) {
      readDocument(try LocatedJSON.parse(bytes))
    } catch {
      let place = SourcePlace(file: table.file, error.location)
      table.issues.append(
        SourceIssue(place, "the catalogue is not read: \(error.message)", isLoss: true)
      )
    }
  }

  private mutating func readDocument(_ document: LocatedJSON) {
    table.sourceLanguage = document["sourceLanguage"]?.string.map(LanguageName.normalized)
    guard let strings = document["strings"]?.object else {
      let place = SourcePlace(file: table.file, document.location)
      table.issues.append(
        SourceIssue(place, "the file has no \"strings\"; it is no catalogue", isLoss: true)
      )
      return
    }
    for member in strings {
      var entry = PhraseTable.Entry(key: member.key, place: place(member.keyLocation))
      entry.extractionState = member.value["extractionState"]?.string
      entry.comment = member.value["comment"]?.string ?? ""
      entry.shouldTranslate = member.value["shouldTranslate"]?.bool ?? true
      for member in member.value["localizations"]?.object ?? [] {
        entry.localizations[LanguageName.normalized(member.key)] = localization(member.value)
      }
      table.entries.append(entry)
    }
  }

  private func localization(_ json: LocatedJSON) -> PhraseTable.Localization? {
    if let set = json["stringSet"] {
      let values = (set["values"]?.array ?? []).compactMap(value)
      return PhraseTable.Localization(state: state(set), isSet: true, values: values)
    }
    guard let unit = json["stringUnit"] ?? plainest(json, depth: 0) else { return nil }
    let values = [unit["value"].flatMap(value)].compactMap(\.self)
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

  private func value(_ json: LocatedJSON) -> PhraseTable.Value? {
    json.string.map { PhraseTable.Value(text: $0, place: place(json.location)) }
  }

  private func place(_ location: SourceLocation) -> SourcePlace {
    SourcePlace(file: table.file, location)
  }
}
