/// How people ask in one language to search and to show, as templates with the places `{words}` and
/// `{type}`; the first that fits is taken.
public struct SearchPhrases: Sendable {
  package let search: [String]
  package let show: [String]

  /// No templates.
  package static let none = SearchPhrases(search: [], show: [])
}
