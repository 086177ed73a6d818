import AppIntents
import AssistantKit

/// Turns a focus on.
struct TurnOnFocus: AppIntent {
  static let title: LocalizedStringResource = "Turn On Focus"
  static let description: IntentDescription? = "Turns on one of your focuses; another one ends."

  /// What the parameter for the focus is called in files.
  static let nameParameter = "focus"

  /// The focus to turn on.
  @Parameter(title: "Focus", requestValueDialog: "Which focus?")
  var focus: SavedFocus

  static var parameterSummary: some ParameterSummary {
    Summary("Turn on \(\.$focus)")
  }

  @Dependency private var library: ShortcutLibrary

  /// Turns it on and says what apps do differently now.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let host = try FocusHost()
    let controller = host.controller(library)
    guard try await controller.turnOn(focus.id) != nil else {
      throw ShortcutError(message: host.messages.unknown(focus.id))
    }
    return .result(dialog: await host.dialog(of: try library.files.focus.load(), controller))
  }
}

/// Ends the focus that is on.
struct TurnOffFocus: AppIntent {
  static let title: LocalizedStringResource = "Turn Off Focus"
  static let description: IntentDescription? = "Ends the focus that is on."

  @Dependency private var library: ShortcutLibrary

  /// Turns it off.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let host = try FocusHost()
    let controller = host.controller(library)
    _ = try await controller.turnOn(nil)
    return .result(dialog: await host.dialog(of: try library.files.focus.load(), controller))
  }
}

/// Says which focus is on.
struct WhichFocus: AppIntent {
  static let title: LocalizedStringResource = "Which Focus Is On?"
  static let description: IntentDescription? = "Says which focus is on, and what apps do for it."

  @Dependency private var library: ShortcutLibrary

  /// Says it.
  func perform() async throws -> some ReturnsValue<String?> & ProvidesDialog {
    let host = try FocusHost()
    let state = try library.files.focus.load()
    return .result(
      value: state.currentFocus?.name,
      dialog: await host.dialog(of: state, host.controller(library))
    )
  }
}

/// The conversation in which a focus is switched.
private struct FocusHost {
  private let host: HostConversation

  init() throws {
    guard let host = HostConversation.current else {
      throw ShortcutError(message: "a focus can only be switched in a conversation")
    }
    self.host = host
  }

  var messages: FocusMessages { FocusMessages(locale: host.settings.locale) }

  func controller(_ library: ShortcutLibrary) -> FocusController {
    FocusController(
      store: library.files.focus,
      apps: host.apps,
      settings: host.settings,
      warn: host.warn
    )
  }

  /// What holds now, app by app.
  func dialog(of state: FocusState, _ controller: FocusController) async -> IntentDialog {
    let text = await messages.lines(about: state, controller).joined(separator: "\n")
    return IntentDialog(stringLiteral: text)
  }
}
