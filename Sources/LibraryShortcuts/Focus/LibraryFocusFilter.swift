import AppIntents
import UserNotifications

/// Which books count while the person concentrates on something.
struct LibraryFocusFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Choose Shelves and Authors"
  static let description: IntentDescription? =
    "While the focus is on, only books on these shelves and by these authors are shown."

  /// The shelves that count; none for all.
  @Parameter(title: "Shelves")
  var shelves: [Shelf]?

  /// The authors that count; none for all.
  @Parameter(title: "Authors")
  var authors: [String]?

  /// Whether the badge shows how many books are being read.
  @Parameter(title: "Count on the Badge", default: false)
  var countsOnBadge: Bool

  @Dependency private var store: LibraryStore

  var displayRepresentation: DisplayRepresentation {
    var titles: [LocalizedStringResource] = []
    var values: [String] = []
    if let shelves, !shelves.isEmpty {
      titles.append("Shelves")
      values.append(shelves.map { String(localized: $0.localizedStringResource) }.listed)
    }
    if let authors, !authors.isEmpty {
      titles.append("Authors")
      values.append(authors.listed)
    }
    titles.append("Badge")
    values.append(String(localized: countsOnBadge ? "On" : "Off"))
    return DisplayRepresentation(
      title: "Set \(titles, format: .list(type: .and))",
      subtitle: "\(values.joined(separator: " · "))"
    )
  }

  /// Notifications come through whose criteria are a shelf that counts.
  var appContext: FocusFilterAppContext {
    guard let shelves, !shelves.isEmpty else { return FocusFilterAppContext() }
    return FocusFilterAppContext(
      notificationFilterPredicate: NSPredicate(format: "SELF IN %@", shelves.map(\.rawValue))
    )
  }

  /// Lets the badge follow what counts now.
  func perform() async throws -> some IntentResult {
    try await count(in: store)
    return .result()
  }

  private func count(in store: LibraryStore) async throws {
    let filters = [BookFilter.shelf(.currentlyReading)] + conditions
    let count = countsOnBadge ? try await store.books(where: filters).count : 0
    try await UNUserNotificationCenter.current().setBadgeCount(count)
  }

  /// Lets the badge follow a change of the library, where the focus that is on has one.
  static func follow(_ store: LibraryStore) async {
    guard let filter = try? await current, filter.countsOnBadge else { return }
    // The change itself is done, whatever becomes of the badge.
    try? await filter.count(in: store)
  }

  static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [LibraryFocusFilter] {
    let reading = LibraryFocusFilter()
    reading.shelves = [.currentlyReading]
    return [reading]
  }
}

extension LibraryFocusFilter {
  /// What has to hold of a book that counts.
  var conditions: [BookFilter] {
    var conditions: [BookFilter] = []
    if let shelves, !shelves.isEmpty {
      conditions.append(.joined(shelves.map { .shelf($0) }, any: true))
    }
    if let authors, !authors.isEmpty {
      conditions.append(.joined(authors.map { .author(contains: $0) }, any: true))
    }
    return conditions
  }

  /// What has to hold of a book that counts at this moment; nothing where no focus says so.
  static var currentConditions: [BookFilter] {
    get async { (try? await current.conditions) ?? [] }
  }

  /// What a person is told where a list is filtered; nil where it is not.
  static var note: LocalizedStringResource? {
    get async {
      await currentConditions.isEmpty
        ? nil : "Only what your focus shows. “Turn off focus” shows all."
    }
  }
}

extension [String] {
  /// The texts as a list of the language.
  fileprivate var listed: String {
    formatted(.list(type: .and).locale(Locale(identifier: AppLocalization.current.locale)))
  }
}
