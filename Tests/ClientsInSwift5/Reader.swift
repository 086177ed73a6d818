import AppIntents
import SwiftUI

struct ArticleEntity: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Article"
  static let defaultQuery = ArticleQuery()
  static var urlRepresentation: URLRepresentation {
    "https://example.com/articles/\(.id)/\(\.$slug)"
  }
  let id: Int
  @Property(title: "Slug") var slug: String
  @Property(title: "Headline") var headline: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(headline)") }
  init(id: Int, slug: String, headline: String) {
    self.id = id
    self.slug = slug
    self.headline = headline
  }
}

struct ArticleQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [ArticleEntity] {
    identifiers.map { ArticleEntity(id: $0, slug: "a\($0)", headline: "Article \($0)") }
  }
  func suggestedEntities() async throws -> [ArticleEntity] { try await entities(for: Array(1...3)) }
}

enum Tab: String, AppEnum, URLRepresentableEnum, CaseIterable {
  case today, saved, settings
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [
    .today: DisplayRepresentation(title: "Today", image: .init(systemName: "newspaper")),
    .saved: DisplayRepresentation(title: "Saved", image: .init(systemName: "bookmark")),
    .settings: DisplayRepresentation(title: "Settings", image: .init(systemName: "gear")),
  ]
  static let urlRepresentation: URLRepresentation = "https://example.com/tab/\(.rawValue)"
}

struct OpenTab: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Tab"
  static let description = IntentDescription("Opens a tab of the app", categoryName: "Navigation")
  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
  @Parameter(title: "Tab") var target: Tab
}

struct OpenArticle: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Article"
  static var urlRepresentation: URLRepresentation { "https://example.com/open?id=\(\.$target)" }
  @Parameter(title: "Article", requestValueDialog: "Which article?") var target: ArticleEntity
}

struct OpenLatest: AppIntent {
  static let title: LocalizedStringResource = "Open Latest"
  func perform() async throws -> some IntentResult & OpensIntent {
    let article = try await ArticleQuery().suggestedEntities()[0]
    return .result(opensIntent: try await OpenURLIntent(urlRepresentable: article))
  }
}

struct ContinueReading: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Continue Reading"
  @Parameter(title: "Article") var article: ArticleEntity
  var contentIdentifier: String { "article-\(article.id)" }
}

struct ReaderScene: Scene {
  @State private var tab = Tab.today
  @SceneStorage("article") private var current: Int?
  @AppStorage("fontSize", store: UserDefaults(suiteName: "group.reader")) private var fontSize =
    17.0
  @Environment(\.scenePhase) private var phase
  @Environment(\.openURL) private var openURL

  var body: some Scene {
    WindowGroup(id: "reader") {
      TabView(selection: $tab) {
        ForEach(Tab.allCases, id: \.self) { tab in
          Text(tab.rawValue).tabItem { Label(tab.rawValue.capitalized, systemImage: "star") }.tag(
            tab
          )
        }
      }
      .onOpenURL { url in
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
          let item = components.queryItems?.first(where: { $0.name == "id" })?.value
        else { return }
        current = Int(item)
      }
      .onContinueUserActivity("read") { activity in current = activity.userInfo?["id"] as? Int }
      .onAppIntentExecution(ContinueReading.self) { intent in current = intent.article.id }
      .task(id: current) { try? await Task.sleep(for: .seconds(1)) }
      .environment(\.font, .system(size: fontSize))
    }
    .handlesExternalEvents(matching: ["reader"])
    .onChange(of: phase) { old, new in
      if new == .active { ReaderShortcuts.updateAppShortcutParameters() }
    }
    .commands {
      CommandMenu("Article") {
        Button("Next") {}.keyboardShortcut("n", modifiers: [.command, .shift])
      }
    }
  }
}

struct ReaderShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenTab(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)", "Show my \(\.$target) \(.applicationName)",
      ],
      shortTitle: "Open Tab",
      systemImageName: "square.grid.2x2"
    )
  }
}
