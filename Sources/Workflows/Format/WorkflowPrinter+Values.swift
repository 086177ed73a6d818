import Foundation

extension WorkflowPrinter {
  /// A value as it is written.
  package static func text(of expression: Expression) -> String {
    switch expression {
    case .text(let template): text(of: template)
    case .number(let number): text(of: number)
    case .truth(let truth): truth ? "yes" : "no"
    case .variable(let path): path.text
    case .chosen(let id, let title):
      "@" + (isBare(id) ? id : quoted(id)) + (title.isEmpty ? "" : " \(quoted(title))")
    case .ask(let prompt): prompt.map { "ask \(text(of: $0))" } ?? "ask"
    case .list(let elements): "[" + elements.map { text(of: $0) }.joined(separator: ", ") + "]"
    }
  }

  /// A number as it is written: without a fraction where there is none.
  package static func text(of number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    let text = String(number)
    guard text.contains("e") else { return text }
    return number.formatted(
      .number.grouping(.never).precision(.fractionLength(0...20)).locale(.init(identifier: "en"))
    )
  }

  static func text(of template: TextTemplate) -> String {
    "\""
      + template.pieces.map { piece in
        switch piece {
        case .literal(let text): escaped(text)
        case .variable(let path): "${\(path.text)}"
        }
      }.joined() + "\""
  }

  static func text(of call: ActionCall) -> String {
    var parts = [call.action.rawValue]
    if let subject = call.subject { parts.append(text(of: subject)) }
    if let condition = call.condition { parts.append("where \(text(of: condition))") }
    for argument in call.arguments {
      let kind = call.action.arguments.first { $0.label == argument.label }?.kind
      if case .word? = kind, let word = argument.value.plainText {
        parts.append("\(argument.label): \(word)")
      } else {
        parts.append("\(argument.label): \(text(of: argument.value))")
      }
    }
    return parts.joined(separator: " ")
  }

  static func text(of step: IntentStep) -> String {
    (["run \(reference(step.app, step.intent))"]
      + step.arguments.map { "\($0.label): \(text(of: $0.value))" })
      .joined(separator: " ")
  }

  static func text(of step: FindStep) -> String {
    var text = "find \(reference(step.app, step.entity))"
    if let condition = step.condition { text += " where \(self.text(of: condition))" }
    if !step.sorting.isEmpty {
      let keys = step.sorting.map { $0.property + ($0.isDescending ? " descending" : "") }
      text += " sorted by \(keys.joined(separator: ", "))"
    }
    if let limit = step.limit { text += " limit \(self.text(of: limit))" }
    return text
  }

  /// What has to hold, with brackets where they are needed.
  static func text(of condition: Condition) -> String { text(of: condition, inside: 0) }

  private static func text(of condition: Condition, inside level: Int) -> String {
    switch condition {
    case .comparison(let path, let relation, let values):
      ([path.text, relation.rawValue]
        + (values.isEmpty ? [] : [values.map { text(of: $0) }.joined(separator: " and ")]))
        .joined(separator: " ")
    case .not(let inner): "not " + text(of: inner, inside: 2)
    case .all(let parts):
      bracketed(parts.map { text(of: $0, inside: 2) }.joined(separator: " and "), level > 1)
    case .any(let parts):
      bracketed(parts.map { text(of: $0, inside: 1) }.joined(separator: " or "), level > 0)
    }
  }

  private static func bracketed(_ text: String, _ needed: Bool) -> String {
    needed ? "(\(text))" : text
  }

  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    var result = ""
    // What stands before the text and what escapes end with: nothing may melt into it.
    var follows = true
    for (place, character) in zip(text.indices, text) {
      let next = text.index(after: place)
      let isLast = next == text.endIndex
      let before = follows
      follows = true
      switch character {
      case "$":
        // Alone it means itself.
        result += isLast || text[next] == "{" ? "\\$" : "$"
      case "\"", "\\": result += "\\\(character)"
      case "\n", "\r\n", "\r": result += "\\n"
      case "\t": result += "\\t"
      default:
        let melts = before && joins("a", character) || isLast && joins(character, "\"")
        if melts || character.isNewline {
          result += character.unicodeScalars.map(numbered).joined()
        } else {
          result.append(character)
          follows = false
        }
      }
    }
    return result
  }

  private static func numbered(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether two characters become one when they stand side by side.
  private static func joins(_ one: Character, _ other: Character) -> Bool {
    (String(one) + String(other)).count == 1
  }

  static func reference(_ app: String?, _ name: String) -> String {
    guard let app else { return name }
    let isWord =
      app.first.map(WorkflowLexer.begins) == true
      && app.allSatisfy(WorkflowLexer.continues)
    return (isWord ? app : quoted(app)) + "." + name
  }

  private static func isBare(_ id: String) -> Bool {
    if let number = Int(id) { return String(number) == id && number >= 0 && id.count < 16 }
    guard let last = id.last, !joins(last, " ") else { return false }
    return id.first.map(WorkflowLexer.begins) == true && id.allSatisfy(WorkflowLexer.continues)
  }
}
