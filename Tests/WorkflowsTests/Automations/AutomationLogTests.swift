import AssistantKit
import Foundation
import TestSupport
import Testing

@testable import Workflows

@Suite struct AutomationLogTests {
  @Test func `what has begun and not ended is unfinished, the first to begin first`() throws {
    let folder = try ScratchFolder()
    let log = AutomationLog(Journal(file: URL(filePath: folder.path("log.jsonl"))))
    let events: [(String, AutomationLog.Event)] = [
      ("Done", .waiting), ("Later", .waiting), ("Done", .began), ("First", .began), ("Done", .done),
      ("Later", .began), ("Missed", .missed), ("Failed", .began), ("Failed", .failed),
    ]
    for (second, event) in events.enumerated() {
      try log.add(
        AutomationLog.Entry(
          date: Date(timeIntervalSince1970: Double(second)),
          name: event.0,
          event: event.1
        )
      )
    }
    #expect(log.unfinished().map(\.name) == ["First", "Later"])
  }
}
