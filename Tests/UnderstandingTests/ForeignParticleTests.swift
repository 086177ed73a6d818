import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// Particles that make another intent's verb of the one that is said.
struct ForeignParticleTests {
  private static let device = IntentFrame.Parameter(
    name: "device",
    title: "Device",
    kind: .name(vocabulary: "Device")
  )

  private static let frames: [IntentFrame] = [
    .changing(
      of: "Home",
      "TurnOff",
      [device],
      [
        "Deactivate the light in ${device}", "Turn the light out in ${device}",
        "Kill the light in ${device}",
      ]
    ),
    .changing(
      of: "Home",
      "TurnOn",
      [device],
      ["Switch on ${device}", "Activate ${device}", "Bring ${device} on"]
    ),
  ]

  private static let understander = Understander(
    frames: frames,
    catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Home", shortcuts: [])]),
    values: [:],
    language: Languages.language(for: "en")
  )

  private func intents(_ sentence: String) -> [String] {
    Self.understander.understand(sentence).commands
      .filter { $0.isAskedFor && $0.unexplained.isEmpty }
      .map(\.reading.intent)
  }

  @Test func `the verb alone is that of the phrases`() {
    #expect(intents("turn the light out") == ["TurnOff"])
  }

  @Test(arguments: ["turn on the light", "turn the light on"])
  func `with the particle of another intent it is not`(sentence: String) {
    #expect(!intents(sentence).contains("TurnOff"))
  }

  @Test func `only what other intents are told by is foreign`() {
    #expect(Self.understander.lexicon.entries.map(\.foreignParticles) == [["on"], ["in", "out"]])
  }
}
