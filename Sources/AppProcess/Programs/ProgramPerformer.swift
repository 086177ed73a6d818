import AppIntents
import AssistantKit
import Foundation
import OrderedJSON

/// Performs an intent by running a program.
struct ProgramPerformer: IntentPerformer {
  let asksItself = false
  let metadata: IntentMetadata
  let command: ProgramCommand
  let folder: String
  let locale: String

  private var messages: ProcessMessages { ProcessMessages(locale: locale) }
  private var program: String { command.arguments.first?.first?.text ?? "" }

  func perform(_ request: PerformRequest) async throws -> IntentOutcome {
    let values = request.values
    func text(_ name: String, _ asTitle: Bool) -> String? {
      values[name].map { ValueText.text(of: $0, asTitle: asTitle) }
    }
    let words: [String]
    do {
      words = try CommandWords(text: text).words(of: command)
    } catch {
      throw IntentFailure.failed(message: messages.problem(error), code: "value")
    }
    try await confirm(request)
    let ending: ProgramRun.Ending
    do {
      ending = try await ProgramRun(
        words: words,
        folder: folder,
        input: command.takesJSON ? input(request) : [],
        timeLimit: command.timeLimit
      ).run()
    } catch {
      throw IntentFailure.failed(
        message: messages.cannotStart(program, reason: SystemMessage.text(of: error.code)),
        code: "program"
      )
    }
    return try await tell(ending, request)
  }

  private func confirm(_ request: PerformRequest) async throws {
    guard let confirmation = metadata.confirmation else { return }
    let values = request.values
    let prompt = confirmation.filled { name, _ in
      values[name].map { ValueText.text(of: $0, asTitle: true) } ?? ""
    }
    let isConfirmed = try await request.conversation.confirmation(
      for: ConfirmationRequest(
        intent: metadata.identifier,
        prompt: prompt,
        isDestructive: metadata.isDestructive
      )
    )
    guard isConfirmed else { throw IntentFailure.declined }
  }

  private func input(_ request: PerformRequest) -> [UInt8] {
    let object = JSON.object([
      JSON.Member("intent", JSON(metadata.identifier)),
      JSON.Member("locale", JSON(locale)),
      JSON.Member("values", WireValue.json(of: request.values)),
    ])
    return Array((object.text + "\n").utf8)
  }

  private func tell(
    _ ending: ProgramRun.Ending,
    _ request: PerformRequest
  ) async throws
    -> IntentOutcome
  {
    let output = ProgramText.trimmed(ending.output)
    switch ending.cause {
    case .status(0): break
    case .status(let status):
      let reason =
        ProgramText.lastLine(of: ending.diagnostics) ?? ProgramText.lastLine(of: ending.output)
      throw failure(messages.failed(program, reason: reason, status: Int(status)), "exit\(status)")
    case .signal(let signal):
      throw failure(messages.wasEnded(program, signal: Int(signal)), "signal\(signal)")
    case .tookTooLong: throw IntentFailure.timedOut(limit: command.timeLimit)
    case .wroteTooMuch: throw failure(messages.wroteTooMuch(program), "flood")
    case .cancelled: throw IntentFailure.cancelled
    }
    let values = request.values
    let dialog =
      metadata.dialog.map { template in
        template.filled { name, _ in
          name == "output"
            ? output : values[name].map { ValueText.text(of: $0, asTitle: true) } ?? ""
        } ?? ""
      } ?? output
    if !dialog.isEmpty {
      await request.conversation.show(.dialog(full: dialog, supporting: nil))
    }
    return IntentOutcome(
      valueText: output.isEmpty || dialog.contains(output) ? nil : output,
      value: output.isEmpty ? nil : output
    )
  }

  private func failure(_ message: String, _ code: String) -> IntentFailure {
    .failed(message: message, code: code)
  }
}

/// What programs write, as text that people read.
enum ProgramText {
  /// The text without white space at its ends.
  static func trimmed(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The last line with something in it, of a length that one wants to read.
  static func lastLine(of bytes: [UInt8]) -> String? {
    String(decoding: bytes.suffix(4_096), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.last { !$0.isEmpty }
      .map { String($0.suffix(300)) }
  }
}
