/// The options of an enum.
func optionKind<Case: AppEnum>(cases: [Case]) -> ParameterFacts.Kind {
  .option { localization, _ in
    let options = { @Sendable in cases.map { option(for: $0, in: localization) } }
    return OptionSource(
      typeName: Case.persistentIdentifier,
      title: localization.string(Case.typeDisplayRepresentation.name),
      titleSynonyms: Case.typeDisplayRepresentation.synonyms.map(localization.string),
      suggested: { options() },
      matching: nil,
      identified: { identifiers in options().filter { identifiers.contains($0.id) } }
    )
  }
}

/// The options that a query finds.
func optionKind<Query: EntityQuery>(query: Query) -> ParameterFacts.Kind {
  .option { localization, _ in
    let known = Once<[PlacedDependency]>()
    var source = OptionSource(
      typeName: Query.Entity.persistentIdentifier,
      title: localization.string(Query.Entity.typeDisplayRepresentation.name),
      titleSynonyms: Query.Entity.typeDisplayRepresentation.synonyms.map(localization.string),
      suggested: {
        try await asking(query, known, in: localization) {
          options(in: try await $0.suggestedEntities(), localization: localization)
        }
      },
      matching: matching(query, known, in: localization),
      identified: { identifiers in
        try await asking(query, known, in: localization) {
          let identifiers = identifiers.compactMap { Query.Entity.ID.entityIdentifier(for: $0) }
          return try await $0.entities(for: identifiers).map { option(for: $0, in: localization) }
        }
      }
    )
    // What nobody reads need not be worded.
    source.values = { identifiers in
      try await asking(query, known, in: localization) {
        let identifiers = identifiers.compactMap { Query.Entity.ID.entityIdentifier(for: $0) }
        return try await $0.entities(for: identifiers)
      }
    }
    return source
  }
}

/// The options that a provider offers.
func optionKind(provider: some DynamicOptionsProvider) -> ParameterFacts.Kind {
  .option { localization, title in
    let known = Once<[PlacedDependency]>()
    let suggested = { @Sendable in
      try await asking(provider, known, in: localization) {
        options(in: try await $0.results(), localization: localization)
      }
    }
    return OptionSource(
      typeName: String(describing: type(of: provider)),
      title: title,
      suggested: { try await suggested() },
      matching: nil,
      identified: { identifiers in
        try await suggested().filter { identifiers.contains($0.id) }
      }
    )
  }
}

/// What a provider takes where a person gives nothing.
func defaultMaker(
  _ provider: some DynamicOptionsProvider
) -> @Sendable () async throws -> (any Sendable)? {
  {
    try await loadDependencies(of: provider)
    return await provider.defaultResult()
  }
}

/// How a query finds what a person says; nil where it only knows what it suggests.
private func matching<Query: EntityQuery>(
  _ query: Query,
  _ known: Once<[PlacedDependency]>,
  in localization: AppLocalization
) -> (@Sendable (String) async throws -> [IntentOption])? {
  if let query = query as? any EntityStringQuery {
    return stringMatching(query, known, in: localization)
  }
  if let query = query as? any EnumerableEntityQuery {
    return enumerableMatching(query, known, in: localization)
  }
  if let type = Query.Entity.self as? any IndexedEntity.Type {
    return indexedMatching(type, in: localization)
  }
  return nil
}

private func indexedMatching<Entity: IndexedEntity>(
  _ type: Entity.Type,
  in localization: AppLocalization
) -> @Sendable (String) async throws -> [IntentOption] {
  { text in
    try await AppLocalization.$current.withValue(localization) {
      try await indexedHits(for: SearchText(text), of: type, in: localization)
        .sorted { $0.fit < $1.fit }.map(\.option)
    }
  }
}

private func stringMatching<Query: EntityStringQuery>(
  _ query: Query,
  _ known: Once<[PlacedDependency]>,
  in localization: AppLocalization
) -> @Sendable (String) async throws -> [IntentOption] {
  { text in
    try await asking(query, known, in: localization) { query in
      for text in spellings(of: text) {
        let found = options(
          in: try await query.entities(matching: text),
          localization: localization
        )
        if !found.isEmpty { return found }
      }
      // An app that compares letter by letter is asked for what it suggests, which is looked through.
      let suggested = options(in: try await query.suggestedEntities(), localization: localization)
      let near = suggested.filter { $0.holds(text) }
      if !near.isEmpty { return near }
      guard let query = query as? any EnumerableEntityQuery else { return [] }
      return try await everything(query, localization).filter { $0.holds(text) }
    }
  }
}

/// A text as it was typed, and as names are written, for apps that compare letter by letter.
private func spellings(of text: String) -> [String] {
  let name = text.split(separator: " ", omittingEmptySubsequences: false)
    .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
  return name == text ? [text] : [text, name]
}

private func everything(
  _ query: some EnumerableEntityQuery,
  _ localization: AppLocalization
) async throws -> [IntentOption] {
  options(in: try await query.allEntities(), localization: localization)
}

extension IntentOption {
  /// Whether one of its names holds a text, without regard to case and marks.
  fileprivate func holds(_ text: String) -> Bool {
    ([title] + synonyms).contains {
      $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

private func enumerableMatching<Query: EnumerableEntityQuery>(
  _ query: Query,
  _ known: Once<[PlacedDependency]>,
  in localization: AppLocalization
) -> @Sendable (String) async throws -> [IntentOption] {
  { text in
    try await asking(query, known, in: localization) {
      options(in: try await $0.allEntities(), localization: localization).filter { $0.holds(text) }
    }
  }
}

/// Lets a provider answer with its dependencies there and its app's language bound.
///
/// Copies of a provider share its dependencies, so they are looked for once.
private func asking<Provider: DynamicOptionsProvider, Answer>(
  _ provider: Provider,
  _ known: Once<[PlacedDependency]>,
  in localization: AppLocalization,
  _ question: (Provider) async throws -> [Answer]
) async throws -> [Answer] {
  try await AppLocalization.$current.withValue(localization) {
    for dependency in known.value({ PlacedDependency.all(of: provider) }) {
      try await dependency.load()
    }
    return try await question(provider)
  }
}

private func options<Results: ResultsCollection>(
  in results: Results,
  localization: AppLocalization
) -> [IntentOption] {
  guard let collection = results as? IntentItemCollection<Results.Result> else {
    return results.items.map { option(for: $0, in: localization) }
  }
  let listTitle = collection.promptLabel.map(localization.string)
  let options = collection.sections.flatMap { section in
    section.items.map { item in
      var option = option(for: item.value, representation: item.description, in: localization)
      option.section = section.title.map(localization.string)
      option.listTitle = listTitle
      return option
    }
  }
  // Headings that the app wrote say more than letters.
  guard collection.usesIndexedCollation, collection.sections.allSatisfy({ $0.title == nil }) else {
    return options
  }
  return IndexedCollation(locale: localization.foundationLocale).sorted(options)
}

/// A value as something to choose.
func option(
  for value: some _IntentValue,
  representation: DisplayRepresentation? = nil,
  in localization: AppLocalization
) -> IntentOption {
  let representation = representation ?? displayRepresentation(of: value)
  return IntentOption(
    id: identifier(of: value),
    title: localization.string(representation.title),
    subtitle: representation.subtitle.map(localization.string)
      ?? (value as? IntentPaymentMethod)?.identificationHint,
    synonyms: representation.synonyms.map(localization.string),
    value: value
  )
}
