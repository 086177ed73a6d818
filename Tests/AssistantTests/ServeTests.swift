import Foundation
import OrderedJSON
import TestSupport
import Testing

/// The server as a stranger has it: the real executable, and the real client of the Wyoming protocol.
@Suite(.serialized) struct ServeTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test func `events over a socket are those of a pipe, and SIGTERM ends it well`() async throws {
    let ending = try await program.shell(
      """
      "$assistant" serve --socket s > serving 2>&1 &
      until [ -S s ]; do sleep 0.05; done
      printf 'open dune in library\\n' | "$assistant" --json > piped
      \(Self.python ?? "false") - <<'END'
      import socket
      client = socket.socket(socket.AF_UNIX)
      client.connect("s")
      client.sendall(b"open dune in library\\n")
      client.shutdown(socket.SHUT_WR)
      with open("served", "wb") as file:
          while data := client.recv(4096):
              file.write(data)
      END
      kill -TERM $!
      wait $!
      echo "status $?"
      cmp piped served && echo same
      [ -e s ] || echo gone
      """
    )
    guard Self.python != nil else { return }
    #expect(ending.lines == ["status 0", "same", "gone"], "\(ending)")
  }

  @Test(.enabled(if: Self.hasWyoming))
  func `the client of the wyoming package is answered`() async throws {
    let script = """
      import asyncio, sys
      from wyoming.asr import Transcript
      from wyoming.client import AsyncTcpClient
      from wyoming.info import Describe, Info
      from wyoming.intent import Recognize

      async def ask(event):
          async with AsyncTcpClient("127.0.0.1", int(sys.argv[1])) as client:
              await client.write_event(event.event())
              return await client.read_event()

      def said(text):
          return Transcript(text=text, language="en", context={"conversation_id": "c"})

      async def main():
          info = Info.from_event(await ask(Describe()))
          print(info.handle[0].name, info.handle[0].models[0].languages, info.intent)
          for text in ["buy dune in library", "three", "order", "what is the weather"]:
              answer = await ask(said(text))
              print(answer.type, answer.data["text"].split(".")[0])
          answer = await ask(Recognize(text="open the hobit in library"))
          print(answer.type, answer.data["name"], answer.data["entities"])

      asyncio.run(main())
      """
    try program.home.write(script, to: "client.py")
    let ending = try await program.shell(
      """
      "$assistant" serve --wyoming 0 > serving 2>&1 &
      until grep -q Wyoming serving; do sleep 0.05; done
      \(Self.python ?? "") client.py "$(sed 's/.*://' serving)"
      kill -TERM $!
      """
    )
    #expect(
      ending.lines == [
        "assistant ['en'] []", "handled How many copies?", "handled Are you ready to order?",
        "handled Thank you for your order!", "not-handled I can't do that",
        "intent OpenBook [{'name': 'book', 'value': 'The Hobbit'}]",
      ],
      "\(ending)"
    )
  }

  @Test func `a port that is taken is told, with what to do`() async throws {
    try program.home.write("", to: "s")
    let ending = try await program.run("serve", "--socket", "s")
    #expect(ending.status == 2)
    #expect(ending.complaints.count == 1)
    #expect(ending.diagnostics.contains("'s' cannot be listened on (Address already in use)"))
  }

  // MARK: -

  /// Where Python is; nil where it is not.
  private static let python: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/python3" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let hasWyoming: Bool = {
    guard let python else { return false }
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = ["-c", "import wyoming"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
