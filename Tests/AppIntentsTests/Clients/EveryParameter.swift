import AppIntents
import Testing

// Parameters of every type, in the shapes that the framework documents: alone, with resolvers, with an
// options provider, with both; with a title and without.

struct Words: DynamicOptionsProvider {
  func results() async throws -> [String] { ["one", "two"] }
  func defaultResult() async -> String? { "one" }
}

struct Counts: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2] }
}

struct Days: DynamicOptionsProvider {
  func results() async throws -> [Date] { [] }
}

struct Distances: DynamicOptionsProvider {
  func results() async throws -> [Measurement<UnitLength>] { [] }
}

struct Sums: DynamicOptionsProvider {
  func results() async throws -> [IntentCurrencyAmount] { [] }
}

struct Shelves: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Shelf> {
    ItemCollection(promptLabel: "Which shelf?", usesIndexedCollation: false) {
      ItemSection("Now", items: [Item(Shelf.reading)])
      ItemSection("Later") { Item(Shelf.wanted, title: "Wanted", subtitle: "Later") }
    }
  }
}

struct Novels: DynamicOptionsProvider {
  func results() async throws -> [Book] { Book.all }
}

struct Trimming: Resolver {
  func resolve(from input: String, context: IntentParameterContext<String>) async throws -> String?
  {
    input.filter { $0 != " " }
  }
}

struct TextAndNumbers: AppIntent {
  static let title: LocalizedStringResource = "Text and Numbers"

  @Parameter var bare: String
  @Parameter(title: "Text", description: "Any", default: "x", inputOptions: .init(multiline: true))
  var text: String
  @Parameter(title: "Text", resolvers: { Trimming() }) var resolved: String
  @Parameter(title: "Text", optionsProvider: Words()) var chosen: String?
  @Parameter(title: "Text", optionsProvider: Words(), resolvers: { Trimming() }) var both: String
  @Parameter(description: "Any") var untitled: [String]

  @Parameter(
    title: "Count",
    default: 1,
    controlStyle: .field,
    inclusiveRange: (1, 10),
    requestValueDialog: "How many?",
    inputConnectionBehavior: .never
  )
  var count: Int
  @Parameter(title: "Count", resolvers: { IntFromStringResolver() }) var read: Int
  @Parameter(title: "Count", optionsProvider: Counts()) var picked: Int
  @Parameter(title: "Ratio", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var ratio: Double
  @Parameter(title: "Really?", default: true, displayName: .init(true: "On", false: "Off"))
  var isOn: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct TimesAndPlaces: AppIntent {
  static let title: LocalizedStringResource = "Times and Places"

  @Parameter(title: "Day", kind: .date) var day: Date
  @Parameter(title: "Day", optionsProvider: Days()) var chosen: Date?
  @Parameter(title: "Time", kind: .time) var time: DateComponents
  @Parameter(title: "Length", default: .seconds(60), defaultUnit: .minutes) var length: Duration
  @Parameter(title: "How Often") var rule: Calendar.RecurrenceRule?
  @Parameter(title: "Page", default: URL(string: "https://library.example")) var page: URL
  @Parameter(title: "Note") var note: AttributedString?
  @Parameter(
    title: "Way",
    defaultValue: 5,
    defaultUnit: .kilometers,
    defaultUnitAdjustForLocale: true,
    supportsNegativeNumbers: false
  )
  var way: Measurement<UnitLength>
  @Parameter(title: "Way", defaultValue: 5, unit: .meters, unitAdjustForLocale: false)
  var fixed: Measurement<UnitLength>
  @Parameter(title: "Way", optionsProvider: Distances()) var known: Measurement<UnitLength>

  func perform() async throws -> some IntentResult { .result() }
}

struct PeopleAndThings: AppIntent {
  static let title: LocalizedStringResource = "People and Things"

  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var image: IntentFile?
  @Parameter(title: "File", supportedContentTypes: [.pdf, .plainText]) var file: IntentFile
  @Parameter(title: "Member", mode: .email) var member: IntentPerson
  @Parameter(title: "Members", size: 2) var members: [IntentPerson]
  @Parameter(title: "Way to Pay") var payment: IntentPaymentMethod
  @Parameter(title: "Fine", currencyCodes: ["EUR"], inclusiveRange: (1, 100))
  var fine: IntentCurrencyAmount
  @Parameter(title: "Fine", optionsProvider: Sums()) var usual: IntentCurrencyAmount?
  @Parameter(title: "Search") var criteria: StringSearchCriteria

  @Parameter(
    title: "Shelf",
    default: .read,
    requestValueDialog: "Which?",
    requestDisambiguationDialog: "Which of them?",
    inputConnectionBehavior: .default,
    supportedValues: [.read, .reading]
  )
  var shelf: Shelf
  @Parameter(title: "Shelf", optionsProvider: Shelves()) var listed: Shelf
  @Parameter(title: "Book", requestDisambiguationDialog: "Which edition?") var book: Book
  @Parameter(title: "Book", optionsProvider: Novels()) var novel: Book?
  @Parameter(title: "Book", query: BookQuery()) var found: Book
  @Parameter(title: "Books", size: .init(min: 1, max: 3)) var few: [Book]
  @Parameter(title: "Books", size: [.systemSmall: 1, .systemLarge: 3]) var shown: [Book]

  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct EveryParameterTests {
  @Test(arguments: [
    (TextAndNumbers.self as any AppIntent.Type, 11), (TimesAndPlaces.self, 10),
    (PeopleAndThings.self, 15),
  ])
  func `every shape of a parameter is described`(intent: any AppIntent.Type, count: Int) {
    let definition = IntentDefinition(intent, localization: AppLocalization())
    #expect(definition.parameters.count == count)
    #expect(definition.parameters.allSatisfy { !$0.title.isEmpty && !$0.name.isEmpty })
  }

  @Test func `a name stands for the title that was left out`() {
    let definition = IntentDefinition(TextAndNumbers.self, localization: AppLocalization())
    #expect(definition.parameters.first { $0.name == "untitled" }?.title == "Untitled")
  }
}
