import Foundation
import TestSupport
import Testing

@testable import LibraryShortcuts

/// The process is killed at any moment, and what it confirmed is there afterwards.
///
/// `KILL_RUNS=200 swift test --filter KillTests` does it as often as one likes.
@Suite(.serialized) struct KillTests {
  @Test func `every addition that was confirmed survives`() async throws {
    let runs = ProcessInfo.processInfo.environment["KILL_RUNS"].flatMap { Int($0) } ?? 40
    var random = SplitMix64(seed: 20_261_121)
    let program = try Program()
    let folder = DataFolder(named: program.home.path("data/assistant/library"))
    let books = Self.books
    var confirmations = 0
    for number in 0..<runs {
      let order = books.shuffled(using: &random)
      let moment = Moment(
        lines: Int.random(in: 0...24, using: &random),
        steps: Int.random(in: 0...400_000, using: &random)
      )
      let confirmed = try await additions(of: order, killedAt: moment, program)
      confirmations += confirmed.count
      let store = LibraryStore(folder: folder)
      let kept = Set(try await store.books().map(\.title)).intersection(books)
      #expect(kept.isSuperset(of: confirmed), "run \(number): \(confirmed)")
      #expect(kept.count <= confirmed.count + 1, "run \(number): \(kept)")
      for book in try await store.books() where kept.contains(book.title) {
        #expect(try await store.remove(book.id))
      }
    }
    #expect(confirmations > runs)
  }

  /// When to kill: after so many lines of its answers and then so many steps of our own.
  private struct Moment: Sendable {
    var lines: Int
    var steps: Int
  }

  /// Titles that the catalogue has once and the library has not.
  private static let books: [String] = {
    let catalog = LocalBookCatalog()
    let owned = Set(SeedBooks.library.map(\.id))
    return SeedBooks.catalog.filter { book in
      catalog.books(called: book.title).count == 1 && !owned.contains(book.id)
    }.map(\.title)
  }()

  /// Adds the books until the process is killed; the titles that it confirmed.
  private func additions(
    of titles: [String],
    killedAt moment: Moment,
    _ program: Program
  ) async throws -> Set<String> {
    let input = try program.home.write(
      titles.map { "add \($0) to library\n" }.joined().utf8,
      to: "additions"
    )
    let process = Process()
    let output = Pipe()
    process.executableURL = program.executable
    process.arguments = ["--open-when-run", "off"]
    process.environment = program.wholeEnvironment
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
    process.standardOutput = output
    try process.run()
    let reader = output.fileHandleForReading
    let id = process.processIdentifier
    let text = await withCheckedContinuation { done in
      Thread { done.resume(returning: Self.read(reader, killing: id, at: moment)) }.start()
    }
    process.waitUntilExit()
    return Set(
      text.split(separator: "\n").compactMap { line in
        line.hasPrefix("Added ") ? String(line.dropFirst(6).dropLast(" to Library.".count)) : nil
      }
    )
  }

  /// All complete lines that the process writes before it is gone.
  private static func read(_ reader: FileHandle, killing id: Int32, at moment: Moment) -> String {
    var bytes: [UInt8] = []
    var isKilled = false
    while true {
      if !isKilled, bytes.count(where: { $0 == UInt8(ascii: "\n") }) >= moment.lines {
        var random = SplitMix64(seed: UInt64(moment.steps))
        var waste: UInt64 = 0
        for _ in 0..<moment.steps { waste ^= random.next() }
        isKilled = waste != 1
        kill(id, SIGKILL)
      }
      let piece = reader.availableData
      guard !piece.isEmpty else { break }
      bytes += piece
    }
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
