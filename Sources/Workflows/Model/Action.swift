/// The steps that are the assistant's own, which the steps of apps combine with.
package enum Action: String, Sendable, Hashable, CaseIterable {
  case show, ask, choose, random, count, mostCommon, group, filter, sort, first, last, add, join
  case lines, csv, chart, speak, wait, program, open, shortcut, output, stop

  /// What a step takes behind its name.
  package enum Subject: Sendable, Hashable {
    case none, optional, required
  }

  /// What an argument of a step can be.
  package enum ArgumentKind: Sendable, Hashable {
    case value
    /// The name of a property.
    case property
    /// The names of properties in brackets.
    case properties
    /// The name of a variable.
    case variable
    /// One of some words.
    case word([String])
  }

  /// Whether something has to stand behind the name.
  package var subject: Subject {
    switch self {
    case .stop: .none
    case .output, .ask: .optional
    default: .required
    }
  }

  /// Whether a value comes out of it.
  package var hasResult: Bool {
    switch self {
    case .show, .add, .speak, .wait, .open, .output, .stop: false
    default: true
    }
  }

  /// What can stand behind the subject, in order.
  package var arguments: [(label: String, kind: ArgumentKind)] {
    switch self {
    case .show: [("title", .value)]
    case .ask: [("for", .word(AnswerKind.allCases.map(\.rawValue)))]
    case .choose: [("prompt", .value), ("several", .value)]
    case .random: [("count", .value)]
    case .mostCommon: [("by", .property), ("limit", .value)]
    case .group: [("by", .property)]
    case .sort: [("by", .property), ("descending", .value)]
    case .first, .last: [("count", .value)]
    case .add: [("to", .variable)]
    case .join: [("separator", .value)]
    case .csv: [("columns", .properties), ("file", .value)]
    case .chart: [("by", .property), ("title", .value), ("limit", .value)]
    case .program: [("arguments", .value), ("input", .value), ("seconds", .value)]
    case .shortcut: [("input", .value)]
    case .count, .filter, .lines, .speak, .wait, .open, .output, .stop: []
    }
  }

  /// What a question can be answered with.
  package enum AnswerKind: String, Sendable, Hashable, CaseIterable {
    case text, number, date, duration, yesOrNo, url
  }

  /// What it does, in one line.
  package var explanation: String {
    switch self {
    case .show: "shows a value, a list as a table of what is in it"
    case .ask: "asks the person"
    case .choose: "lets the person choose from a list"
    case .random: "picks from a list at random"
    case .count: "counts a list"
    case .mostCommon: "the values that a list holds most often, the most frequent first"
    case .group: "sorts a list into groups by a property"
    case .filter: "keeps what a condition holds for"
    case .sort: "puts a list in order"
    case .first: "the first of a list"
    case .last: "the last of a list"
    case .add: "puts a value at the end of a list"
    case .join: "makes one text of a list"
    case .lines: "the lines of a text"
    case .csv: "writes a list as comma-separated values"
    case .chart: "draws bars, one for each group"
    case .speak: "says a text aloud"
    case .wait: "waits for so many seconds"
    case .program: "runs a program and takes what it writes"
    case .open: "opens an address"
    case .shortcut: "runs another shortcut"
    case .output: "ends with a value"
    case .stop: "ends"
    }
  }

  /// The first step whose explanation has a verb: "pick" is what `random` does.
  ///
  /// - Parameter verb: The verb as it is commanded; nil where no explanation has it.
  init?(explainedBy verb: String) {
    let verb = verb.lowercased()
    let action = Self.allCases.first {
      $0.explanation.split { !$0.isLetter }.contains { $0 == verb + "s" }
    }
    guard let action else { return nil }
    self = action
  }
}
