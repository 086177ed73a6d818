import AppIntents
import AssistantTesting
import Combine
import Foundation
import OSLog
import Testing
import UIKit

@Suite(.serialized) struct ObservatoryTests {
  @Test func `a snippet of a widget's app shows what text can show`() async throws {
    let lines = Lines()
    LogOutput.listen { lines.add($0) }
    defer { LogOutput.listen(nil) }
    let assistant = try await TestAssistant(ObservatoryShortcuts.self, name: "Observatory")
    let answer = try await assistant.say("point galileo up in observatory")
    #expect(answer.dialogs == ["Galileo points up."])
    let text = answer.snippets.map(\.text).joined()
    for shown in ["Galileo at the sky", "Zoom", "50", "0:00", "More", "Filter", "Key"] {
      #expect(text.contains(shown), "\(shown) in \(text)")
    }
    #expect(!text.contains("secret"))
    #expect(lines.all.contains { $0.hasSuffix("Galileo turns by 12.2") })
  }

  @Test func `a model that listens on queues is told in order`() {
    let center = NotificationCenter()
    let model = ObservatoryModel(center: center)
    model.name = "a"
    model.name = "a"
    model.name = ""
    model.name = "b"
    #expect(model.told == ["A", "B"])
    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(model.posted == 1)
  }

  @Test func `values on their way are joined, counted and kept`() {
    let left = PassthroughSubject<Int, Never>()
    let right = CurrentValueSubject<String, Never>("x")
    var pairs: [String] = []
    var sums: [Int] = []
    var first: [Int] = []
    let watching = [
      left.combineLatest(right).sink { pairs.append("\($0)\($1)") },
      left.scan(0, +).prepend(-1).sink { sums.append($0) },
      left.merge(with: Just(7)).first().sink { first.append($0) },
    ]
    left.send(1)
    right.send("y")
    left.send(2)
    #expect(pairs == ["1x", "1y", "2y"])
    #expect(sums == [-1, 1, 3])
    #expect(first == [7])
    watching.forEach { $0.cancel() }
    left.send(3)
    #expect(sums == [-1, 1, 3])
  }
}

/// Lines from wherever they come.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] { lock.withLock { lines } }
  func add(_ line: String) { lock.withLock { lines.append(line) } }
}
