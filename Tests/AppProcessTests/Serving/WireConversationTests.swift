import AppIntents
import Foundation
import OrderedJSON
import Testing

@testable import AppProcess

@Suite struct WireConversationTests {
  @Test func `a question is sent with its text for ears and its text for eyes`() async throws {
    let pipe = Pipe()
    let writer = MessageWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let questions = OpenQuestions(writer: writer)
    let wire = WireConversation(run: 4, questions: questions, writer: writer)
    var request = ConfirmationRequest(intent: "EmptyShelves", prompt: "All three?")
    request.supportingPrompt = "These?"
    let asked = request
    let answer: Task<Bool, any Error> = Task { try await wire.confirmation(for: asked) }
    let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    let message = try JSON.parse(line) as JSON
    #expect(message["prompt"]?.string == "All three?")
    #expect(message["supporting"]?.string == "These?")
    let number = try #require(message["question"]?.int)
    #expect(questions.take(["type": "answer", "question": JSON(number), "value": true]))
    #expect(try await answer.value)
  }
}
