/// The forms in which findings are written.
enum LintFormat: String, CaseIterable, Sendable {
  case text, json, github, sarif
}
