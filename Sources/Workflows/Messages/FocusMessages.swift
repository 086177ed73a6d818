import AppIntents
package import AssistantKit
import StringCatalogs

/// What is said about focuses and notifications, in one language.
package struct FocusMessages: Sendable {
  private let say: RoomTexts

  /// Takes the sentences of a locale; English where there are none.
  package init(locale: String) {
    say = RoomTexts(WorkflowMessages.catalog, locale: locale)
  }

  /// A focus is on.
  package func on(_ name: String) -> String { say("The “\(name)” focus is on.") }

  /// No focus is on.
  package var off: String { say("No focus is on.") }

  /// There are no focuses.
  package var none: String { say("You have no focuses yet; “assistant focus new NAME” makes one.") }

  /// No focus is called so.
  ///
  /// - Parameters:
  ///   - name: What was looked for.
  ///   - known: What there is, of which the nearest is named.
  /// - Returns: The sentence.
  package func unknown(_ name: String, among known: [String] = []) -> String {
    say.nothing(say("No focus is called “\(name)”."), called: name, among: known)
  }

  /// There is a focus of that name already.
  package func taken(_ name: String) -> String { say("There is a focus “\(name)” already.") }

  /// A focus was made.
  package func made(_ name: String) -> String { say("Made the focus “\(name)”.") }

  /// A focus is called otherwise now.
  package func renamed(_ name: String, _ newName: String) -> String {
    say("“\(name)” is called “\(newName)” now.")
  }

  /// Texts still have a focus's former name; the places follow.
  package func stillMentioned(_ former: String) -> String {
    say("“\(former)” still stands in texts of yours, which are left as they are:")
  }

  /// A focus was deleted.
  package func deleted(_ name: String) -> String { say("Deleted the focus “\(name)”.") }

  /// An app has no focus filter.
  package func noFilter(_ app: String) -> String { say("\(app) has no focus filter.") }

  /// An app does nothing for a focus any more.
  package func removed(_ app: String, _ focus: String) -> String {
    say("\(app) does nothing for “\(focus)” any more.")
  }

  /// Nothing was chosen for a parameter.
  package var notSet: String { say("not set") }

  /// The value is the one that the app has by itself.
  package var usual: String { say("as usual") }

  /// The app proposes nothing.
  package var noSuggestions: String { say("The app proposes nothing.") }

  /// The mark of the focus that is on.
  package var onMark: String { say("on") }

  /// A notification got through.
  package var delivered: String { say("delivered") }

  /// A focus kept a notification silent: its criteria and the focus.
  package func silenced(_ criteria: String?, _ focus: String) -> String {
    guard let criteria else { return say("silenced by “\(focus)”") }
    return say("silenced by “\(focus)” (“\(criteria)” is not let through)")
  }

  /// There are no notifications.
  package var noNotifications: String { say("There are no notifications.") }

  /// The numbers on the badges.
  package var badges: String { say("Badges") }
}

extension FocusMessages {
  /// Which focus is on, and what the apps do for it.
  package func lines(
    about state: FocusState,
    _ controller: FocusController
  ) async -> [String] {
    guard let focus = state.currentFocus else { return [off] }
    var lines = [on(focus.name)]
    for filter in controller.filters(of: focus) {
      guard let setting = filter.setting else { continue }
      let look = await filter.definition.look(of: await controller.values(of: setting, for: filter))
      lines.append("  \(filter.app.definition.name): \(look.subtitle ?? look.title)")
    }
    return lines
  }
}
