import AppIntents
import Foundation

// What a file finds that imports nothing but the intents and Foundation.

@Observable
final class Turnstile: @unchecked Sendable {
  static let shared = Turnstile()
  var count = 0
}

struct PassTurnstile: AppIntent {
  static var title: LocalizedStringResource = "Pass"

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    Turnstile.shared.count += 1
    return .result(value: Turnstile.shared.count)
  }
}
