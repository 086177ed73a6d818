import AppIntents
import Foundation
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct AnswerValueTests {
  private func reader(_ code: String) -> AnswerReader {
    AnswerReader(
      language: Languages.language(for: code),
      now: Date(timeIntervalSince1970: 0),
      calendar: Calendar(identifier: .gregorian)
    )
  }

  private func value(
    _ answer: String,
    _ type: ParameterType,
    in code: String = "en"
  ) -> (any Sendable)? {
    try? reader(code).value(answer, of: type).get()
  }

  private static let lengths = [
    MeasurementUnit(symbol: "km", name: "kilometers"),
    MeasurementUnit(symbol: "m", name: "meters"),
    MeasurementUnit(symbol: "mi", name: "miles"),
  ]

  @Test(arguments: [
    ("5", "en", 5, nil), ("5 km", "en", 5, "km"), ("5km", "en", 5, "km"),
    ("twenty-one kilometers", "en", 21, "km"), ("one mile", "en", 1, "mi"), ("3 M", "en", 3, "m"),
    ("3,5 km", "vi", 3.5, "km"), ("세 km", "ko", 3, "km"),
  ])
  func `an amount is a number with a unit`(
    answer: String,
    code: String,
    number: Double,
    symbol: String?
  ) {
    let read = value(answer, .measurement(units: Self.lengths), in: code) as? MeasuredAmount
    #expect(read == MeasuredAmount(value: number, symbol: symbol))
  }

  @Test(arguments: [
    ("five dollars", "en", 5, "USD"), ("$5", "en", 5, "USD"), ("5.50 EUR", "en", 5.5, "EUR"),
    ("5 US dollars", "en", 5, "USD"), ("5달러", "ko", 5, "USD"), ("5000원", "ko", 5000, "KRW"),
    ("20 euros", "en", 20, "EUR"),
  ])
  func `money is a number with a currency`(
    answer: String,
    code: String,
    amount: Decimal,
    currency: String
  ) {
    let read = value(answer, .currency(codes: [], range: nil), in: code)
    #expect(
      read as? IntentCurrencyAmount == IntentCurrencyAmount(amount: amount, currencyCode: currency)
    )
  }

  @Test func `money without a currency is in the first that the app takes`() {
    let read = value("7", .currency(codes: ["CHF", "EUR"], range: nil))
    #expect(read as? IntentCurrencyAmount == IntentCurrencyAmount(amount: 7, currencyCode: "CHF"))
    #expect(value("7", .currency(codes: [], range: nil)) == nil)
  }

  @Test(arguments: [
    ("2 hours 30 minutes", "en", 9000), ("2시간 30분", "ko", 9000), ("2 giờ 30 phút", "vi", 9000),
  ])
  func `a length of time is read in the language`(answer: String, code: String, seconds: Int) {
    #expect(value(answer, .duration, in: code) as? Duration == .seconds(seconds))
  }

  @Test(arguments: [
    ("https://example.org/a", "https://example.org/a"), ("example.org", "https://example.org"),
    ("just words", nil), ("word", nil), ("mailto:a@b.org", "mailto:a@b.org"),
  ])
  func `an address has a scheme or gets one`(answer: String, address: String?) {
    #expect((value(answer, .url) as? URL)?.absoluteString == address)
  }

  @Test func `a file has to be there`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a list.txt").path
    #expect(value(path, .file(types: [])) == nil)
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    let file = value("'\(path)'", .file(types: [])) as? IntentFile
    #expect(file?.filename == "a list.txt")
    #expect(file?.type == .plainText)
    #expect(value("a\0b", .file(types: [])) == nil)
  }

  @Test(arguments: Self.people)
  func `a person can be reached in the way that is needed`(
    answer: String,
    mode: IntentPerson.ParameterMode,
    shown: String?
  ) {
    let person = value(answer, .person(mode)) as? IntentPerson
    let text: String? =
      switch (person?.name, person?.handle?.value) {
      case (.displayName(let name), _): name
      case (_, .emailAddress(let text)), (_, .phoneNumber(let text)): text
      default: nil
      }
    #expect(text == shown)
  }

  private static let people: [(String, IntentPerson.ParameterMode, String?)] = [
    ("Jane Austen", .contact, "Jane Austen"),
    ("a@b.org", .email, "a@b.org"), ("Jane", .email, nil), ("+49 170 123", .phone, "+49 170 123"),
    ("a@b.org", .phone, nil), ("a@b.org", .emailOrPhone, "a@b.org"),
  ]

  @Test(arguments: ["en", "ko", "vi"])
  func `what cannot be read is said in the language`(code: String) {
    let messages = Messages(locale: code)
    let kinds: [AnswerProblem.Kind] = [
      .duration, .measurement(["km"]), .address, .file, .money(["EUR"]), .person,
    ]
    let sentences = kinds.map { messages.problem(.unreadable("xyz", as: $0)) }
    #expect(Set(sentences).count == kinds.count)
    #expect(sentences.allSatisfy { $0.contains("xyz") })
  }
}
