import AppIntents
import AssistantKit
import Foundation

extension WorkflowRun {
  /// What a person gives to the workflow, read as it takes it; nil where nothing is given.
  ///
  /// - Throws: ``WorkflowProblem`` for what cannot be read so.
  func read(_ input: String?) async throws -> WorkflowValue? {
    guard let input else { return nil }
    let type: ParameterType
    switch workflow.accepts {
    case .text: return WorkflowValue(input, in: localization)
    case .lines:
      let lines = input.split(whereSeparator: \.isNewline)
      return .list(lines.map { WorkflowValue(String($0), in: localization) })
    case .file:
      let file = URL(filePath: input, relativeTo: context.folder).absoluteURL
      guard FileManager.default.isReadableFile(atPath: file.path) else {
        throw IntentFailure.failed(
          message: context.messages.problem(.notRead(input, reason: "")),
          code: "input"
        )
      }
      return WorkflowValue(IntentFile(fileURL: file), in: localization)
    case .number: type = .number(range: nil)
    case .date: type = .date(.dateTime)
    case .url: type = .url
    }
    let parameter = ParameterDescription(
      name: Workflow.inputName,
      title: Workflow.inputName,
      type: type,
      isOptional: false
    )
    switch try await context.host.parameterText.value(input, for: parameter) {
    case .success(let value): return WorkflowValue(value, in: localization)
    case .failure(let problem):
      throw IntentFailure.failed(
        message: context.host.settings.messages.problem(problem),
        code: "input"
      )
    }
  }
}
