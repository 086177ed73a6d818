import AssistantServer
import Foundation
import TestSupport
import Testing

/// Where a server can be reached.
@Suite(.serialized) struct ListeningTests {
  @Test(
    arguments: [
      ("10700", ServerAddress.port(host: "127.0.0.1", 10_700)),
      ("0.0.0.0:80", .port(host: "0.0.0.0", 80)), ("[::1]:80", .port(host: "::1", 80)),
      ("localhost:0", .port(host: "localhost", 0)),
    ]
  )
  func `an address is read`(text: String, address: ServerAddress) {
    #expect(ServerAddress(text) == address)
  }

  @Test(arguments: ["", "x", ":80", "1:2:3", "host:", "host:65536", "-1", "host:80x"])
  func `what is no address is refused`(text: String) {
    #expect(ServerAddress(text) == nil)
  }

  @Test func `a socket in the file system is one's own and goes with the server`() async throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("s")
    let server = try await TestServer(at: .path(path))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(await TestClient(.path(path))?.line() == "hello Desk")
    await server.end()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a path where another server answers is refused and stays`() async throws {
    let scratch = try ScratchFolder()
    let server = try await TestServer(at: .path(scratch.path("s")))
    await #expect(throws: ServerFailure.self) { try await TestServer(at: .path(scratch.path("s"))) }
    #expect(await TestClient(.path(scratch.path("s")))?.line() == "hello Desk")
    await server.end()
  }

  @Test func `a file that is no socket is not taken away`() async throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("mine", to: "s")
    await #expect(throws: ServerFailure.self) { try await TestServer(at: .path(path)) }
    #expect(scratch.bytes(of: "s") == Array("mine".utf8))
  }

  @Test func `a port that is taken is told`() async throws {
    let server = try await TestServer()
    await #expect(throws: ServerFailure.self) { try await TestServer(at: server.address) }
    await server.end()
  }

  @Test func `a path longer than sockets can have is told`() async throws {
    let path = "/tmp/" + String(repeating: "x", count: 200)
    await #expect(throws: ServerFailure.self) { try await TestServer(at: .path(path)) }
  }
}
