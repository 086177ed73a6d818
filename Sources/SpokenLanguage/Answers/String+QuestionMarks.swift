extension String {
  /// Whether a question mark ends it, of either width.
  package var endsWithQuestionMark: Bool { last.map(Self.questionMarks.contains) ?? false }

  /// Whether a question mark stands somewhere in it.
  package var holdsQuestionMark: Bool { contains(where: Self.questionMarks.contains) }

  package static let questionMarks: Set<Character> = ["?", "？"]
}
