package import OrderedJSON

extension CoverageRecord {
  /// The record as a JSON object.
  package var json: JSON {
    var members = [
      JSON.Member("locale", JSON(locale)),
      JSON.Member("file", JSON(file)),
      JSON.Member("line", JSON(entry.location.line)),
      JSON.Member("utterance", JSON(entry.testCase.utterance)),
      JSON.Member("intent", entry.testCase.intent.map { JSON($0) } ?? .null),
    ]
    let expected = entry.testCase.parameters.sorted { $0.key < $1.key }
    if !expected.isEmpty {
      members.append(
        JSON.Member("parameters", .object(expected.map { JSON.Member($0.key, JSON($0.value)) }))
      )
    }
    members.append(JSON.Member("verdict", JSON(verdict.name)))
    if case .wrongValue(let parameter) = verdict {
      members.append(JSON.Member("wrongParameter", JSON(parameter)))
    }
    if isKnownFailure { members.append(JSON.Member("known", JSON(true))) }
    if let found { members.append(JSON.Member("found", found.json)) }
    if let noise { members.append(JSON.Member("noise", noise.json)) }
    return .object(members)
  }

  /// Reads a record; nil for what is none.
  package init?(_ json: LocatedJSON) {
    guard let locale = json["locale"]?.string, let file = json["file"]?.string,
      let line = json["line"]?.int, let utterance = json["utterance"]?.string,
      let name = json["verdict"]?.string,
      let verdict = CoverageReport.Verdict(name: name, parameter: json["wrongParameter"]?.string)
    else { return nil }
    var parameters: [String: String] = [:]
    for member in json["parameters"]?.object ?? [] { parameters[member.key] = member.value.string }
    self.init(
      locale: locale,
      file: file,
      entry: CoverageCorpus.Entry(
        CoverageCase(
          utterance: utterance,
          intent: json["intent"]?.string,
          parameters: parameters
        ),
        location: SourceLocation(line: line, column: 1)
      ),
      found: json["found"].flatMap(Found.init),
      verdict: verdict,
      isKnownFailure: json["known"]?.bool ?? false,
      noise: json["noise"].map(NoiseCount.init)
    )
  }
}

extension CoverageRecord.Found {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("app", JSON(app)), JSON.Member("intent", JSON(intent)),
      JSON.Member("phrase", JSON(phrase)), JSON.Member("confidence", JSON(confidence)),
    ]
    if isAmbiguous { members.append(JSON.Member("ambiguous", JSON(true))) }
    if !others.isEmpty { members.append(JSON.Member("others", JSON(others))) }
    if !values.isEmpty {
      members.append(
        JSON.Member(
          "values",
          .array(
            values.map { value in
              var parts = [JSON.Member("name", JSON(value.name))]
              if let id = value.id { parts.append(JSON.Member("id", JSON(id))) }
              return .object(parts + [JSON.Member("text", JSON(value.text))])
            }
          )
        )
      )
    }
    return .object(members)
  }

  fileprivate init?(_ json: LocatedJSON) {
    guard let app = json["app"]?.string, let intent = json["intent"]?.string,
      let phrase = json["phrase"]?.string
    else { return nil }
    self.init(
      app: app,
      intent: intent,
      phrase: phrase,
      confidence: json["confidence"]?.double ?? 0,
      values: (json["values"]?.array ?? []).compactMap { value in
        guard let name = value["name"]?.string, let text = value["text"]?.string else { return nil }
        return CoverageRecord.Value(name: name, id: value["id"]?.string, text: text)
      },
      isAmbiguous: json["ambiguous"]?.bool ?? false
    )
    others = (json["others"]?.array ?? []).compactMap(\.string)
  }
}

extension NoiseCount {
  var json: JSON {
    .object([
      JSON.Member("tried", JSON(tried)), JSON.Member("survived", JSON(survived)),
      JSON.Member(
        "confused",
        .object(confused.sorted { $0.key < $1.key }.map { JSON.Member($0.key, JSON($0.value)) })
      ),
    ])
  }

  fileprivate init(_ json: LocatedJSON) {
    self.init(tried: json["tried"]?.int ?? 0, survived: json["survived"]?.int ?? 0)
    for member in json["confused"]?.object ?? [] { confused[member.key] = member.value.int }
  }
}

extension CoverageReport.Verdict {
  /// The verdict's name in files.
  package var name: String {
    switch self {
    case .passed: "passed"
    case .wrongIntent: "wrongIntent"
    case .wrongValue: "wrongValue"
    case .refused: "refused"
    case .accepted: "accepted"
    case .ambiguous: "ambiguous"
    }
  }

  fileprivate init?(name: String, parameter: String?) {
    switch name {
    case "passed": self = .passed
    case "wrongIntent": self = .wrongIntent
    case "wrongValue": self = .wrongValue(parameter: parameter ?? "")
    case "refused": self = .refused
    case "accepted": self = .accepted
    case "ambiguous": self = .ambiguous
    default: return nil
    }
  }
}
