import AppIntents
import Foundation
import Synchronization
import Testing

@Suite struct TurnstileTests {
  @Test func `a model is watched where only intents are imported`() {
    let turnstile = Turnstile()
    let isTold = Mutex(false)
    withObservationTracking {
      _ = turnstile.count
    } onChange: {
      isTold.withLock { $0 = true }
    }
    turnstile.count = 1
    #expect(isTold.withLock { $0 })
  }
}
