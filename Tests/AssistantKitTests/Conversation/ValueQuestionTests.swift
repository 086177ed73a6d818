import AppIntents
import Foundation
import Testing

@testable import AssistantKit

/// Questions for values that are neither numbers nor options.
@Suite struct ValueQuestionTests {
  private func conversation(over channel: ScriptedChannel) -> PersonConversation {
    let settings = Samples.settings()
    return PersonConversation(
      appName: "Library",
      channel: channel,
      settings: settings,
      questions: Questions(
        channel: channel,
        language: settings.language,
        messages: settings.messages,
        counter: Tally()
      )
    )
  }

  private func value(
    of type: ParameterType,
    titled title: String = "Value",
    over channel: ScriptedChannel
  ) async throws
    -> any Sendable
  {
    try await conversation(over: channel).value(
      for: ValueRequest(
        intent: "Sample",
        parameter: ParameterDescription(
          name: "value",
          title: title,
          type: type,
          isOptional: false
        ),
        prompt: nil
      )
    )
  }

  @Test func `a length of time is asked for until it is one`() async throws {
    let channel = ScriptedChannel("a while", "two hours")
    #expect(try await value(of: .duration, over: channel) as? Duration == .seconds(7200))
    #expect(
      channel.log == [
        "value? What is the value?",
        "error answer: “a while” is no length of time; say it like “2 hours 30 minutes”.",
      ]
    )
  }

  @Test(arguments: [("To", "What is the shelf?"), ("Place", "What is the place?")])
  func `a title that only leads to what is asked for says nothing`(
    title: String,
    question: String
  ) async throws {
    let channel = ScriptedChannel("Read")
    _ = try await value(of: .option(Samples.shelfSource), titled: title, over: channel)
    #expect(channel.log.first?.contains(question) == true, "\(channel.log)")
  }

  @Test(arguments: [
    ("Copies", ParameterType.integer(range: nil), "3", "How many copies?"),
    ("Number of Copies", .integer(range: nil), "3", "What is the number of copies?"),
    ("The Tags", .text, "red", "What are the tags?"),
    ("Status", .text, "lent", "What is the status?"),
    ("loud", .bool(yes: nil, no: nil), "on", "Loud?"),
    ("iCloud", .bool(yes: nil, no: nil), "on", "iCloud?"),
  ])
  func `a question agrees with the title it holds`(
    title: String,
    type: ParameterType,
    answer: String,
    question: String
  ) async throws {
    let channel = ScriptedChannel(answer)
    _ = try await value(of: type, titled: title, over: channel)
    #expect(channel.log.first?.contains(question) == true, "\(channel.log)")
  }

  @Test func `several amounts can be given in one answer`() async throws {
    let units = [
      MeasurementUnit(symbol: "km", name: "kilometers"),
      MeasurementUnit(symbol: "m", name: "meters"),
    ]
    let channel = ScriptedChannel("3 km, 20 meters and 5")
    let values = try await value(of: .list(of: .measurement(units: units)), over: channel)
    #expect(
      (values as? [any Sendable])?.compactMap { $0 as? MeasuredAmount } == [
        MeasuredAmount(value: 3, symbol: "km"), MeasuredAmount(value: 20, symbol: "m"),
        MeasuredAmount(value: 5),
      ]
    )
  }

  @Test func `how far an intent is reaches the person`() async {
    let channel = ScriptedChannel()
    await conversation(over: channel).show(.progress(done: 1, total: 4, text: "25%"))
    #expect(channel.log == ["progress 1/4 25%"])
  }
}
