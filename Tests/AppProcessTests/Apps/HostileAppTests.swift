import AppIntents
import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher
import Testing

@testable import AppProcess

/// Apps that break the protocol cost the run that they break, and nothing else.
@Suite(.serialized) struct HostileAppTests {
  @Test(
    arguments: [
      ("half", "ended before it was done"), ("flood", "a line that is too long"),
      ("garbage", "cannot be read"), ("print", "expected a value: working on it) and was"),
      ("latin", "(no UTF-8) and was"), ("silently", "could not do it and did not say why"),
      ("deep", "cannot be read"),
      ("trap", "ended before it was done"), ("complains", "no such table: notes"),
      ("early", "a line that is too long"), ("gone", "ended before it was done"),
      ("version", "speaks version 9"), ("refuses", "The desk is locked."),
      ("nothing", "did not answer"), ("shows", "sent far too much"),
    ]
  )
  func `a broken run ends with a sentence and the next one starts anew`(
    mode: String,
    sentence: String
  ) async throws {
    let app = try app(mode)
    for _ in 0..<2 {
      let failure = await #expect(throws: IntentFailure.self) { try await perform(app) }
      guard case .failed(let message, _)? = failure else {
        Issue.record("\(String(describing: failure)) is no failure")
        return
      }
      #expect(message.contains(sentence), "\(message)")
    }
  }

  @Test func `a million questions are not all asked`() async throws {
    let person = Person(confirms: true)
    await #expect(throws: IntentFailure.self) { try await perform(try app("questions"), person) }
    #expect(person.questionCount <= 1_001)
  }

  @Test func `a question has a text for ears and one for eyes`() async throws {
    let person = Person(confirms: true)
    _ = try await perform(try app("supports"), person)
    #expect(person.said == ["All three?", "These?"])
  }

  @Test func `messages that mean nothing are passed over`() async throws {
    let outcome = try await perform(try app("strangers"))
    #expect(outcome.valueText == nil)
  }

  @Test func `an app that hangs is left behind and ended`() async throws {
    let app = try app("hang")
    let run = Task { try await perform(app, timeLimit: .milliseconds(200)) }
    await #expect(throws: IntentFailure.timedOut(limit: .milliseconds(200))) { try await run.value }
  }

  @Test(arguments: ["nothing", "hang"])
  func `whoever waits for an app that says nothing is told so, and may leave`(
    mode: String
  ) async throws {
    let app = try app(program: [Programs.sampleApp, mode], notice: .milliseconds(1))
    let person = Person(confirms: true)
    let run = Task { try await perform(app, person) }
    for await text in person.progress {
      #expect(text == "Waiting for Desk to answer…")
      break
    }
    run.cancel()
    await #expect(throws: (any Error).self) { try await run.value }
  }

  @Test func `a program that is not there is told`() async throws {
    let app = try app(program: ["no-such-program-anywhere"])
    let failure = await #expect(throws: IntentFailure.self) { try await perform(app) }
    guard case .failed(let message, "program")? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(message.contains("No such file or directory"))
  }

  @Test func `twenty runs at a time get their own answers`() async throws {
    let app = try app("fine")
    let answers = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<20 {
        group.addTask {
          let person = Person(confirms: true)
          _ = try await perform(app, person)
          return person.said
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: ["Done."], count: 20))
  }
}

// MARK: - Support

private func app(_ mode: String) throws -> RunningApp {
  // Only of one that says nothing is it known that nothing will come.
  try app(
    program: [Programs.sampleApp, mode],
    start: mode == "nothing" ? .milliseconds(300) : .seconds(60)
  )
}

private func app(
  program: [String],
  start: Duration = .seconds(60),
  notice: Duration = .seconds(60)
) throws -> RunningApp {
  let metadata = AppMetadata(
    phrases: PhraseCatalog.App(name: "Desk", shortcuts: []),
    folder: "/",
    program: program,
    intents: [IntentMetadata(identifier: "Work", title: "Work")]
  )
  return OutsideApp(
    metadata,
    launch: App.Launch(),
    limits: AppConnection.Limits(start: start, notice: notice, grace: .milliseconds(100))
  ).running
}

private func perform(
  _ app: RunningApp,
  _ person: Person = Person(confirms: true),
  timeLimit: Duration? = nil
) async throws -> IntentOutcome {
  let intent = try #require(app.intent("Work"))
  return try await IntentRuntime(
    app: app.definition,
    conversation: person,
    timeLimit: timeLimit,
    grace: .milliseconds(50)
  ).run(IntentInvocation(intent: intent))
}
