package import OrderedJSON

/// A value as it is written in a workflow.
package indirect enum Expression: Sendable, Hashable {
  /// Text with values in it.
  case text(TextTemplate)
  case number(Double)
  case truth(Bool)
  /// What a variable holds, or one property of it.
  case variable(VariablePath)
  /// What was chosen when the workflow was composed: its identifier, and its name beside it.
  case chosen(id: String, title: String)
  /// What is asked for each time.
  case ask(prompt: TextTemplate?)
  case list([Expression])

  /// The text, where nothing else stands in it.
  package var plainText: String? {
    if case .text(let template) = self { template.plain } else { nil }
  }
}

/// A variable, and the way from what it holds to one property of it.
package struct VariablePath: Sendable, Hashable {
  package var name: String
  package var properties: [String]
  package var location: SourceLocation

  package init(
    _ name: String,
    _ properties: [String] = [],
    at location: SourceLocation = SourceLocation(line: 0, column: 0)
  ) {
    self.name = name
    self.properties = properties
    self.location = location
  }

  /// The path as it is written.
  package var text: String { ([name] + properties).joined(separator: ".") }
}

/// Text with the values of variables in it.
package struct TextTemplate: Sendable, Hashable {
  package var pieces: [Piece]

  package init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  package init(_ text: String) {
    pieces = text.isEmpty ? [] : [.literal(text)]
  }

  /// A part of the text.
  package enum Piece: Sendable, Hashable {
    case literal(String)
    case variable(VariablePath)
  }

  /// The text, where no value stands in it.
  package var plain: String? {
    var text = ""
    for piece in pieces {
      guard case .literal(let literal) = piece else { return nil }
      text += literal
    }
    return text
  }
}

/// What has to hold.
package indirect enum Condition: Sendable, Hashable {
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case comparison(VariablePath, Relation, [Expression])
}

/// How two values stand to each other.
package enum Relation: String, Sendable, Hashable, CaseIterable {
  case isBetween = "is between"
  case isNotEmpty = "is not empty"
  case isEmpty = "is empty"
  case isNot = "is not"
  case `is` = "is"
  case isLess = "<"
  case isAtMost = "<="
  case isGreater = ">"
  case isAtLeast = ">="
  case contains = "contains"
  case beginsWith = "begins with"
  case endsWith = "ends with"

  /// How many values it takes.
  package var valueCount: Int {
    switch self {
    case .isEmpty, .isNotEmpty: 0
    case .isBetween: 2
    default: 1
    }
  }
}
