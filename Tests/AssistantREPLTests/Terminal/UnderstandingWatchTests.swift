import Foundation
import Testing

@testable import AssistantREPL

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct UnderstandingWatchTests {
  @Test func `a trap while a sentence is understood tells that sentence`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      UnderstandingWatch.prepare()
      CrashGuard.begin()
      let watch = UnderstandingWatch()
      watch.begin("it failed on “\u{1b}open dune”.")
      raise(SIGILL)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("assistant: error: it failed on “␛open dune”.\n"))
  }

  @Test func `a sentence that was understood is not told any more`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      CrashGuard.begin()
      let watch = UnderstandingWatch()
      watch.begin("it failed on this.")
      watch.end()
      raise(SIGILL)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!said.contains("it failed"))
  }

  @Test func `those that are not at fault finish before the sentence is told`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      CrashGuard.begin()
      let other = UnderstandingWatch()
      let thread = Thread {
        let text = Array("the other is through\n".utf8)
        usleep(20_000)
        _ = unsafe write(STDERR_FILENO, text, text.count)
        other.leave()
      }
      thread.start()
      let watch = UnderstandingWatch()
      watch.begin("it failed on this.")
      raise(SIGILL)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let order = ["the other is through", "it failed"].map { said.firstRange(of: $0)?.lowerBound }
    #expect(order[0] != nil && order[1] != nil)
    if let first = order[0], let second = order[1] { #expect(first < second) }
  }
}
