import AppIntents
import AssistantKit
import Foundation
import PhraseMatcher

/// Shows what is known of a thing, or hands out its content.
struct ShowCommand: Sendable {
  let session: Session
  let input: FileHandle

  func run() async throws -> ExitCode {
    let words = session.arguments.sentence
    let path = session.arguments.value(of: .output)
    let type = session.arguments.value(of: .contentType).flatMap { UTType(named: $0) }
    if path != nil, type == nil { throw UsageError.outputWithoutType }
    let channel = try session.recorded(try session.answeringChannel(input))
    if session.arguments[.json] {
      await channel.emit(.hello(apps: session.catalog.apps.map(\.name)))
    }
    let assistant = session.assistant(over: channel)
    guard let type else {
      return await assistant.show(words) == .done ? .success : .failure
    }
    guard let content = await assistant.content(of: words, as: type) else { return .failure }
    if let path { return try await write(content.data, to: path, channel) }
    let messages = session.settings.messages.searching
    if session.arguments[.json] {
      let text = content.isText ? String(decoding: content.data, as: UTF8.self) : nil
      await channel.emit(.result(intent: "show", value: text))
      await channel.emit(.done(.done))
    } else if !content.isText, Terminal.isTerminal(STDOUT_FILENO) {
      // What is no text would only confuse a terminal.
      session.tell(messages.bytes(content.data.count, as: type.commonName))
    } else if Terminal.isTerminal(STDOUT_FILENO) {
      let text = String(decoding: content.data, as: UTF8.self)
      session.page.show(DrawnSnippet(text: text).lines.map { TerminalText.sanitized($0.text) })
    } else {
      session.console.write(content.data)
    }
    return .success
  }

  private func write(
    _ data: Data,
    to path: String,
    _ channel: any ConversationChannel
  ) async throws -> ExitCode {
    do {
      try data.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw InputFailure(message: "'\(path)' cannot be written: \(error.reason)")
    }
    let message = session.settings.messages.searching.written(to: path)
    await channel.emit(.dialog(full: message, supporting: nil))
    await channel.emit(.done(.done))
    return .success
  }
}
