import AssistantKit
import Foundation
import PhraseMatcher
import SpokenLanguage
import Synchronization

/// A channel that also keeps which values were used in what was done.
final class UseKeepingChannel: ConversationChannel {
  private let base: any ConversationChannel
  private let log: UseLog
  private let now: @Sendable () -> Date
  private let reading = Mutex<Reading?>(nil)

  init(_ base: any ConversationChannel, log: UseLog, now: @escaping @Sendable () -> Date) {
    self.base = base
    self.log = log
    self.now = now
  }

  var commands: Set<ConversationCommand> { base.commands }

  func emit(_ event: ConversationEvent) async {
    switch event {
    case .match(let understanding):
      reading.withLock { $0 = understanding.outcome == .match ? understanding.reading : nil }
    case .done(.done): keep()
    default: break
    }
    await base.emit(event)
  }

  func answer(to question: Question) async -> ChannelAnswer {
    await base.answer(to: question)
  }

  private func keep() {
    let reading = reading.withLock { reading in
      defer { reading = nil }
      return reading
    }
    for parameter in reading?.parameters ?? [] {
      guard let reading, case .known(let identifier, _) = parameter.value else { continue }
      // What is not kept only comes a little later in a list.
      try? log.append(app: reading.app, identifier: identifier, at: now())
    }
  }
}
