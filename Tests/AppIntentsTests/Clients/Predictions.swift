import AppIntents
import Testing

// What a phone does with intents beside performing them, written as an app of today writes it.

struct LendBook: PredictableIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Lend Book"
  static let allowedExecutionTargets: ExecutionTargets = [.main, .appIntentsExtension]

  @Parameter(title: "Book") var book: Book
  @Parameter(title: "Shelf") var shelf: Shelf

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$book, \.$shelf)) { book, shelf in
      DisplayRepresentation(title: "Lend \(book) from \(shelf)")
    }
    IntentPrediction(parameters: \.$book) { book in
      DisplayRepresentation(title: "Lend \(book)")
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct ScanCover: CameraCaptureIntent {
  struct AppContext: Codable, Sendable {
    var shelf: String
  }

  static let title: LocalizedStringResource = "Scan Cover"

  func perform() async throws -> some IntentResult {
    try await Self.updateAppContext(AppContext(shelf: "read"))
    return .result()
  }
}

struct StartReading: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Reading"
  static let suggestedWorkouts = [StartReading(style: .reading)]

  @Parameter(title: "Shelf") var workoutStyle: Shelf

  var displayRepresentation: DisplayRepresentation { "Start reading" }

  func perform() async throws -> some IntentResult { .result() }
}

struct LibraryExtension: AppIntentsExtension {}

@Suite struct PredictionTests {
  @Test func `what phones do compiles and is performed as any intent`() async throws {
    _ = LendBook.predictionConfiguration
    #expect(LendBook.allowedExecutionTargets.contains(.main))
    #expect(ScanCover.allowedExecutionTargets == .default)
    #expect(StartReading.suggestedWorkouts.map(\.workoutStyle) == [.reading])
    #expect(try await ScanCover.appContext == nil)
    _ = try await ScanCover().perform()
  }

  @Test func `a proposal says the first look all of whose values are there`() {
    let lending = IntentDefinition(LendBook.self, localization: AppLocalization())
    let book = Book.all[0]
    #expect(lending.prediction(for: [:]) == nil)
    #expect(lending.prediction(for: ["book": book])?.title == "Lend \(book.title)")
    let both = lending.prediction(for: ["book": book, "shelf": Shelf.read])
    #expect(both?.title == "Lend \(book.title) from Read")
    let scanning = IntentDefinition(ScanCover.self, localization: AppLocalization())
    #expect(scanning.prediction(for: [:]) == nil)
  }

  @Test func `donations are taken and none is kept`() async throws {
    let manager = IntentDonationManager.shared
    let donation = try await manager.donate(intent: ScanCover())
    let wanted: [IntentDonationMatchingPredicate] = [
      .donationIdentifier(donation), .intentType(ScanCover.self),
      .entityIdentifier(EntityIdentifier(for: Book.all[0])),
    ]
    for predicate in wanted {
      #expect(try await manager.deleteDonations(matching: predicate).isEmpty)
    }
  }
}
