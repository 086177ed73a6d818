import AppIntents

// A small app whose novels can be found by their properties, written as an app's author writes it.

enum Cover: String, AppEnum {
  case hard, soft

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cover"
  static let caseDisplayRepresentations: [Cover: DisplayRepresentation] = [
    .hard: "Hard",
    .soft: DisplayRepresentation(title: "Soft", synonyms: ["Paperback", "Pocket Cover", "Pocket"]),
  ]
}

struct Novel: AppEntity {
  let id: Int
  @Property(title: "Title") var title: String
  @Property(title: "Author") var author: String
  @Property(title: "Year") var year: Int
  @Property(title: "Cover") var cover: Cover

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Novel",
    synonyms: ["Book"]
  )
  static let defaultQuery = NovelQuery()

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

  init(_ id: Int, _ title: String, _ author: String, _ year: Int, _ cover: Cover) {
    self.id = id
    self.title = title
    self.author = author
    self.year = year
    self.cover = cover
  }

  static let all = [
    Novel(1, "Emma", "Jane Austen", 1815, .soft),
    Novel(2, "Persuasion", "Jane Austen", 1817, .hard),
    Novel(3, "Dune", "Frank Herbert", 1965, .soft),
    Novel(4, "War and Peace", "Leo Tolstoy", 1869, .hard),
  ]
}

struct NovelQuery: EntityPropertyQuery {
  typealias Condition = @Sendable (Novel) -> Bool

  static let properties = QueryProperties {
    Property(\Novel.$title) {
      EqualToComparator { title -> Condition in { $0.title.lowercased() == title.lowercased() } }
      ContainsComparator { part -> Condition in
        { $0.title.lowercased().contains(part.lowercased()) }
      }
      HasPrefixComparator { part -> Condition in
        { $0.title.lowercased().hasPrefix(part.lowercased()) }
      }
    }
    Property(\Novel.$author) {
      EqualToComparator { author -> Condition in { $0.author.lowercased() == author.lowercased() } }
      ContainsComparator { part -> Condition in
        { $0.author.lowercased().contains(part.lowercased()) }
      }
      NotEqualToComparator { author -> Condition in
        { $0.author.lowercased() != author.lowercased() }
      }
    }
    Property(\Novel.$year) {
      EqualToComparator { year -> Condition in { $0.year == year } }
      LessThanComparator { year -> Condition in { $0.year < year } }
      GreaterThanComparator { year -> Condition in { $0.year > year } }
      GreaterThanOrEqualToComparator { year -> Condition in { $0.year >= year } }
      IsBetweenComparator { low, high -> Condition in { (low...high).contains($0.year) } }
    }
    Property(\Novel.$cover) {
      EqualToComparator { cover -> Condition in { $0.cover == cover } }
      NotEqualToComparator { cover -> Condition in { $0.cover != cover } }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Novel.$title)
    SortableBy(\Novel.$year)
  }

  func entities(for identifiers: [Int]) async throws -> [Novel] {
    Novel.all.filter { identifiers.contains($0.id) }
  }

  func entities(
    matching conditions: [Condition],
    mode: ComparatorMode,
    sortedBy orders: [EntityQuerySort<Novel>],
    limit: Int?
  ) async throws -> [Novel] {
    var found = Novel.all.filter { novel in
      mode == .and ? conditions.allSatisfy { $0(novel) } : conditions.contains { $0(novel) }
    }
    for order in orders.reversed() {
      found.sort {
        order.by == \Novel.$year ? $0.year < $1.year : $0.title < $1.title
      }
      if order.order == .descending { found.reverse() }
    }
    return Array(found.prefix(limit ?? .max))
  }
}

struct ReadNovel: AppIntent {
  static let title: LocalizedStringResource = "Read Novel"
  @Parameter(title: "Novel") var novel: Novel
  func perform() async throws -> some IntentResult { .result() }
}

struct NovelShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ReadNovel(),
      phrases: ["Read \(\.$novel) in \(.applicationName)"],
      shortTitle: "Read",
      systemImageName: "book"
    )
  }
}
