/// The options of a value that is of one of several types.
func unionKind<Union: _IntentValueRepresentable>(of type: Union.Type) -> ParameterFacts.Kind {
  .option { localization, title in
    var sources: [OptionSource] = []
    var readers: [ValueConversion] = []
    let named = Union.self as? any AppUnionValue.Type
    let names = named.map { caseNames(of: $0, localization) } ?? []
    for (place, type) in Union.allIntentValueTypes.enumerated() {
      switch member(of: type) {
      case .options(let make):
        let source = make(localization, title)
        sources.append(names.indices.contains(place) ? source.headed(by: names[place]) : source)
      case .typed(let reader): readers.append(reader)
      case nil: break
      }
    }
    return unionSource(String(describing: Union.self), title, of: sources, and: readers)
  }
}

/// What the cases of a union are called, in their order; nil for one that has no name.
private func caseNames<Union: AppUnionValue>(
  of type: Union.Type,
  _ localization: AppLocalization
) -> [String?] {
  let names = type.caseDisplayRepresentations
  return Union.Cases.allCases.map { names[$0].map { localization.string($0.title) } }
}

extension OptionSource {
  /// The same options under a heading, where they have none of their own.
  fileprivate func headed(by heading: String?) -> OptionSource {
    guard let heading else { return self }
    var source = self
    source.suggested = { try await suggested().map { $0.headed(by: heading) } }
    if let matching {
      source.matching = { text in try await matching(text).map { $0.headed(by: heading) } }
    }
    source.identified = { try await identified($0).map { $0.headed(by: heading) } }
    return source
  }
}

extension IntentOption {
  fileprivate func headed(by heading: String) -> IntentOption {
    var option = self
    option.section = section ?? heading
    return option
  }
}

private func unionSource(
  _ typeName: String,
  _ title: String,
  of sources: [OptionSource],
  and readers: [ValueConversion]
) -> OptionSource {
  OptionSource(
    typeName: typeName,
    title: title,
    suggested: { try await joined(sources) { try await $0.suggested() } },
    matching: { text in
      let found = try await joined(sources) { try await candidates(for: text, in: $0) }
      return found + (found.isEmpty ? typedOptions(text, readers) : [])
    },
    identified: { identifiers in
      try await joined(sources) { try await $0.identified(identifiers) }
    }
  )
}

/// One of the types of a union.
private enum UnionMember {
  /// Its values are chosen.
  case options((AppLocalization, String) -> OptionSource)
  /// Its values are typed.
  case typed(ValueConversion)

  init?(_ kind: ParameterFacts.Kind) {
    guard case .option(let source) = kind else { return nil }
    self = .options(source)
  }
}

private func member(of type: any _IntentValue.Type) -> UnionMember? {
  switch type {
  case let type as any AppEntity.Type: entityMember(type)
  case let type as any AppEnum.Type: enumMember(type)
  case is Int.Type: .typed(integerConversion)
  case is Double.Type: .typed(numberConversion)
  case is Decimal.Type: .typed(decimalConversion)
  case is Bool.Type: .typed(boolConversion)
  case is URL.Type: .typed { (urlConversion($0) as? URL).flatMap { $0.scheme == nil ? nil : $0 } }
  case is String.Type: .typed { $0 as? String }
  default: nil
  }
}

private func entityMember<Entity: AppEntity>(_ type: Entity.Type) -> UnionMember? {
  UnionMember(optionKind(query: type.defaultQuery))
}

private func enumMember<Case: AppEnum>(_ type: Case.Type) -> UnionMember? {
  UnionMember(optionKind(cases: Array(type.allCases)))
}

private func joined(
  _ sources: [OptionSource],
  _ options: (OptionSource) async throws -> [IntentOption]
) async throws -> [IntentOption] {
  var all: [IntentOption] = []
  for source in sources { all += try await options(source) }
  return all
}

/// What a source finds, or what of its suggestions has the text in its names.
private func candidates(
  for text: String,
  in source: OptionSource
) async throws -> [IntentOption] {
  if let matching = source.matching { return try await matching(text) }
  return try await source.suggested().filter { option in
    ([option.title] + option.synonyms).contains {
      $0.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}

private func typedOptions(_ text: String, _ readers: [ValueConversion]) -> [IntentOption] {
  readers.lazy.compactMap { $0(text) }.prefix(1).map { value in
    IntentOption(id: text, title: displayText(of: value), value: value)
  }
}
