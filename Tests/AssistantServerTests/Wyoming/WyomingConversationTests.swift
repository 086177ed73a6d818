import AssistantServer
import OrderedJSON
import Testing

/// What Home Assistant and Rhasspy say is answered as they want it.
@Suite(.serialized) struct WyomingConversationTests {
  /// On a busy machine an answer may come after more than the usual minute.
  private static let patient: ServerLimits = {
    var limits = ServerLimits()
    limits.question = .seconds(86_400)
    return limits
  }()

  private func event(_ type: String, _ data: JSON = .object([])) -> [UInt8] {
    let text = data.text
    let header: JSON = ["type": JSON(type), "data_length": JSON(text.utf8.count)]
    return Array((header.text + "\n" + text).utf8)
  }

  private func transcript(_ text: String, in conversation: String? = nil) -> [UInt8] {
    let context = conversation.map { ["conversation_id": JSON($0)] as JSON }
    return event("transcript", .object(present: [("text", JSON(text)), ("context", context)]))
  }

  /// The answer to a sentence that comes with a connection of its own.
  private func reply(
    _ text: String,
    in conversation: String,
    _ server: TestServer
  ) async throws -> String {
    let client = try #require(TestClient(server.address))
    await client.say(transcript(text, in: conversation))
    let answer = try #require(await client.event())
    #expect(answer.data["context"]?["conversation_id"]?.string == conversation)
    return "\(answer.type): \(answer.data["text"]?.string ?? "-")"
  }

  @Test func `it says what it is with everything that clients insist on`() async throws {
    let server = try await TestServer(.wyoming)
    let client = try #require(TestClient(server.address))
    await client.say(event("describe"))
    let info = try #require(await client.event())
    #expect(info.type == "info")
    let handle = try #require(info.data["handle"]?.array?.first)
    let model = try #require(handle["models"]?.array?.first)
    for artifact in [handle, model] {
      #expect(artifact["name"]?.string != nil)
      #expect(artifact["installed"]?.bool == true)
      #expect(artifact["attribution"]?["name"]?.string != nil)
      #expect(artifact["attribution"]?["url"]?.string != nil)
    }
    #expect(model["languages"]?.array?.compactMap(\.string) == ["en"])
    // Whoever is offered intents performs them himself.
    #expect(info.data["intent"]?.array?.isEmpty == true)
    await server.end()
  }

  @Test func `a conversation goes on over connections, beside others`() async throws {
    let server = try await TestServer(.wyoming, limits: Self.patient)
    #expect(
      try await reply("start a timer on desk", in: "a", server) == "handled: For how many minutes?"
    )
    #expect(try await reply("five", in: "b", server).hasPrefix("not-handled: "))
    #expect(
      try await reply("start a timer on desk", in: "b", server) == "handled: For how many minutes?"
    )
    #expect(
      try await reply("seven", in: "a", server) == "handled: The timer runs for 7 minutes."
    )
    #expect(
      try await reply("eight", in: "b", server) == "handled: The timer runs for 8 minutes."
    )
    await server.end()
  }

  @Test func `a connection without a name is a conversation`() async throws {
    let server = try await TestServer(.wyoming, limits: Self.patient)
    let client = try #require(TestClient(server.address))
    await client.say(transcript("start a timer on desk"))
    #expect(await client.event()?.data["text"]?.string == "For how many minutes?")
    await client.say(transcript("5"))
    #expect(await client.event()?.data["text"]?.string == "The timer runs for 5 minutes.")
    await server.end()
  }

  @Test func `what is recognised is not run`() async throws {
    let server = try await TestServer(.wyoming)
    let client = try #require(TestClient(server.address))
    await client.say(event("recognize", ["text": "mark my notes scarlet on desk"]))
    let intent = try #require(await client.event())
    #expect(intent.type == "intent")
    #expect(intent.data["name"]?.string == "MarkNotes")
    #expect(intent.data["entities"]?.array?.first?["name"]?.string == "color")
    await client.say(event("recognize", ["text": "what is the weather like"]))
    #expect(await client.event()?.type == "not-recognized")
    await server.end()
  }

  @Test func `events for others are passed over, with their sounds`() async throws {
    let server = try await TestServer(.wyoming)
    let client = try #require(TestClient(server.address))
    await client.say(event("audio-start", ["rate": 16_000]))
    await client.say(Array("{\"type\":\"audio-chunk\",\"payload_length\":5}\n\n{}x\n".utf8))
    await client.say(event("ping", ["text": "here"]))
    let pong = try #require(await client.event())
    #expect(pong.type == "pong" && pong.data["text"]?.string == "here")
    await server.end()
  }

  @Test func `what is no event ends the connection with a reason`() async throws {
    let server = try await TestServer(.wyoming)
    let client = try #require(TestClient(server.address))
    await client.say("GET / HTTP/1.1")
    #expect(await client.event()?.type == "error")
    #expect(await client.line() == nil)
    await server.end()
  }

  @Test func `clients that go away in the middle of everything leave the others alone`()
    async throws
  {
    let server = try await TestServer(.wyoming)
    let said =
      event("describe") + transcript("start a timer on desk", in: "x") + transcript("5", in: "x")
      + event("recognize", ["text": "tidy desk"]) + transcript("start a timer on desk")
    for count in stride(from: 0, through: said.count, by: 7) {
      let client = try #require(TestClient(server.address))
      await client.say(Array(said[..<count]))
    }
    #expect(
      try await reply("start a timer on desk", in: "a", server) == "handled: For how many minutes?"
    )
    await server.end()
  }

  @Test func `a question that nobody answers is no question any more`() async throws {
    var limits = ServerLimits()
    limits.question = .milliseconds(1)
    let server = try await TestServer(.wyoming, limits: limits)
    _ = try await reply("start a timer on desk", in: "a", server)
    var answer = ""
    repeat {
      answer = try await reply("start a timer on desk", in: "a", server)
    } while !answer.hasPrefix("handled: For how many")
    await server.end()
  }
}
