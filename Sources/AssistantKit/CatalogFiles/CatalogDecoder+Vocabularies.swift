import Foundation
import OrderedJSON
import PhraseMatcher

/// What a catalogue file says of the values of parameters.
extension CatalogDecoder {
  mutating func vocabularies(
    _ node: LocatedJSON,
    _ places: inout CatalogPlaces
  ) -> [String: [PhraseCatalog.Value]] {
    guard let named = object(node, as: "an object of vocabularies") else {
      places.knowsVocabularies = false
      return [:]
    }
    var vocabularies: [String: [PhraseCatalog.Value]] = [:]
    for member in named.members {
      var known: [SourceLocation] = []
      vocabularies[member.key] = vocabulary(member.value, &known)
      places.vocabularies[member.key] = known
    }
    return vocabularies
  }

  private static let vocabularyKeys: Set<String> = [
    "values", "file", "title", "asksApp", "findsItself", "properties",
  ]

  private mutating func vocabulary(
    _ node: LocatedJSON,
    _ places: inout [SourceLocation]
  ) -> [PhraseCatalog.Value] {
    guard node.array == nil else { return values(node, &places) }
    guard let members = object(node, as: "an array of values, or {\"file\": …}") else { return [] }
    note(strayKeysOf: members, known: Self.vocabularyKeys, in: "the vocabulary")
    if let list = members["values"] { return values(list, &places) }
    guard
      let name = required("file", in: members, of: node, named: "the vocabulary")
        .flatMap({ string($0) })
    else { return [] }
    let folder = URL(filePath: file).deletingLastPathComponent()
    let path = URL(filePath: name, relativeTo: folder).path
    files.append(path)
    var reader = VocabularyFileReader(file: path)
    let values = reader.values()
    mistakes += reader.mistakes
    return values
  }

  private mutating func values(
    _ node: LocatedJSON,
    _ places: inout [SourceLocation]
  ) -> [PhraseCatalog.Value] {
    var values: [PhraseCatalog.Value] = []
    for node in array(node, as: "a vocabulary") {
      guard let value = value(node) else { continue }
      values.append(value)
      places.append(node.location)
    }
    return values
  }

  private mutating func value(_ node: LocatedJSON) -> PhraseCatalog.Value? {
    guard let members = object(node, as: "a value object") else { return nil }
    note(
      strayKeysOf: members,
      known: ["id", "title", "synonyms", "weight", "properties"],
      in: "the value"
    )
    let id = required("id", in: members, of: node, named: "the value").flatMap { string($0) }
    let title = required("title", in: members, of: node, named: "the value").flatMap { string($0) }
    guard let id, let title else { return nil }
    return PhraseCatalog.Value(
      id: id,
      title: title,
      synonyms: members["synonyms"].map { strings($0) } ?? [],
      weight: weight(in: members)
    )
  }

  /// How likely something is; 1 where nothing is said.
  mutating func weight(in members: Members) -> Double {
    guard let node = members["weight"] else { return 1 }
    if let weight = node.double, weight > 0, weight.isFinite { return weight }
    report(node, .unexpected(expected: "a weight above 0", found: node.plain.text))
    return 1
  }
}
