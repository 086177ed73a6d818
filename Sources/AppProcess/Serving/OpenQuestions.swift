import AppIntents
import OrderedJSON
import Synchronization

/// The questions of running intents that have no answer yet.
final class OpenQuestions: Sendable {
  private struct State {
    var lastNumber = 0
    var waiting: [Int: AsyncStream<JSON>.Continuation] = [:]
  }

  private let writer: MessageWriter
  private let state = Mutex(State())

  init(writer: MessageWriter) {
    self.writer = writer
  }

  /// Gives an answer, or a query about a question's values, to who waits for it; false where nobody does.
  func take(_ message: JSON) -> Bool {
    guard let number = message["question"]?.int else { return false }
    guard let waiting = state.withLock({ $0.waiting[number] }) else { return false }
    waiting.yield(message)
    return true
  }

  /// Asks, answers what is asked back, and reads the answer.
  ///
  /// - Parameters:
  ///   - run: The run that asks.
  ///   - members: What is asked.
  ///   - source: Where the values come from that can be chosen.
  ///   - read: Reads the answer; nil for one that cannot be read.
  /// - Returns: The answer.
  /// - Throws: ``ConversationEnd`` where there is no answer.
  func ask<Answer>(
    run: Int,
    _ members: [(String, JSON?)],
    source: OptionSource? = nil,
    read: (JSON, [String: any Sendable]) async throws -> Answer?
  ) async throws -> Answer {
    let (stream, continuation) = AsyncStream<JSON>.makeStream()
    let number = state.withLock { state in
      state.lastNumber += 1
      state.waiting[state.lastNumber] = continuation
      return state.lastNumber
    }
    defer { state.withLock { $0.waiting[number] = nil } }
    writer.write([("type", "ask"), ("id", JSON(run)), ("question", JSON(number))] + members)
    var offered: [String: any Sendable] = [:]
    for await message in stream {
      if message["type"]?.string == "query" {
        guard let source else { continue }
        await answer(message, from: source, &offered)
        continue
      }
      switch message["end"]?.string {
      case "cancelled": throw ConversationEnd.cancelled
      case .some: throw ConversationEnd.unavailable
      case nil: break
      }
      guard let answer = try await read(message["value"] ?? .null, offered) else {
        throw ConversationEnd.unavailable
      }
      return answer
    }
    throw ConversationEnd.cancelled
  }

  private func answer(
    _ query: JSON,
    from source: OptionSource,
    _ offered: inout [String: any Sendable]
  ) async {
    let number = query["id"]?.int ?? 0
    do {
      let options = try await source.options(query)
      for option in options { offered[option.id] = option.value }
      writer.write(WireOption.members(of: options, number))
    } catch {
      writer.write([
        ("type", "failed"), ("id", JSON(number)),
        ("message", JSON(AppLocalization.current.sentence(for: error))), ("code", "query"),
      ])
    }
  }
}
