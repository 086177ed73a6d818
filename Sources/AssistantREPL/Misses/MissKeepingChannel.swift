import AssistantKit
import Foundation
import SpokenLanguage
import Synchronization

/// A channel that also keeps what was not understood, for `assistant misses`.
final class MissKeepingChannel: ConversationChannel {
  private let base: any ConversationChannel
  private let log: MissLog
  private let settings: AssistantSettings
  private let console: Console
  private let hasComplained = Mutex(false)

  init(
    _ base: any ConversationChannel,
    log: MissLog,
    settings: AssistantSettings,
    console: Console
  ) {
    self.base = base
    self.log = log
    self.settings = settings
    self.console = console
  }

  var commands: Set<ConversationCommand> { base.commands }

  func emit(_ event: ConversationEvent) async {
    if case .match(let understanding) = event,
      let miss = Miss(understanding, moment: settings.now(), locale: settings.locale)
    {
      keep(miss)
    }
    await base.emit(event)
  }

  func answer(to question: Question) async -> ChannelAnswer {
    await base.answer(to: question)
  }

  private func keep(_ miss: Miss) {
    do {
      try log.append(miss)
    } catch {
      let isFirst = hasComplained.withLock { complained in
        defer { complained = true }
        return !complained
      }
      guard isFirst else { return }
      console.diagnose(
        "what was not understood cannot be kept in '\(error.path)' "
          + "(\(SystemMessage.text(of: error.code))); --keep-misses off keeps nothing",
        kind: .warning
      )
    }
  }
}
