import AssistantServer
import TestSupport
import Testing

/// Clients of a server have a conversation each, whatever the others do.
@Suite(.serialized) struct EventConversationTests {
  private func client(of server: TestServer) async throws -> TestClient {
    let client = try #require(TestClient(server.address))
    #expect(await client.line() == "hello Desk")
    return client
  }

  @Test func `a question of one is not answered by another`() async throws {
    let server = try await TestServer()
    let first = try await client(of: server)
    let second = try await client(of: server)
    await first.say("start a timer on desk")
    #expect(await first.lines(to: "question").last == "question For how many minutes?")
    await second.say("seven")
    #expect(await second.lines(to: "done").last == "done refused")
    await first.say("seven")
    #expect(
      await first.lines(to: "done").suffix(3) == [
        "dialog The timer runs for 7 minutes.", "event", "done done",
      ]
    )
    await server.end()
  }

  @Test func `an answer that names another question is passed over`() async throws {
    let server = try await TestServer()
    let client = try await client(of: server)
    await client.say(#"{"answer":"1","question":1}"#)
    await client.say("start a timer on desk")
    _ = await client.lines(to: "question")
    await client.say(#"{"answer":"5","question":9}"#)
    await client.say(#"{"answer":"6","question":1}"#)
    #expect(await client.lines(to: "done").contains("dialog The timer runs for 6 minutes."))
    await server.end()
  }

  @Test func `what was said before the end is answered`() async throws {
    let server = try await TestServer()
    let client = try await client(of: server)
    await client.say(Array("start a timer on desk\n5\nstart a timer on desk\n6".utf8))
    client.finish()
    var lines: [String] = []
    while let line = await client.line() { lines.append(line) }
    #expect(lines.filter { $0.hasPrefix("dialog") }.count == 2)
    #expect(lines.last == "done done")
    await server.end()
  }

  @Test func `what is more than may wait is written all the same`() async throws {
    var limits = ServerLimits()
    limits.waitingBytes = 4
    let server = try await TestServer(limits: limits)
    let client = try await client(of: server)
    await client.say("start a timer on desk")
    #expect(await client.lines(to: "question").last == "question For how many minutes?")
    await client.say("7")
    #expect(await client.lines(to: "done").contains("dialog The timer runs for 7 minutes."))
    await server.end()
  }

  @Test func `a line that is too long is left out and the next is heard`() async throws {
    let server = try await TestServer()
    let client = try await client(of: server)
    await client.say(String(repeating: "x", count: 1_000_000))
    await client.say("start a timer on desk")
    let lines = await client.lines(to: "question")
    #expect(lines.first?.hasPrefix("error line") == true)
    #expect(lines.last == "question For how many minutes?")
    await server.end()
  }

  @Test func `one that floods and never reads holds nobody up`() async throws {
    let server = try await TestServer()
    let flooder = try await client(of: server)
    let flood = Array(String(repeating: "start a timer on desk\n5\n", count: 2_000).utf8)
    for _ in 0..<50 { flooder.sayAtOnce(flood) }
    let client = try await client(of: server)
    for _ in 0..<20 {
      await client.say("start a timer on desk")
      _ = await client.lines(to: "question")
      await client.say("5")
      #expect(await client.lines(to: "done").last == "done done")
    }
    await server.end()
  }

  @Test func `clients that go away in the middle of anything leave the others alone`() async throws
  {
    let server = try await TestServer()
    let said = Array("start a timer on desk\n5\n\u{0}\n{\"answer\":\ntidy desk\nyes\n".utf8)
    for count in stride(from: 0, through: said.count, by: 3) {
      let client = try #require(TestClient(server.address))
      await client.say(Array(said[..<count]))
    }
    let client = try await client(of: server)
    await client.say("start a timer on desk")
    #expect(await client.lines(to: "question").last == "question For how many minutes?")
    await server.end()
  }

  @Test func `more clients than there may be are turned away until one leaves`() async throws {
    var limits = ServerLimits()
    limits.clients = 2
    let server = try await TestServer(limits: limits)
    let first = try await client(of: server)
    do {
      let second = try await client(of: server)
      #expect(await TestClient(server.address)?.line() == nil)
      second.finish()
      #expect(await second.line() == nil)
    }
    while await TestClient(server.address)?.line() == nil { await Task.yield() }
    await first.say("start a timer on desk")
    #expect(await first.lines(to: "question").last == "question For how many minutes?")
    await server.end()
  }

  @Test func `one that is silent is let go`() async throws {
    var limits = ServerLimits()
    limits.idle = .milliseconds(50)
    let server = try await TestServer(limits: limits)
    let client = try #require(TestClient(server.address))
    _ = await client.line()
    #expect(await client.line() == nil)
    await server.end()
  }

  @Test func `the end of the server ends open questions and lets nobody in`() async throws {
    let server = try await TestServer()
    let client = try await client(of: server)
    await client.say("start a timer on desk")
    _ = await client.lines(to: "question")
    await server.end()
    #expect(await client.lines(to: "done").last == "done abandoned")
    #expect(await client.line() == nil)
    #expect(TestClient(server.address) == nil)
  }
}
