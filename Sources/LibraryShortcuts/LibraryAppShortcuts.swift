public import AppIntents

/// The sentences that start the library's intents.
///
/// The first phrase of each shortcut is its label and its key in `AppShortcuts.xcstrings`.
public struct LibraryAppShortcuts: AppShortcutsProvider {
  /// The colour of a binding.
  public static let shortcutTileColor = ShortcutTileColor.navy

  /// All ten, the most useful first.
  @AppShortcutsBuilder public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBook(),
      phrases: [
        "Open \(\.$book) in \(.applicationName)",
        "Show \(\.$book) in \(.applicationName)",
        "Open a book in \(.applicationName)",
      ],
      shortTitle: "Open Book",
      systemImageName: "book"
    )
    AppShortcut(
      intent: OpenCurrentlyReading(),
      phrases: [
        "Open Currently Reading in \(.applicationName)",
        "Open the books I am reading in \(.applicationName)",
      ],
      shortTitle: "Open Currently Reading",
      systemImageName: "books.vertical.fill"
    )
    AppShortcut(
      intent: OpenShelf(),
      phrases: [
        "Open the \(\.$shelf) shelf in \(.applicationName)",
        "Show the \(\.$shelf) shelf in \(.applicationName)",
        "Open a shelf in \(.applicationName)",
      ],
      shortTitle: "Open Shelf",
      systemImageName: "books.vertical"
    )
    AppShortcut(
      intent: AddBook(),
      phrases: [
        "Add \(\.$book) to \(.applicationName)",
        "Add a book to \(.applicationName)",
        "Add a book in \(.applicationName)",
        "Put a new book into \(.applicationName)",
      ],
      shortTitle: "Add Book",
      systemImageName: "plus"
    )
    AppShortcut(
      intent: MoveBook(),
      phrases: [
        "Move \(\.$book) in \(.applicationName)",
        "Move a book in \(.applicationName)",
        "Move a book to \(\.$shelf) in \(.applicationName)",
      ],
      shortTitle: "Move Book",
      systemImageName: "arrow.right"
    )
    AppShortcut(
      intent: RateBook(),
      phrases: [
        "Rate \(\.$book) in \(.applicationName)",
        "Rate a book in \(.applicationName)",
      ],
      shortTitle: "Rate Book",
      systemImageName: "star"
    )
    AppShortcut(
      intent: BuyBook(),
      phrases: [
        "Buy \(\.$book) in \(.applicationName)",
        "Order \(\.$book) in \(.applicationName)",
        "Buy a book in \(.applicationName)",
      ],
      shortTitle: "Buy Book",
      systemImageName: "cart"
    )
    AppShortcut(
      intent: RemoveBook(),
      phrases: [
        "Remove \(\.$book) from \(.applicationName)",
        "Delete \(\.$book) from \(.applicationName)",
        "Remove a book from \(.applicationName)",
      ],
      shortTitle: "Remove Book",
      systemImageName: "trash"
    )
    AppShortcut(
      intent: FindBooks(),
      phrases: [
        "Find books in \(.applicationName)",
        "Search for books in \(.applicationName)",
        "Show books in \(.applicationName)",
        "Look for a book in \(.applicationName)",
      ],
      shortTitle: "Find Books",
      systemImageName: "magnifyingglass"
    )
    AppShortcut(
      intent: WhatAmIReading(),
      phrases: [
        "What am I reading in \(.applicationName)",
        "Which books am I reading in \(.applicationName)",
        "Tell me what I am reading in \(.applicationName)",
      ],
      shortTitle: "What Am I Reading?",
      systemImageName: "eyeglasses"
    )
  }

  /// Sentences about libraries of brick, which this app must not claim.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [
      "Find a \(.applicationName) near me",
      "When does the \(.applicationName) open",
      "How do I get to the \(.applicationName)",
    ])
  }
}
