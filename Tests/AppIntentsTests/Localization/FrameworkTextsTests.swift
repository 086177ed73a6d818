@testable import AppIntents
import Foundation
import StringCatalogs
import Testing

/// What the framework itself says is said in every language that the assistant speaks.
@Suite struct FrameworkTextsTests {
  private struct Thing: Sendable {}
  private struct Cause: Error {}

  /// Every problem of a run; a new case does not compile until it is here.
  private static let problems: [RuntimeProblem] = {
    let all: [RuntimeProblem] = [
      .noSuchParameter("shelf", intent: "OpenShelf"), .wrongType("shelf", value: "3"),
      .tooManyPerformances("Open Shelf"), .tooManyOpenings, .tooManyQuestions,
    ]
    for problem in all {
      switch problem {
      case .noSuchParameter, .wrongType, .tooManyPerformances, .tooManyOpenings, .tooManyQuestions:
        continue
      }
    }
    return all
  }()

  /// Every kind of the framework's own errors; a new one does not compile until it is here.
  private static let errors: [AppIntentError] = {
    let parameter = IntentParameter<Int>(title: "Pages")
    let all: [AppIntentError.Kind] = [
      .restartPerform, .needsValue(parameter, nil), .needsDisambiguation(parameter, [], nil),
      .declined, .needsForeground(nil, asks: true, continuation: nil),
      .noConversation(parameter: "pages"), .noConversation(parameter: nil), .noValue("CountPages"),
    ]
    for kind in all {
      switch kind {
      case .restartPerform, .needsValue, .needsDisambiguation, .declined, .needsForeground,
        .described, .noConversation, .noValue:
        continue
      }
    }
    return all.map(AppIntentError.init(kind:))
  }()

  private static let others: [any Error] = [
    AppDependencyManager.Error<Thing>.failedToRetrieveDependency,
    AppDependencyManager.Error<Thing>.failedToLoadDependency(Cause()),
    AppDependencyManager.Error<Thing>.incorrectDependencyType,
    DependencyFailure(place: "AddBook.store", cause: Cause()),
    FileEntityIdentifierError.noFile(URL(filePath: "/")), SetFocusFilterIntentError.notFound,
    SetFocusFilterIntentError.missingParameterValue, Cause(),
    AppIntentError.Unrecoverable.networkFailure, AppIntentError.UserActionRequired.signin,
    AppIntentError.PermissionRequired.location(precise: false),
  ]

  private static let all: [any Error] = problems + errors + others

  @Test(arguments: ["ko", "vi"])
  func `every error has a sentence in every language`(locale: String) {
    let english = AppLocalization()
    let other = AppLocalization(locale: locale)
    for error in Self.all {
      let sentence = other.sentence(for: error)
      #expect(sentence != english.sentence(for: error), "\(error)")
      #expect(!sentence.contains("%"), "\(sentence)")
    }
  }

  @Test func `the names in a sentence stand where the language wants them`() {
    let problem = RuntimeProblem.noSuchParameter("shelf", intent: "OpenShelf")
    #expect(AppLocalization().sentence(for: problem) == "'OpenShelf' has no parameter 'shelf'")
    for locale in ["ko", "vi"] {
      let sentence = AppLocalization(locale: locale).sentence(for: problem)
      let places = ["OpenShelf", "shelf"].map { sentence.firstRange(of: "'\($0)'") }
      #expect(places.allSatisfy { $0 != nil }, "\(sentence)")
    }
  }

  @Test func `an app may word it otherwise`() {
    var tables = AppLocalization().tables
    tables.set("어라!", forKey: "The network failed.", locale: "ko")
    let localization = AppLocalization(tables: tables, locale: "ko")
    #expect(localization.sentence(for: AppIntentError.Unrecoverable.networkFailure) == "어라!")
  }

  @Test func `what the framework says is not missing from the app`() {
    var tables = StringTables()
    tables.set("책장", forKey: "Shelf", locale: "ko")
    let app = library(tables: tables, locale: "ko")
    _ = app.localization.sentence(for: RuntimeProblem.tooManyOpenings)
    _ = app.localization.string("Nobody ever translated this.")
    let missing = app.missingTexts.map(\.key)
    #expect(missing.contains("Nobody ever translated this."))
    #expect(!missing.contains { $0.hasPrefix("the intents opened") })
  }
}
