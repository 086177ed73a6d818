import AppIntents

protocol Mooring: AppEntity {}

struct Harbour: Mooring {
  let id: String
  let name: String
  let nextTide: String
}

enum Fish: String, CaseIterable {
  case bass, mackerel, plaice, other
}

extension Fish: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fish"

  static var caseDisplayRepresentations: [Fish: DisplayRepresentation] {
    [
      .bass: "Bass",
      .mackerel: DisplayRepresentation(title: "Mackerel", synonyms: ["Mack", "mack"]),
      .plaice: "Plaice",
      .other: "< 1 lb",
    ]
  }
}
