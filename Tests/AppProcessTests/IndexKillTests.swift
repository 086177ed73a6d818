import AppIntents
import Foundation
import TestSupport
import Testing

/// A process that is killed while it writes the search index loses nothing that it has confirmed.
@Suite(.serialized) struct IndexKillTests {
  /// How often; `KILLS=1000` takes some minutes.
  private static let count =
    ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 12

  @Test func `nothing confirmed is lost and everything opens`() async throws {
    let scratch = try ScratchFolder()
    let url = URL(filePath: scratch.path("index.tsv"))
    var random = SplitMix64(seed: 5)
    var confirmed = 0
    for round in 0..<Self.count {
      let process = Process()
      process.executableURL = URL(filePath: Programs.sampleApp)
      process.arguments = ["index", url.path, String(confirmed)]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let wanted = Int.random(in: 1...40, using: &random)
      var lines = 0
      while lines < wanted {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        lines += data.count { $0 == 10 }
      }
      kill(process.processIdentifier, SIGKILL)
      lines += (try output.fileHandleForReading.readToEnd() ?? Data()).count { $0 == 10 }
      process.waitUntilExit()
      confirmed += lines
      let items = SearchIndexFile(url: url).items()
      let identifiers = Set(items.map(\.identifier))
      #expect((0..<confirmed).allSatisfy { identifiers.contains(String($0)) }, "round \(round)")
      #expect(identifiers.count <= confirmed + 1)
    }
  }
}
