import AssistantKit

/// What is to be seen while a line is edited, before anybody knows how wide the terminal is.
struct LineFrame: Sendable, Hashable {
  /// A line of looks in place of everything else.
  var status: AttributedLine?
  /// What stands before the line.
  var prompt = ""
  /// What is typed before the cursor.
  var before = ""
  /// What is typed behind the cursor.
  var after = ""
  /// What would complete the line, faint behind it.
  var suggestion = ""
  /// Lines below: what can be chosen.
  var hints: [String] = []
  /// The hint that is chosen.
  var selectedHint: Int?
}
