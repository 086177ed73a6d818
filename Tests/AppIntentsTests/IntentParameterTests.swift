import AppIntents
import Foundation
import Testing

/// Every kind of parameter, with and without a title.
private struct AllKinds: AppIntent {
  static let title: LocalizedStringResource = "All"
  @Parameter var yes: Bool
  @Parameter(title: "No", default: false, displayName: .init(true: "On", false: "Off"))
  var no: Bool?
  @Parameter var count: Int
  @Parameter(title: "Count", default: 3, controlStyle: .field, inclusiveRange: (1, 10))
  var counted: Int
  @Parameter(default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var share: Double
  @Parameter var shares: [Double]
  @Parameter(default: "x", inputOptions: .init(multiline: true)) var text: String
  @Parameter var texts: [String]?
  @Parameter(title: "Day", kind: .date) var day: Date
  @Parameter var moment: Date?
  @Parameter(default: .read, requestDisambiguationDialog: "Which?") var shelf: Shelf
  @Parameter var shelves: [Shelf]
  @Parameter(requestValueDialog: "Which book?", query: BookQuery()) var book: Book
  @Parameter(title: "Books", size: 3) var books: [Book]
  @Parameter(size: .init(min: 1, max: 2), query: BookQuery()) var someBooks: [Book]?

  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct IntentParameterTests {
  @Test func `every kind describes what it takes`() {
    let parameters = IntentDefinition(AllKinds.self, localization: AppLocalization()).parameters
    #expect(
      parameters.map { "\($0.title): \(name($0.type))\($0.isOptional ? "?" : "")" } == [
        "Yes: bool", "No: bool On/Off?", "Count: integer", "Count: integer 1...10",
        "Share: number 0.0...1.0", "Shares: [number]", "Text: text", "Texts: [text]?",
        "Day: date", "Moment: dateTime?", "Shelf: Shelf", "Shelves: [Shelf]", "Book: Book",
        "Books: [Book]", "Some Books: [Book]?",
      ]
    )
  }

  @Test func `defaults are there from the start`() {
    let intent = AllKinds()
    #expect(intent.no == false)
    #expect(intent.counted == 3)
    #expect(intent.share == 0.5)
    #expect(intent.shelf == .read)
    #expect(intent.moment == nil)
    #expect(intent.$text.defaultValue == "x")
    #expect(intent.$count.valueState == .unset)
    #expect(intent.$counted.valueState == .set(3))
  }

  @Test func `a constant intent's parameters can be set`() {
    let intent = AllKinds()
    intent.count = 7
    intent.books = [Book.all[0]]
    #expect(intent.count == 7)
    intent.$count.valueState = .unset
    #expect(intent.$count.valueState == .unset)
  }

  @Test func `a range the wrong way round restricts nothing`() {
    struct Odd: AppIntent {
      static let title: LocalizedStringResource = "Odd"
      @Parameter(inclusiveRange: (5, 1)) var count: Int
      func perform() async throws -> some IntentResult { .result() }
    }
    let parameter = IntentDefinition(Odd.self, localization: AppLocalization()).parameters[0]
    #expect(name(parameter.type) == "integer")
  }

  @Test func `a whole number is a value for a number`() async throws {
    struct Weigh: AppIntent {
      static let title: LocalizedStringResource = "Weigh"
      @Parameter var weight: Double
      func perform() async throws -> some IntentResult & ReturnsValue<Double> {
        .result(value: weight)
      }
    }
    let outcome = try await run(Weigh.self, in: ScriptedConversation(.value(2)))
    #expect(outcome.value as? Double == 2)
  }

  @Test func `a list of the wrong length is asked for again with the right one`() async throws {
    struct Pair: AppIntent {
      static let title: LocalizedStringResource = "Pair"
      @Parameter(size: 2) var books: [Book]
      func perform() async throws -> some IntentResult { .result() }
    }
    let person = ScriptedConversation(
      .value([Book.all[0]] as [any Sendable]),
      .value(Array(Book.all.prefix(2)) as [any Sendable])
    )
    try await run(Pair.self, in: person)
    #expect(person.valueRequests.map(\.reason) == [nil, "2"])
  }

  func name(_ type: ParameterType) -> String {
    switch type {
    case .bool(let yes?, let no?): "bool \(yes)/\(no)"
    case .bool: "bool"
    case .integer(let range): "integer" + (range.map { " \($0)" } ?? "")
    case .number(let range): "number" + (range.map { " \($0)" } ?? "")
    case .text: "text"
    case .date(let kind): "\(kind)"
    case .duration: "duration"
    case .measurement(let units): "measurement " + units.map(\.symbol).joined(separator: " ")
    case .url: "url"
    case .file(let types): "file " + types.map(\.identifier).joined(separator: " ")
    case .currency(let codes, let range): "currency \(codes)" + (range.map { " \($0)" } ?? "")
    case .person(let mode): "person \(mode)"
    case .option(let source): source.typeName
    case .list(let element): "[\(name(element))]"
    }
  }
}
