import AppIntents
import AssistantKit
import Foundation

/// What is kept of conversations.
extension Session {
  /// Where it is kept what apps put into the search index: with their data, or with the person's own state.
  static func keptIndex(
    _ arguments: Arguments,
    _ environment: [String: String]
  ) -> SearchIndexFile? {
    if let folder = arguments.value(of: .data) {
      return SearchIndexFile(url: URL(filePath: folder).appending(path: "search-index.tsv"))
    }
    return PersonalFolder.state.url(in: environment).map {
      SearchIndexFile(url: $0.appending(path: "search-index.tsv"))
    }
  }

  /// The channel with what is kept of a conversation: what was not understood, and all of it where
  /// that was asked for.
  func recorded(_ channel: any ConversationChannel) throws -> any ConversationChannel {
    var channel = channel
    if arguments.value(of: .keepMisses) != "off", let log = MissLog(environment: environment) {
      channel = MissKeepingChannel(channel, log: log, settings: settings, console: console)
    }
    if !settings.isRehearsal, let log = UseLog(environment: environment) {
      channel = UseKeepingChannel(channel, log: log, now: settings.now)
    }
    guard let path = arguments.value(of: .record) else { return channel }
    let file = try RecordingFile(path: path)
    var transcript = Transcript(locale: settings.locale, now: settings.now())
    transcript.options = [Option.dryRun, .locked, .unlocked, .voiceOnly].filter { arguments[$0] }
      .map { "--" + $0.rawValue }
    if !settings.opensResultIntents { transcript.options += ["--open-when-run", "off"] }
    for line in transcript.header { file.append(line) }
    return RecordingChannel(channel, presenter: presenter) { file.append($0) }
  }
}
