import AppIntents

/// Takes a value of every kind.
struct CataloguePaper: AppIntent {
  static let title: LocalizedStringResource = "Catalogue Paper"
  @Parameter(title: "Rare", displayName: Bool.IntentDisplayName(true: "rare", false: "common"))
  var isRare: Bool
  @Parameter(title: "Pages", inclusiveRange: (1, 500)) var pages: Int
  @Parameter(title: "Height", inclusiveRange: (0, 1.5)) var height: Double
  @Parameter(title: "Written", kind: .date) var written: Date
  @Parameter(title: "Loan") var loan: Duration
  @Parameter(title: "Weight", unit: UnitMass.grams) var weight: Measurement<UnitMass>
  @Parameter(title: "Source") var source: URL
  @Parameter(title: "Price", currencyCodes: ["GBP", "EUR"]) var price: IntentCurrencyAmount
  @Parameter(title: "Giver", mode: .email) var giver: IntentPerson
  @Parameter(title: "Readers", size: IntentCollectionSize(min: 1, max: 2)) var readers: [Reader]
  @Parameter(title: "Drawer", default: .red) var drawer: Drawer
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$drawer) {
      Case(.black) { Summary("Lock \(\.$pages) pages away") }
      DefaultCase {
        When(\.$isRare, .equalTo, true) {
          Summary("Catalogue \(\.$pages) rare pages in \(\.$drawer)") {
            \.$price
            \.$readers
          }
        } otherwise: {
          Summary("Catalogue \(\.$pages) pages in \(\.$drawer)")
        }
      }
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(pages) pages of \(giver.name.shown) are in \(drawer).")
  }
}

extension IntentPerson.Name {
  fileprivate var shown: String {
    if case .displayName(let name) = self { name } else { "someone" }
  }
}

/// Chooses a shelf, then a place on it.
struct FilePaper: AppIntent {
  static let title: LocalizedStringResource = "File Paper"
  @Parameter(title: "Floor", optionsProvider: FloorProvider()) var floor: String
  @Parameter(title: "Shelf", optionsProvider: ShelfProvider()) var shelf: String

  static var parameterSummary: some ParameterSummary {
    Summary("File it on the \(\.$floor), \(\.$shelf)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It is on the \(floor), \(shelf).")
  }
}

struct FloorProvider: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Floors of the archive") {
      ItemSection("Below the ground") {
        Item("cellar", title: "Cellar", subtitle: "Cold")
        Item("vaults", title: "Vaults")
      }
      ItemSection("Above the ground") {
        Item("hall", title: "Hall")
        Item("attic", title: "Attic", subtitle: "Warm")
      }
    }
  }
}

struct ShelfProvider: DynamicOptionsProvider {
  @ParameterDependency<FilePaper>(\.$floor) var filing

  func results() async throws -> [String] {
    guard let filing else { return [] }
    return (1...3).map { "shelf \($0) of the \(filing.floor)" }
  }
}

/// Notes something down, and opens the drawer that it is in.
struct AddNote: AppIntent {
  static let title: LocalizedStringResource = "Add Note"
  @Parameter(title: "Note") var note: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> & OpensIntent {
    let opening = OpenDrawer()
    opening.drawer = .green
    return .result(value: note, opensIntent: opening)
  }
}

/// Reads papers in, page by page.
struct ScanPapers: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Scan Papers"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    progress.totalUnitCount = 3
    for _ in 0..<3 { progress.completedUnitCount += 1 }
    return .result(dialog: "3 pages are scanned.")
  }
}

/// Shows papers in a table.
struct ShowPapers: AppIntent {
  static let title: LocalizedStringResource = "Show Papers"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Three papers.") {
      VStack(alignment: .leading) {
        Label("Papers", systemImage: "doc").bold()
        Divider()
        List {
          HStack {
            Text("소월의 편지")
            Spacer()
            Text("1925")
          }
          HStack {
            Text("👩‍👩‍👧 Family")
            Spacer()
            Text("1817").foregroundStyle(.secondary)
          }
          Text("Deeds")
        }
        Button("Count them", intent: CountPapers())
      }
    }
  }
}

/// Prepares a paper for being lent: the kinds of values that ``CataloguePaper`` does not take.
struct LendPaper: AppIntent {
  static let title: LocalizedStringResource = "Lend Paper"
  @Parameter(title: "Fee") var fee: Decimal
  @Parameter(title: "Inscription") var inscription: AttributedString
  @Parameter(title: "Return") var due: DateComponents
  @Parameter(title: "Scan") var scan: IntentFile
  @Parameter(title: "Payment") var payment: IntentPaymentMethod
  @Parameter(title: "Reminder") var reminder: Calendar.RecurrenceRule

  static var parameterSummary: some ParameterSummary {
    Summary("Lend \(\.$scan) for \(\.$fee)") {
      \.$inscription
      \.$due
      \.$payment
      \.$reminder
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "“\(String(inscription.characters))” is lent; the fee is \(fee.description).")
  }
}
