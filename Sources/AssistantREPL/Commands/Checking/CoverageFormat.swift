/// The forms in which a coverage report is written.
enum CoverageFormat: String, CaseIterable, Sendable {
  case text, json, junit, github, html
}
