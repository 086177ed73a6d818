import AppIntents
import AssistantTesting
import Testing
import UniformTypeIdentifiers

@Suite struct AtelierTests {
  private func said(_ sentence: String) async throws -> TestAnswer {
    try await TestAssistant(AtelierShortcuts.self, intents: [FramePrint.self], name: "Atelier")
      .say(sentence)
  }

  @Test func `a snippet says what its views say, whatever lies around them`() async throws {
    let shown = try await said("show moon in atelier")
    #expect(shown.value == "Moon is Moon.heic")
    let words = try #require(shown.snippets.first?.content?.words)
    #expect(words.contains("Moon"))
    #expect(words.contains("Framed"))
    #expect(words.contains("Frame Print"))
  }

  @Test func `a result that shows nothing has its value`() async throws {
    let answer = try await said("return nothing from atelier")
    #expect(answer.value == "3")
    #expect(answer.snippets.isEmpty)
  }

  @Test func `schemas fill in what is left out`() {
    #expect(Medium.allCases.count == 2)
    #expect(Portfolio(id: "Spring").albumType == .custom)
    #expect(Print(id: "Moon").price == 40)
    #expect(Print(id: "Moon").attributeSet.alternateNames == ["Sheet Moon"])
  }

  @Test func `addresses take the endings of kinds of content`() {
    #expect(PictureTypes.all.allSatisfy { $0.conforms(to: .data) })
    let folder = URL(filePath: "/tmp/")
    #expect(folder.appendingPathComponent("moon", conformingTo: .png).path == "/tmp/moon.png")
    #expect(folder.appendingPathComponent("moon.png", conformingTo: .png).path == "/tmp/moon.png")
    var file = folder.appendingPathComponent("moon")
    file.appendPathExtension(for: .pdf)
    #expect(file.lastPathComponent == "moon.pdf")
  }
}
