import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

/// What is asked for with one clause of a sentence that tells anything beside it.
@Suite struct CuttingTests {
  @Test(arguments: [
    ("cancel the trip with the comet, my uncle said hurricanes ruin everything", "CancelTrip"),
    ("reserve borealis, my aunt said it never rains", "BookTrip"),
    ("track the kestrel, everyone said whales are near", "TrackShip"),
    ("tracking whales is fun, reserve borealis", "BookTrip"),
  ])
  func `beside what is asked for anything may be told`(
    utterance: String,
    intent: String
  ) async throws {
    let understanding = try await Ferry.app.understanding(of: utterance)
    #expect(understanding.outcome == .match)
    #expect(understanding.reading?.intent == intent)
    #expect(understanding.reading?.parameters.count == 1)
    #expect(understanding.utterance == utterance)
  }

  @Test func `what stands where is told of the whole sentence`() async throws {
    let utterance = "tracking whales is fun, reserve borealis"
    let reading = try #require(try await Ferry.app.understanding(of: utterance).reading)
    let said = Array(utterance.utf8)
    let ship = try #require(reading.parameters.first)
    #expect(String(decoding: said[ship.range], as: UTF8.self) == "borealis")
    for piece in reading.alignment where !piece.heard.isEmpty {
      #expect(String(decoding: said[piece.range], as: UTF8.self) == piece.heard)
    }
    #expect(reading.alignment.first?.heard == "tracking whales is fun")
  }

  @Test(arguments: [
    "i would never, ever, cancel the trip with the comet",
    "please don't, whatever the pier says, reserve borealis",
    "if the whales come, cancel the trip with the comet",
    "cancel the trip with the comet, she said",
    "my uncle would cancel the trip with the comet, whales or not",
  ])
  func `what holds for a clause is not cut from it`(utterance: String) async throws {
    #expect(try await Ferry.app.understanding(of: utterance).outcome != .match)
  }
}
