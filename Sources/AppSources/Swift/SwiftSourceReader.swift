import Dispatch
import Foundation
import Synchronization

/// Reads Swift files: those that matter, in parallel, and each content only once.
struct SwiftSourceReader: Sendable {
  /// How many files one process of the compiler is given.
  static let batchSize = 64

  let compiler: SwiftCompiler?
  let cache: FactsCache
  let patience = CompilerPatience()
  /// Told after every batch how many of how many files are read.
  let progress: @Sendable (Int, Int) -> Void

  /// A file whose tokens are read and whose declarations are still to be found.
  private struct Pending: Sendable {
    var file: String
    var bytes: [UInt8]
    var digest: SourceDigest
  }

  /// Why the compiler was not asked for all files; nil where it was, and where there is none.
  var issue: SourceIssue? {
    guard let compiler, let end = patience.end else { return nil }
    let reason =
      switch end {
      case .tookTooLong:
        "the compiler gave no answer \(CompilerPatience.limit) times one after the other"
      default: "the compiler could not be started"
      }
    return SourceIssue(
      SourcePlace(file: compiler.path),
      reason + ", so it was not asked any more and declarations were found by their keywords; "
        + "name another one with SWIFT_EXEC"
    )
  }

  /// What the files say, in their order; nothing for a file that says nothing of shortcuts.
  func facts(of files: [String]) -> [(file: String, facts: SourceFacts)] {
    let results = Mutex<[Int: SourceFacts]>([:])
    let done = Mutex(0)
    let size = Self.batchSize
    let batches = (files.count + size - 1) / size
    DispatchQueue.concurrentPerform(iterations: batches) { batch in
      let numbers = (batch * size)..<min(files.count, (batch + 1) * size)
      let read = self.read(numbers.map { files[$0] })
      results.withLock { results in
        for (offset, facts) in read { results[numbers.lowerBound + offset] = facts }
      }
      let count = done.withLock { count in
        count += numbers.count
        return count
      }
      progress(count, files.count)
    }
    return results.withLock { results in results.sorted { $0.key < $1.key } }.map {
      (files[$0.key], $0.value)
    }
  }

  /// What a batch of files says, by their places in it.
  private func read(_ files: [String]) -> [Int: SourceFacts] {
    var found: [Int: SourceFacts] = [:]
    var pending: [(number: Int, source: Pending)] = []
    for (number, file) in files.enumerated() {
      do {
        let bytes = try FileReader.bytes(of: file, limit: FileLimits.swift)
        guard SourceMarkers.matters(bytes) else { continue }
        let digest = SourceDigest(bytes, salt: compiler == nil ? "words" : "compiler")
        if let facts = cache.facts(for: digest, file: file) {
          found[number] = facts
        } else {
          pending.append((number, Pending(file: file, bytes: bytes, digest: digest)))
        }
      } catch {
        var facts = SourceFacts()
        facts.issues.append(
          SourceIssue(SourcePlace(file: file), "the file \(error.message)", isLoss: true)
        )
        found[number] = facts
      }
    }
    for (number, facts) in parse(pending) { found[number] = facts }
    return found
  }

  private func parse(_ pending: [(number: Int, source: Pending)]) -> [(Int, SourceFacts)] {
    guard !pending.isEmpty else { return [] }
    let parsed = pending.map { ParsedSource(file: $0.source.file, bytes: $0.source.bytes) }
    let answers = compiler?.declarations(in: parsed.map(\.outline), patience: patience)
    var results: [(Int, SourceFacts)] = []
    for (index, source) in parsed.enumerated() {
      var (facts, isComplete) = source.facts(answers?[index])
      if let issue = Self.unreadableLine(in: pending[index].source) { facts.issues.append(issue) }
      // A time limit may be the machine's fault and not the file's: it is tried again next time.
      if isComplete { cache.keep(facts, for: pending[index].source.digest) }
      results.append((pending[index].number, facts))
    }
    return results
  }

  /// The first line that is no text; nil where the whole file is.
  private static func unreadableLine(in source: Pending) -> SourceIssue? {
    guard String(validating: source.bytes, as: UTF8.self) == nil else { return nil }
    let feed = UInt8(ascii: "\n")
    let lines = source.bytes.split(separator: feed, omittingEmptySubsequences: false)
    let number = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    return SourceIssue(
      SourcePlace(file: source.file, line: number + 1),
      "the bytes here are not UTF-8; save the file as UTF-8",
      isLoss: true
    )
  }
}
