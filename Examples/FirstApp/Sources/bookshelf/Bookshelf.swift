import AppIntents
import AssistantREPL

@main struct Bookshelf {
  static func main() async {
    await AssistantCommand.main(apps: [App(BookshelfShortcuts.self, name: "Bookshelf")])
  }
}

enum Book: String, AppEnum {
  case dune, emma
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let caseDisplayRepresentations: [Book: DisplayRepresentation] = [
    .dune: "Dune", .emma: "Emma",
  ]
}

struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Book"
  @Parameter(title: "Book") var book: Book
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here is \(book).")
  }
}

struct BookshelfShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenBook(), phrases: ["Open \(\.$book) in \(.applicationName)"],
      shortTitle: "Open Book", systemImageName: "book")
  }
}
