import AppIntents
import SwiftUI

// An app that shows how intents differ in what they need, ask and say.

enum Roast: String, AppEnum {
  case light, dark
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
  static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [
    .light: "light", .dark: "dark",
  ]
}

struct Bean: AppEntity {
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Price") var price: Double

  init(_ id: Int, _ name: String, _ price: Double) {
    self.id = id
    self.name = name
    self.price = price
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
  static let defaultQuery = BeanQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  static let all = [Bean(1, "Yirgacheffe", 9), Bean(2, "Mandheling", 7), Bean(3, "Bourbon", 5)]
}

struct BeanQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Bean.$name) {
      EqualToComparator { name in { @Sendable (bean: Bean) in bean.name == name } }
      ContainsComparator { name in { @Sendable (bean: Bean) in bean.name.contains(name) } }
    }
    Property(\Bean.$price) {
      LessThanComparator { price in { @Sendable (bean: Bean) in bean.price < price } }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Bean.$name)
    SortableBy(\Bean.$price)
  }

  func entities(
    matching comparators: [@Sendable (Bean) -> Bool],
    mode: ComparatorMode,
    sortedBy: [Sort<Bean>],
    limit: Int?
  ) async throws -> [Bean] {
    var found = Bean.all.filter { bean in
      mode == .and ? comparators.allSatisfy { $0(bean) } : comparators.contains { $0(bean) }
    }
    for sort in sortedBy where sort.by == \Bean.$price {
      found.sort { sort.order == .ascending ? $0.price < $1.price : $0.price > $1.price }
    }
    return Array(found.prefix(limit ?? .max))
  }

  func entities(for identifiers: [Int]) async throws -> [Bean] {
    Bean.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Bean] { Bean.all }
}

struct RewindIntent: AppIntent {
  static let title: LocalizedStringResource = "Rewind"
  static var parameterSummary: some ParameterSummary { Summary("Rewind \(\.$seconds) seconds") }
  @Parameter(title: "Seconds", default: 15) var seconds: Int
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Back \(seconds).")
  }
}

struct RoastIntent: AppIntent {
  static let title: LocalizedStringResource = "Roast"
  static var parameterSummary: some ParameterSummary {
    When(\.$isSlow, .equalTo, true) {
      Summary("Roast slowly to \(\.$roast)") { \.$isSlow }
    } otherwise: {
      Switch(\.$roast) {
        Case(.dark) { Summary("Burn to \(\.$roast)") { \.$isSlow } }
        DefaultCase { Summary("Roast to \(\.$roast)") { \.$isSlow } }
      }
    }
  }
  @Parameter(title: "Roast", default: .light) var roast: Roast
  @Parameter(title: "Slow", default: false) var isSlow: Bool
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(
      dialog: IntentDialog(
        full: "The beans are roasted \(roast.rawValue).",
        supporting: "Roasted.",
        systemImageName: "flame"
      )
    )
  }
}

struct WeighIntent: AppIntent {
  static let title: LocalizedStringResource = "Weigh"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await continueInForeground("Shall I show the scales?", alwaysConfirm: true)
    return .result(dialog: "\(systemContext.currentMode == .foreground ? "Shown" : "Hidden").")
  }
}

struct GrindIntent: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Grind"
  @Parameter(title: "Bean") var bean: Bean?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let all = Bean.all
    let bean = try await $bean.requestDisambiguation(among: all, dialog: "Which bean?")
    let cups = try await requestToContinueInForeground("Show the mill?") { 3 }
    return .result(dialog: "\(bean.name) for \(cups).")
  }
}

struct SendIntent: AppIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Send"
  @Parameter(title: "Bean") var bean: Bean
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$bean) { bean in
      DisplayRepresentation(title: "Send \(bean.name) again")
    }
  }
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .send, dialog: "Send \(bean.name)?")
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Seal it",
        acceptAlternatives: ["close it"],
        denyLabel: "Leave it",
        denyAlternatives: []
      ),
      dialog: "Seal the bag?"
    )
    try await requestConfirmation(actionName: .pay, dialog: "Pay?", showDialogAsPrompt: true) {
      Text("9 coins")
    }
    return .result(dialog: "Sent.")
  }
}

struct RoasteryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RewindIntent(),
      phrases: ["Rewind in \(.applicationName)"],
      shortTitle: "Rewind",
      systemImageName: "gobackward"
    )
    AppShortcut(
      intent: RoastIntent(),
      phrases: ["Roast in \(.applicationName)"],
      shortTitle: "Roast",
      systemImageName: "flame"
    )
    AppShortcut(
      intent: WeighIntent(),
      phrases: ["Weigh in \(.applicationName)"],
      shortTitle: "Weigh",
      systemImageName: "cup"
    )
    AppShortcut(
      intent: GrindIntent(),
      phrases: ["Grind in \(.applicationName)"],
      shortTitle: "Grind",
      systemImageName: "cup"
    )
    AppShortcut(
      intent: SendIntent(),
      phrases: ["Send \(\.$bean) in \(.applicationName)"],
      shortTitle: "Send",
      systemImageName: "cup"
    )
  }
}
