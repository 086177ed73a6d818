import AppIntents
import AppProcess
import AssistantKit
import OrderedJSON

/// Shows an intent: its sentence for the values at hand, and its parameters.
struct DescribeCommand: Sendable {
  let session: Session

  func run() async throws -> ExitCode {
    let call = try await IntentCall(session)
    if session.arguments[.json] {
      session.console.writeLine(json(of: call).text)
    } else {
      session.page.show(lines(about: call))
    }
    return .success
  }

  private func lines(about call: IntentCall) -> [String] {
    let intent = call.intent
    let summary = intent.summary(for: call.values)
    var lines = ["\(intent.identifier): \(intent.title)"]
    if let explanation = intent.explanation { lines.append("  \(explanation)") }
    lines.append("  \(summary.sentence)")
    lines += summary.belowFold.map { "    \($0.title): \($0.value)" }
    if let category = intent.categoryName { lines.append("  listed under \(category)") }
    if !intent.searchKeywords.isEmpty {
      lines.append("  found by \(intent.searchKeywords.joined(separator: ", "))")
    }
    if let name = intent.resultName { lines.append("  gives \(name)") }
    if let look = intent.prediction(for: call.values) {
      lines.append("  proposed as “\(look.title)”\(look.subtitle.map { " (\($0))" } ?? "")")
    }
    if let deprecation = intent.deprecation { lines.append("  deprecated: \(deprecation)") }
    if let name = intent.formerName { lines.append("  formerly \(name)") }
    return lines + intent.parameters.map { "  - " + line(for: $0) }
  }

  private func json(of call: IntentCall) -> JSON {
    let intent = call.intent
    let summary = intent.summary(for: call.values)
    let look = intent.prediction(for: call.values)
    let known = intent.json(in: call.app.definition.name).object ?? []
    let more = JSON.object(present: [
      ("sentence", JSON(summary.sentence)),
      (
        "belowTheFold",
        .array(summary.belowFold.map { ["title": JSON($0.title), "value": JSON($0.value)] })
      ),
      ("result", intent.resultName.map { JSON($0) }), ("proposedAs", look.map { JSON($0.title) }),
      ("deprecated", intent.deprecation.map { JSON($0) }),
      ("formerly", intent.formerName.map { JSON($0) }),
    ])
    return .object(known + (more.object ?? []))
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
