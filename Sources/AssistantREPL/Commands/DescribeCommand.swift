import AppIntents
import AssistantKit

/// Shows an intent: its sentence for the values at hand, and its parameters.
struct DescribeCommand: Sendable {
  let session: Session

  func run() async throws -> ExitCode {
    let call = try await IntentCall(session)
    let console = session.console
    console.writeLine("\(call.intent.identifier): \(call.intent.title)")
    if let explanation = call.intent.explanation { console.writeLine("  \(explanation)") }
    let summary = call.intent.summary(for: call.values)
    console.writeLine("  \(summary.sentence)")
    for row in summary.belowFold { console.writeLine("    \(row.title): \(row.value)") }
    if let category = call.intent.categoryName { console.writeLine("  listed under \(category)") }
    if !call.intent.searchKeywords.isEmpty {
      console.writeLine("  found by \(call.intent.searchKeywords.joined(separator: ", "))")
    }
    if let name = call.intent.resultName { console.writeLine("  gives \(name)") }
    if let look = call.intent.prediction(for: call.values) {
      console.writeLine("  proposed as “\(look.title)”\(look.subtitle.map { " (\($0))" } ?? "")")
    }
    if let deprecation = call.intent.deprecation {
      console.writeLine("  deprecated: \(deprecation)")
    }
    if let name = call.intent.formerName { console.writeLine("  formerly \(name)") }
    for parameter in call.intent.parameters { console.writeLine("  - " + line(for: parameter)) }
    return .success
  }

  private func line(for parameter: ParameterDescription) -> String {
    let need = parameter.isOptional ? "optional" : "required"
    let kind = "\(parameter.type.shownName), \(need)"
    let explanation = parameter.explanation.map { ". \($0)" } ?? ""
    return "\(parameter.name) (\(kind)): \(parameter.title)\(explanation)"
  }
}

extension ParameterType {
  /// The type as it is shown to someone who fills it in.
  fileprivate var shownName: String {
    switch self {
    case .bool: "yes or no"
    case .integer(let range?):
      "whole number from \(range.lowerBound) to \(range.upperBound)"
    case .integer(nil): "whole number"
    case .number(let range?): "number from \(range.lowerBound) to \(range.upperBound)"
    case .number(nil): "number"
    case .text: "text"
    case .date: "date"
    case .duration: "length of time"
    case .measurement(let units): "amount in \(units.first?.symbol ?? "units")"
    case .url: "address"
    case .file: "file"
    case .currency: "amount of money"
    case .person: "person"
    case .option(let source): source.title
    case .list(let element): "list of \(element.shownName)"
    }
  }
}
