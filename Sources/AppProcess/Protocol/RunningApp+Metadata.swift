package import AppIntents
package import AssistantKit
package import OrderedJSON
package import PhraseMatcher

extension RunningApp {
  /// All that can be known of the app without its code.
  ///
  /// - Parameter phrases: Its phrases and values.
  /// - Returns: The metadata.
  package func metadata(_ phrases: PhraseCatalog.App) async -> AppMetadata {
    var metadata = AppMetadata(phrases: phrases, folder: "", intents: [])
    for intent in definition.intents {
      metadata.intents.append(IntentMetadata(intent))
      for parameter in intent.parameters {
        guard case .option(let source) = parameter.type.single else { continue }
        let isListed = phrases.vocabularies[source.typeName] != nil
        metadata.vocabularies[source.typeName] = VocabularyMetadata(
          title: source.title,
          asksApp: source.matching != nil || !isListed
        )
      }
    }
    for filter in definition.focusFilters {
      guard
        let place = metadata.intents.firstIndex(where: {
          $0.identifier == filter.intent.identifier
        })
      else { continue }
      metadata.intents[place].isFocusFilter = true
      for (name, value) in filter.defaults {
        guard
          let parameter = metadata.intents[place].parameters.firstIndex(where: { $0.name == name })
        else { continue }
        metadata.intents[place].parameters[parameter].standard = WireValue.json(
          of: value,
          in: definition.localization
        )
      }
    }
    for action in definition.findActions where metadata.vocabularies[action.entity] != nil {
      let properties = (try? await action.properties()) ?? []
      metadata.vocabularies[action.entity]?.properties = properties.compactMap { property in
        guard let comparison = property.comparisons.first else { return nil }
        let isList = property.comparisons.allSatisfy { $0.kind == .contains }
        let type = isList ? ParameterType.list(of: comparison.type) : comparison.type
        return ParameterMetadata(
          ParameterDescription(
            name: property.name,
            title: property.title,
            explanation: nil,
            type: type,
            isOptional: false
          )
        )
      }
      metadata.vocabularies[action.entity]?.findsItself = !properties.isEmpty
    }
    for place in metadata.intents.indices {
      // What no parameter takes is spoken of by no sentence.
      guard let given = metadata.intents[place].given, metadata.vocabularies[given] == nil else {
        continue
      }
      metadata.intents[place].given = nil
    }
    return metadata
  }
}

extension IntentDefinition {
  /// What is known of the intent, as it stands in a catalogue file.
  package var json: JSON { IntentMetadata(self).json }
}

extension IntentMetadata {
  /// What is known of a compiled intent.
  init(_ intent: IntentDefinition) {
    self.init(identifier: intent.identifier, title: intent.title)
    explanation = intent.explanation
    category = intent.categoryName
    keywords = intent.searchKeywords
    isHidden = !intent.isDiscoverable
    opensApp = intent.opensApp
    isDestructive = intent.isDestructive
    onlyShows = intent.onlyShows
    given = intent.givenType
    givesSeveral = intent.givesSeveral
    asksItself = true
    needsAuthentication = intent.authenticationPolicy != .alwaysAllowed
    summary = intent.summaryTemplate
    parameters = intent.parameters.map(ParameterMetadata.init)
  }
}

extension AppMetadata {
  /// The metadata as a catalogue file, which reads back as the same.
  package var catalogJSON: JSON {
    [
      "version": JSON(CatalogFile.version), "apps": [appJSON],
    ]
  }

  /// The app as it stands in a catalogue file.
  package var appJSON: JSON {
    let phrases = CatalogFile.json(for: PhraseCatalog(apps: [phrases]))["apps"]?.array?.first
    var members = phrases?.object ?? []
    if let program {
      members.insert(JSON.Member("program", JSON(program)), at: min(1, members.count))
    }
    let position = members.firstIndex { $0.key == "vocabularies" } ?? members.count
    let written = position < members.count ? members.remove(at: position).value.object ?? [] : []
    members.append(JSON.Member("intents", .array(intents.map(\.json))))
    members.append(JSON.Member("vocabularies", .object(vocabularyMembers(written))))
    return .object(members)
  }

  private func vocabularyMembers(_ written: [JSON.Member]) -> [JSON.Member] {
    let unlisted = vocabularies.keys.filter { name in !written.contains { $0.key == name } }
    // In one order, however each became known, so that reading the file back writes it again.
    let all = (written + unlisted.map { JSON.Member($0, []) }).sorted { $0.key < $1.key }
    return all.map { member in
      guard let known = vocabularies[member.key], known != VocabularyMetadata() else {
        return member
      }
      let values = (member.value.array ?? []).map { value in
        guard let id = value["id"]?.string, let properties = known.values[id] else { return value }
        let written = properties.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) }
        return .object((value.object ?? []) + [JSON.Member("properties", .object(written))])
      }
      return JSON.Member(
        member.key,
        .object(present: [
          ("title", known.title.map { JSON($0) }), ("asksApp", known.asksApp ? true : JSON?.none),
          ("findsItself", known.findsItself ? true : JSON?.none),
          (
            "properties",
            known.properties.isEmpty ? JSON?.none : .array(known.properties.map(\.json))
          ),
          ("values", .array(values)),
        ])
      )
    }
  }
}

extension IntentMetadata {
  /// The intent as it stands in a catalogue file.
  var json: JSON {
    .object(present: [
      ("intent", JSON(identifier)), ("title", JSON(title)),
      ("description", explanation.map { JSON($0) }), ("category", category.map { JSON($0) }),
      ("keywords", keywords.isEmpty ? JSON?.none : JSON(keywords)),
      ("hidden", isHidden ? true : JSON?.none),
      ("foreground", opensApp ? true : JSON?.none),
      ("destructive", isDestructive ? true : JSON?.none),
      ("onlyShows", onlyShows ? true : JSON?.none),
      ("focusFilter", isFocusFilter ? true : JSON?.none),
      ("gives", given.map { givesSeveral ? ["type": JSON($0), "list": true] : JSON($0) }),
      ("asksItself", asksItself ? true : JSON?.none),
      ("authentication", needsAuthentication ? true : JSON?.none),
      ("summary", summary.map { JSON($0) }),
      ("parameters", parameters.isEmpty ? JSON?.none : .array(parameters.map(\.json))),
      ("run", command.map(\.json)), ("input", command?.takesJSON == true ? "json" : JSON?.none),
      ("timeLimit", command.flatMap(\.limitJSON)),
      ("confirmation", confirmation.map { JSON($0.text) }),
      ("dialog", dialog.map { JSON($0.text) }),
    ])
  }
}

extension ProgramCommand {
  fileprivate var json: JSON {
    .array(
      arguments.map { group in
        group.count == 1 ? JSON(group[0].text) : JSON(group.map(\.text))
      }
    )
  }

  fileprivate var limitJSON: JSON? {
    timeLimit == Self.usualTimeLimit ? JSON?.none : JSON(WireValue.seconds(of: timeLimit))
  }
}
