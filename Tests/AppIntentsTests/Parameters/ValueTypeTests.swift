import Foundation
import Testing

@testable import AppIntents

/// Every kind of value beside numbers, texts and options, in the shapes that sources write.
private struct AllValues: AppIntent {
  static let title: LocalizedStringResource = "All"
  @Parameter(title: "Price", inclusiveRange: (0, 10)) var price: Decimal
  @Parameter var prices: [Decimal]
  @Parameter(title: "Site", default: URL(string: "https://example.org")) var site: URL?
  @Parameter(title: "Sites") var sites: [URL]
  @Parameter(title: "When", kind: .time) var when: DateComponents
  @Parameter(title: "Length", default: .seconds(90), defaultUnit: .minutes) var length: Duration
  @Parameter(
    title: "Distance",
    defaultValue: 5,
    defaultUnit: .kilometers,
    supportsNegativeNumbers: false
  ) var distance: Measurement<UnitLength>
  @Parameter(title: "Heat", unit: .celsius) var heat: Measurement<UnitTemperature>?
  @Parameter var angles: [Measurement<UnitAngle>]
  @Parameter(title: "Note") var note: AttributedString
  @Parameter(title: "Cover", supportedContentTypes: [.image]) var cover: IntentFile
  @Parameter(title: "Old", supportedTypeIdentifiers: ["public.text"]) var old: [IntentFile]?
  @Parameter(title: "Friend", mode: .email) var friend: IntentPerson
  @Parameter(title: "Friends", mode: .contact, size: 2) var friends: [IntentPerson]
  @Parameter(title: "Fee", currencyCodes: ["EUR", "USD"], inclusiveRange: (1, 20))
  var fee: IntentCurrencyAmount
  @Parameter(title: "Card") var card: IntentPaymentMethod
  @Parameter(title: "Again") var again: Calendar.RecurrenceRule
  @Parameter(title: "Words") var words: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct ValueTypeTests {
  @Test func `every kind of value describes what it takes`() {
    let parameters = IntentDefinition(AllValues.self, localization: AppLocalization()).parameters
    #expect(
      parameters.map { "\($0.name): \(IntentParameterTests().name($0.type))" } == [
        "price: number 0.0...10.0", "prices: [number]", "site: url", "sites: [url]", "when: time",
        "length: duration",
        "distance: measurement km m cm mm mi yd ft in NM ly ua",
        "heat: measurement °C °C °F °F K", "angles: [measurement ° rad rev]", "note: text",
        "cover: file public.image", "old: [file public.text]", "friend: person email",
        "friends: [person contact]", "fee: currency [\"EUR\", \"USD\"] 1...20",
        "card: IntentPaymentMethod", "again: RecurrenceRule", "words: text",
      ]
    )
  }

  @Test func `defaults of every kind are there from the start`() {
    let intent = AllValues()
    #expect(intent.site == URL(string: "https://example.org"))
    #expect(intent.length == .seconds(90))
    #expect(intent.distance == Measurement(value: 5, unit: UnitLength.kilometers))
    #expect(intent.heat == nil)
  }

  @Test func `what a person gives becomes the parameter's own type`() async throws {
    struct Read: AppIntent {
      static let title: LocalizedStringResource = "Read"
      @Parameter var price: Decimal
      @Parameter var note: AttributedString
      @Parameter(unit: .kilometers) var far: Measurement<UnitLength>
      @Parameter(unit: .kilometers) var near: Measurement<UnitLength>
      @Parameter(kind: .date) var day: DateComponents
      @Parameter var words: StringSearchCriteria
      @Parameter(defaultUnit: .minutes) var length: Duration
      @Parameter var prices: [Decimal]
      func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let parts = [
          "\(price)", String(note.characters), "\(far.value) \(far.unit.symbol)",
          "\(near.value) \(near.unit.symbol)", "\(day.year ?? 0)-\(day.month ?? 0)", words.term,
          "\(length)", "\(prices)",
        ]
        return .result(value: parts.joined(separator: "|"))
      }
    }
    var calendar = Calendar(identifier: .gregorian)
    let zone = try #require(TimeZone(identifier: "Asia/Seoul"))
    calendar.timeZone = zone
    let environment = IntentEnvironment(calendar: calendar, timeZone: zone)
    // Already the first of January in Seoul.
    let date = Date(timeIntervalSince1970: 1_767_193_200)
    let values: [String: any Sendable] = [
      "price": 0.1, "note": "fine", "far": 3, "near": MeasuredAmount(value: 20, symbol: "m"),
      "day": date, "words": "dune", "length": 2, "prices": [1, 0.7] as [any Sendable],
    ]
    let outcome = try await IntentEnvironment.$current.withValue(environment) {
      try await run(Read.self, with: values, in: ScriptedConversation())
    }
    #expect(
      outcome.valueText == "0.1|fine|3.0 km|20.0 m|2026-1|dune|120.0 seconds|[1, 0.7]"
    )
  }

  @Test(arguments: [
    ("fee", IntentCurrencyAmount(amount: 5, currencyCode: "KRW") as any Sendable, "EUR, USD"),
    ("fee", IntentCurrencyAmount(amount: 0.5, currencyCode: "EUR"), "1–20"),
    ("distance", MeasuredAmount(value: -1, symbol: "m"), "≥ 0"),
    ("cover", IntentFile(data: Data(), filename: "a.txt"), "public.image"),
    ("price", 11, "0–10"),
  ])
  func `a value that does not fit is asked for again with the reason`(
    name: String,
    value: any Sendable,
    reason: String
  ) async {
    let person = ScriptedConversation(.cancel)
    _ = await failure(AllValues.self, with: [name: value], in: person)
    #expect(person.valueRequests.map(\.reason) == [reason])
  }

  @Test func `a kind of file fits where it is a kind of what is wanted`() {
    let cover = AllValues().$cover
    cover.wrappedValue = IntentFile(data: Data(), filename: "cover.png")
    #expect(cover.wrappedValue.type == .png)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType("no such kind!") == nil)
  }

  @Test(arguments: [
    (Duration.seconds(9000) as any Sendable, "en", "2 hours, 30 minutes"),
    (Duration.seconds(9000), "ko", "2시간 30분"),
    (IntentCurrencyAmount(amount: 5, currencyCode: "USD"), "vi", "5,00 US$"),
    (Decimal(string: "1234.5"), "vi", "1.234,5"),
    (Measurement(value: 1.5, unit: UnitLength.kilometers), "en", "1.5 km"),
    (IntentPerson(handle: .init(emailAddress: "a@b.org")), "en", "a@b.org"),
    (IntentFile(data: Data(), filename: "a.txt"), "en", "a.txt"),
    (AttributedString("bold"), "en", "bold"),
  ])
  func `a value is shown as a person reads it`(
    value: any Sendable,
    locale: String,
    text: String
  ) async throws {
    let shown = AppLocalization.$current.withValue(AppLocalization(locale: locale)) {
      displayText(of: value)
    }
    #expect(shown.replacing("\u{A0}", with: " ") == text)
  }

  @Test func `a file in memory can be had on disk while it is needed`() async throws {
    let file = IntentFile(data: Data("text".utf8), filename: "../../a.txt")
    let (name, text, url) = try await file.withFile(contentType: .text) { url, isInPlace in
      #expect(!isInPlace)
      return (url.lastPathComponent, try Data(contentsOf: url), url)
    }
    #expect(name == "a.txt")
    #expect(text == Data("text".utf8))
    #expect(!FileManager.default.fileExists(atPath: url.path))
    await #expect(throws: IntentFileError.self) { try await file.data(contentType: .image) }
  }
}
