import AppIntents
import Charts
import SwiftData
import SwiftUI
import TipKit

enum ExpenseCategory: String, AppEnum, Codable, CaseIterable, Identifiable, Plottable {
  case food, rent, travel
  var id: Self { self }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"
  static let caseDisplayRepresentations: [ExpenseCategory: DisplayRepresentation] = [
    .food: "Food", .rent: "Rent", .travel: "Travel",
  ]
  var name: String { String(localized: Self.caseDisplayRepresentations[self]?.title ?? "") }
  var color: Color {
    switch self {
    case .food: .orange;
    case .rent: .indigo;
    case .travel: Color(red: 0.2, green: 0.6, blue: 0.9)
    }
  }
}

@Model
final class Expense {
  #Index<Expense>([\.date], [\.category])
  #Unique<Expense>([\.id])
  var id = UUID()
  var amount: Decimal = 0
  var currency: String = "EUR"
  var category: ExpenseCategory = ExpenseCategory.food
  var date: Date = Date.now
  @Attribute(.externalStorage) var receipt: Data?
  @Transient var isNew = false
  init(amount: Decimal, currency: String, category: ExpenseCategory, date: Date = .now) {
    self.amount = amount
    self.currency = currency
    self.category = category
    self.date = date
  }
}

@ModelActor
actor ExpenseStore {
  func add(
    _ amount: Decimal,
    currency: String,
    category: ExpenseCategory
  ) throws -> PersistentIdentifier {
    let expense = Expense(amount: amount, currency: currency, category: category)
    modelContext.insert(expense)
    try modelContext.save()
    return expense.persistentModelID
  }
  func total(since date: Date) throws -> Decimal {
    let descriptor = FetchDescriptor<Expense>(
      predicate: #Predicate { $0.date >= date },
      sortBy: [.init(\.date)]
    )
    return try modelContext.fetch(descriptor).reduce(0) { $0 + $1.amount }
  }
  func purge() throws {
    try modelContext.delete(model: Expense.self, where: #Predicate { $0.amount == 0 })
  }
}

struct AddExpense: AppIntent {
  static let title: LocalizedStringResource = "Add Expense"
  @Parameter(
    title: "Amount",
    description: "How much was spent",
    currencyCodes: ["EUR", "USD"],
    inclusiveRange: (0, 10_000)
  ) var amount: IntentCurrencyAmount
  @Parameter(title: "Category", default: ExpenseCategory.food) var category: ExpenseCategory
  @Parameter(title: "Paid with") var method: IntentPaymentMethod?
  @Dependency var container: ModelContainer

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let store = ExpenseStore(modelContainer: container)
    _ = try await store.add(amount.amount, currency: amount.currencyCode, category: category)
    let total = try await store.total(
      since: Calendar.current.dateInterval(of: .month, for: .now)?.start ?? .now
    )
    AddExpenseTip().invalidate(reason: .actionPerformed)
    return .result(
      dialog:
        "Added. This month: \(total.formatted(.currency(code: amount.currencyCode).presentation(.narrow)))",
      view: TotalView(total: total)
    )
  }
}

struct TotalView: View {
  let total: Decimal
  var body: some View {
    ViewThatFits {
      Text(total, format: .currency(code: "EUR")).font(.largeTitle)
      Text(total, format: .number.notation(.compactName))
    }
  }
}

struct AddExpenseTip: Tip {
  @Parameter static var count: Int = 0
  static let opened = Event(id: "opened")
  var title: Text { Text("Say it to Siri") }
  var message: Text? { Text("“Add an expense”") }
  var image: Image? { Image(systemName: "mic") }
  var rules: [Rule] {
    #Rule(Self.$count) { $0 > 3 }
    #Rule(Self.opened) { $0.donations.count >= 2 }
  }
  var actions: [Action] { [Action(id: "more", title: "Learn more")] }
}

struct SpendingChart: View {
  @Query(sort: \Expense.date) private var expenses: [Expense]
  @State private var selected: Date?
  var body: some View {
    Chart {
      ForEach(expenses) { expense in
        BarMark(
          x: .value("Day", expense.date, unit: .day),
          y: .value("Amount", expense.amount),
          width: .ratio(0.6)
        )
        .foregroundStyle(by: .value("Category", expense.category.name))
        .position(by: .value("Category", expense.category.name))
        .annotation(position: .top) { Text(expense.amount, format: .number) }
      }
      RuleMark(y: .value("Limit", 100)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        .foregroundStyle(.red)
      if let selected { RuleMark(x: .value("Selected", selected)) }
    }
    .chartForegroundStyleScale(["Food": Color.orange, "Rent": .indigo, "Travel": .blue])
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 7)) { value in
        AxisGridLine(); AxisTick(); AxisValueLabel(format: .dateTime.day())
      }
    }
    .chartYAxis(.hidden).chartLegend(position: .bottom, spacing: 8)
    .chartYScale(domain: 0...500).chartXSelection(value: $selected)
    .frame(height: 200)
    .popoverTip(AddExpenseTip(), arrowEdge: .top)
    TipView(AddExpenseTip()) { action in if action.id == "more" { print("more") } }
  }
}

struct MoneyApp: App {
  let container: ModelContainer
  init() {
    do {
      container = try ModelContainer(
        for: Expense.self,
        configurations: .init(isStoredInMemoryOnly: true)
      )
    } catch {
      fatalError("No container: \(error)")
    }
    let container = self.container
    AppDependencyManager.shared.add(dependency: container)
    try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
  }
  var body: some Scene { WindowGroup { SpendingChart() }.modelContainer(container) }
}
