import AppIntents
import Foundation
import Testing

private struct Spoken: LocalizedError {
  var errorDescription: String? { "The shelf is locked." }
}

private struct Silent: Error {}

private enum Nested {
  enum Trouble: Error, CustomLocalizedStringResourceConvertible {
    case full(Int)
    var localizedStringResource: LocalizedStringResource { "\(1) shelf is full." }
  }
}

private struct Marked: CustomAppIntentErrorConvertible {
  var appIntentError: AppIntentError { AppIntentError.Unrecoverable.networkFailure }
}

private struct Failing: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  @Parameter(title: "Way") var way: Int

  func perform() async throws -> some IntentResult {
    switch way {
    case 0: throw Spoken()
    case 1: throw Silent()
    case 2: throw Nested.Trouble.full(3)
    case 3: throw AppIntentError.Unrecoverable.entityNotFound
    case 4: throw AppIntentError.PermissionRequired.location(precise: true)
    case 5: throw Marked()
    case 6: throw AppIntentError(description: "Not today.")
    case 7: throw AppIntentError(wrapping: Nested.Trouble.full(1))
    case 8:
      throw AppIntentError(
        predefinedError: AppIntentError.UserActionRequired.signin,
        description: "Who are you?"
      )
    default: return .result()
    }
  }
}

@Suite struct IntentFailureTests {
  @Test(arguments: [
    (0, "The shelf is locked.", "Spoken"),
    (1, "The app could not do it: Silent()", "Silent"),
    (2, "1 shelf is full.", "Nested.Trouble"),
    (3, "It could not be found.", "entityNotFound"),
    (4, "The app needs your permission to use your precise location.", "preciseLocation"),
    (5, "The network failed.", "networkFailure"),
    (6, "Not today.", "error"),
    (7, "1 shelf is full.", "Nested.Trouble"),
    (8, "Who are you?", "signin"),
  ])
  func `every error becomes a sentence and a code`(
    way: Int,
    message: String,
    code: String
  ) async throws {
    let failure = await failure(Failing.self, with: ["way": way], in: ScriptedConversation())
    guard case .failed(let said, let name) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(said == message)
    #expect(name.hasSuffix(code))
    #expect(!name.hasPrefix("AppIntentsTests"))
  }

  @Test func `errors are equal that say the same`() {
    #expect(AppIntentError.restartPerform == .restartPerform)
    #expect(AppIntentError(description: "a") != AppIntentError(description: "b"))
    #expect(AppIntentError.Unrecoverable.notAllowed.description == "That is not allowed.")
  }
}
