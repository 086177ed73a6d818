import Foundation
import Synchronization
import Testing

@testable import AssistantREPL

@Suite struct AlarmTests {
  @Test func `it rings when its time has come`() async {
    await withCheckedContinuation { continuation in
      _ = Alarm(after: 0) { continuation.resume() }
    }
  }

  @Test func `one that is cancelled stays silent and lets its thread go`() async {
    let hasRung = Mutex(false)
    weak var last: Alarm?
    do {
      let alarm = Alarm(after: 86_400) { hasRung.withLock { $0 = true } }
      last = alarm
      alarm.cancel()
    }
    while last != nil { await Task.yield() }
    #expect(!hasRung.withLock { $0 })
  }
}
