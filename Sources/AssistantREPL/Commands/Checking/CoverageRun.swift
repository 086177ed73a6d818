import Foundation
import PhraseCoverage

/// Runs the sentences of corpora in one language, several at once.
struct CoverageRun: Sendable {
  /// How many sentences a task takes.
  static let batchSize = 64

  let understand: SentenceUnderstanding
  let locale: String
  let known: Set<String>
  /// How many slips of each kind are tried.
  let noise: Int
  let noiseMaker: NoiseMaker

  /// What became of the sentences, in their order.
  ///
  /// - Parameters:
  ///   - corpora: The sentences.
  ///   - progress: Told how many of how many are done.
  /// - Returns: A record for each sentence.
  func records(
    of corpora: [CoverageCorpus],
    progress: @escaping @Sendable (Int, Int) -> Void
  ) async -> [CoverageRecord] {
    let all = corpora.flatMap { corpus in
      corpus.entries.map { (corpus: corpus.withoutEntries, entry: $0) }
    }
    let batches = stride(from: 0, to: all.count, by: Self.batchSize).map {
      Array(all[$0..<min(all.count, $0 + Self.batchSize)])
    }
    var found = [[CoverageRecord]](repeating: [], count: batches.count)
    var next = 0
    var done = 0
    await withTaskGroup(of: (Int, [CoverageRecord]).self) { group in
      func add() {
        guard next < batches.count else { return }
        let number = next
        let batch = batches[number]
        next += 1
        group.addTask {
          var records: [CoverageRecord] = []
          for (corpus, entry) in batch { records.append(await record(of: entry, in: corpus)) }
          return (number, records)
        }
      }
      for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { add() }
      for await (number, records) in group {
        found[number] = records
        done += records.count
        progress(done, all.count)
        add()
      }
    }
    return found.flatMap(\.self)
  }

  private func record(
    of entry: CoverageCorpus.Entry,
    in corpus: CoverageCorpus
  ) async -> CoverageRecord {
    let utterance = entry.testCase.utterance
    var record = CoverageRecord(
      await understand(utterance),
      of: entry,
      in: corpus,
      locale: locale,
      isKnownFailure: known.contains(utterance)
    )
    if noise > 0, record.verdict == .passed, let intent = entry.testCase.intent {
      record.noise = await count(of: entry, meaning: intent, in: corpus)
    }
    return record
  }

  private func count(
    of entry: CoverageCorpus.Entry,
    meaning intent: String,
    in corpus: CoverageCorpus
  ) async -> NoiseCount {
    var count = NoiseCount()
    for variant in noiseMaker.variants(of: entry.testCase.utterance, count: noise) {
      let record = CoverageRecord(
        await understand(variant),
        of: entry,
        in: corpus,
        locale: locale,
        isKnownFailure: false
      )
      count.tried += 1
      if record.verdict == .passed {
        count.survived += 1
      } else if record.verdict == .wrongIntent, let found = record.found {
        count.confused[found.intent, default: 0] += 1
      }
    }
    return count
  }
}

extension CoverageCorpus {
  /// The corpus's name and language alone.
  fileprivate var withoutEntries: CoverageCorpus {
    CoverageCorpus(file: file, locale: locale)
  }
}
