/// How serious a finding is.
package enum LintSeverity: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Worth knowing; never makes a run fail.
  case note
  /// Probably a mistake.
  case warning
  /// Something that does not work as it is.
  case error

  /// The order from harmless to serious.
  package static func < (first: LintSeverity, second: LintSeverity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
