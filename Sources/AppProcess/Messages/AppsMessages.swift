import StringCatalogs

/// What is said about adding and removing apps that are programs of their own, in one language.
package struct AppsMessages: Sendable {
  private let say: RoomTexts

  /// Takes the sentences of a locale; English where there are none.
  package init(locale: String) {
    say = RoomTexts(ProcessMessages.catalog, locale: locale)
  }

  /// No app was added yet.
  package var none: String {
    say("No app was added yet; “assistant apps add FILE” adds one.")
  }

  /// An app was added.
  package func added(_ name: String) -> String { say("Added “\(name)”.") }

  /// An app was added, and another one of its name is gone.
  package func replaced(_ name: String) -> String {
    say("Added “\(name)”, in place of the app that was called so.")
  }

  /// An app was removed.
  package func removed(_ name: String) -> String { say("Removed “\(name)”.") }

  /// No app of that name was added.
  package func unknown(_ name: String) -> String {
    say("No app called “\(name)” was added; “assistant apps list” lists them.")
  }

  /// How many intents an app has.
  package func intents(_ count: Int) -> String { say("\(count: count) intents") }
}
