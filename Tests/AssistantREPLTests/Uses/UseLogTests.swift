import Foundation
import TestSupport
import Testing

@testable import AssistantREPL

/// What was used often and lately weighs more.
struct UseLogTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func `a use counts half after a month, and uses add up`() throws {
    let scratch = try ScratchFolder()
    let log = try #require(UseLog(environment: ["XDG_STATE_HOME": scratch.url.path]))
    try log.append(app: "Library", identifier: "dune", at: now)
    try log.append(app: "Library", identifier: "dune", at: now)
    try log.append(app: "Library", identifier: "emma", at: now - 30 * 86_400)
    let weights = log.weights(now: now)
    #expect(weights[UseLog.key(app: "Library", identifier: "dune")] == 2)
    #expect(weights[UseLog.key(app: "Library", identifier: "emma")] == 0.5)
    #expect(weights.count == 2)
  }

  @Test func `a clock that was set back counts a use once`() throws {
    let scratch = try ScratchFolder()
    let log = try #require(UseLog(environment: ["XDG_STATE_HOME": scratch.url.path]))
    try log.append(app: "Library", identifier: "dune", at: now + 1_000_000)
    #expect(log.weights(now: now)[UseLog.key(app: "Library", identifier: "dune")] == 1)
  }
}
