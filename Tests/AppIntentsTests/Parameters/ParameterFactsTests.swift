@testable import AppIntents
import Foundation
import Testing

private struct Sizes: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 50, 900] }
}

private struct Scans: DynamicOptionsProvider {
  func results() async throws -> [IntentFile] { [] }
}

private struct PrintPages: AppIntent {
  static let title: LocalizedStringResource = "Print Pages"
  @Parameter(title: "Count", inclusiveRange: (1, 100), optionsProvider: Sizes()) var count: Int
  @Parameter(title: "Scan", supportedContentTypes: [.pdf], optionsProvider: Scans())
  var scan: IntentFile?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: count) }
}

/// A kind of value that the system defines, as an app's own code meets it.
private struct Voice: _SystemIntentValue {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Voice"
  var displayRepresentation: DisplayRepresentation { "Alto" }
}

@Suite struct ParameterFactsTests {
  private static let types: [(any _IntentValue.Type, String)] = [
    (Bool.self, "bool"), (Int.self, "integer"), (Double.self, "number"), (Decimal.self, "number"),
    (String.self, "text"), (AttributedString.self, "text"), (StringSearchCriteria.self, "text"),
    (Date.self, "date"), (DateComponents.self, "date"), (Duration.self, "duration"),
    (URL.self, "url"), (IntentFile.self, "file"), (IntentPerson.self, "person"),
    (IntentCurrencyAmount.self, "currency"), (IntentPaymentMethod.self, "option"),
    (Calendar.RecurrenceRule.self, "option"), (Measurement<UnitLength>.self, "measurement"),
    (Book.self, "option"), (Shelf.self, "option"), ([Book]?.self, "option"), (Int?.self, "integer"),
  ]

  @Test(arguments: types.indices) func `a type tells what its values are`(place: Int) throws {
    let (type, kind) = Self.types[place]
    let facts = try #require(ParameterFacts(forValuesOf: type))
    #expect(String(describing: facts.kind).hasPrefix(kind))
  }

  @Test func `what nobody can write down has no facts`() {
    #expect(ParameterFacts(forValuesOf: Voice.self) == nil)
    #expect(ParameterFacts(forValuesOf: Never.self) == nil)
    #expect(Voice.persistentIdentifier == "Voice")
  }

  @Test func `the type of one value is without optionals and lists`() {
    #expect(ObjectIdentifier(elementType(of: [Book]?.self)) == ObjectIdentifier(Book.self))
    #expect(ObjectIdentifier(elementType(of: Int?.self)) == ObjectIdentifier(Int.self))
    #expect(ObjectIdentifier(elementType(of: String.self)) == ObjectIdentifier(String.self))
  }

  @Test func `what a provider offers keeps to the limits too`() async throws {
    let conversation = ScriptedConversation(.option("900"), .option("50"))
    let outcome = try await run(PrintPages.self, in: conversation)
    #expect(outcome.value as? Int == 50)
    #expect(conversation.transcript == ["ask: Count?", "ask: (1–100) Count?"])
    let picture = IntentFile(data: Data(), filename: "scan.png", type: .png)
    let refused = ScriptedConversation(.cancel)
    await #expect(throws: IntentFailure.cancelled) {
      try await run(PrintPages.self, with: ["count": 50, "scan": picture], in: refused)
    }
    #expect(refused.transcript == ["ask: (pdf) Scan?"])
  }
}
