import StringCatalogs

/// What people are told about programs and apps outside the assistant's own process, in one language.
struct ProcessMessages: Sendable {
  private let say: RoomTexts

  static let catalog = RoomCatalog(module: "AppProcess")

  /// Takes the sentences of a locale; English where there are none.
  init(locale: String) {
    say = RoomTexts(Self.catalog, locale: locale)
  }

  /// A value cannot be handed on.
  func problem(_ problem: CommandWords.Problem) -> String {
    switch problem {
    case .looksLikeOption(let value):
      say(
        """
        “\(value)” begins with a dash and would be read as an option, so it is not handed on.
        """
      )
    case .unspeakable: say("The value holds a character that cannot be handed on.")
    }
  }

  /// A program could not be started.
  func cannotStart(_ program: String, reason: String) -> String {
    say("“\(program)” cannot be started (\(reason)); is it installed?")
  }

  /// A program ended with a status that tells of a failure.
  func failed(_ program: String, reason: String?, status: Int) -> String {
    guard let reason else { return say("“\(program)” failed with status \(number: status).") }
    return say("“\(program)” failed: \(reason)")
  }

  /// A program was ended by a signal.
  func wasEnded(_ program: String, signal: Int) -> String {
    say("“\(program)” was ended by signal \(number: signal).")
  }

  /// A program wrote more than anybody reads.
  func wroteTooMuch(_ program: String) -> String {
    say("“\(program)” wrote more than a megabyte and was ended.")
  }

  /// An app's process has not said anything for a while.
  func waiting(for app: String) -> String { say("Waiting for \(app) to answer…") }

  /// An app failed without a word.
  func unexplained(_ app: String) -> String { say("\(app) could not do it and did not say why.") }

  /// What became of an app's process, in the middle of what it did.
  func broken(_ app: String, _ reason: BrokenConnection) -> String {
    switch reason {
    case .notStarted(let reason): say("\(app) cannot be started (\(reason)); is it installed?")
    case .ended(let line?): say("\(app) ended before it was done: \(line)")
    case .ended(nil): say("\(app) ended before it was done. It is started anew next time.")
    case .silent: say("\(app) did not answer and was ended. It is started anew next time.")
    case .longLine: say("\(app) sent a line that is too long and was ended.")
    case .flood: say("\(app) sent far too much and was ended.")
    case .unreadable(let reason):
      say("\(app) sent something that cannot be read (\(reason)) and was ended.")
    case .version(let version):
      say("\(app) speaks version \(version) of the protocol, but only version 1 is understood.")
    case .refused(let message): message
    }
  }
}
