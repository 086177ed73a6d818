import Foundation
import SpokenLanguage

/// Learns which words and pairs of words speak for a sentence that asks for something, and measures what that is worth on
/// writers it was not learnt from.
///
///     swift run -c release Requests [--write]
///
/// A folder of `Requests` is a language, a file in it what one writer wrote, for other apps than the other writers. With
/// `--write` the numbers are written into the sources.
@main struct Requests {
  private static let learnt = "../Sources/RequestWeights/requests.bin"
  /// How often it is left out of learning what some writers wrote.
  private static let folds = 7
  /// Shares of the sentences that ask for nothing for which something may be done.
  private static let errors = [0.01, 0.02, 0.05]

  static func main() throws {
    var models: [(code: String, model: RequestRegression)] = []
    let folders = try FileManager.default.contentsOfDirectory(atPath: "Requests").sorted()
    for code in folders where Languages.hasPack(for: code) {
      let language = Languages.language(for: code)
      let writers = try writers(of: code, in: language)
      let all = writers.joined()
      print(
        "\(code): \(writers.count) writers, \(all.count) sentences, \(all.count(where: \.asks)) ask"
      )
      for third in 1...3 {
        report("  from \(third) of 3 sentences", leavingOut(writers, learningFrom: third))
      }
      models.append((code: code, model: RequestRegression(Array(all))))
    }
    if CommandLine.arguments.contains("--write") {
      try Data(file(models)).write(to: URL(fileURLWithPath: learnt))
    }
  }

  private static func writers(
    of code: String,
    in language: any Language
  ) throws -> [[RequestSentence]] {
    let files = try FileManager.default.contentsOfDirectory(atPath: "Requests/\(code)").sorted()
    return try files.filter { $0.hasSuffix(".tsv") }.map { file in
      try String(contentsOfFile: "Requests/\(code)/\(file)", encoding: .utf8).split(separator: "\n")
        .compactMap { RequestSentence(parsing: $0, in: language) }
    }
  }

  /// Every sentence with what others' sentences make of it.
  private static func leavingOut(
    _ writers: [[RequestSentence]],
    learningFrom thirds: Int
  ) -> [(asks: Bool, logOdds: Double)] {
    (0..<folds).flatMap { fold in
      let others = writers.indices.filter { $0 % folds != fold }.flatMap { writers[$0] }
      let part = others.enumerated().filter { $0.offset % 3 < thirds }.map(\.element)
      let model = RequestRegression(part)
      return writers.indices.filter { $0 % folds == fold }.flatMap { writers[$0] }
        .map { (asks: $0.asks, logOdds: model.logOdds(of: $0.features)) }
    }
  }

  private static func report(_ title: String, _ found: [(asks: Bool, logOdds: Double)]) {
    let right = found.count { $0.asks == ($0.logOdds > 0) }
    let loss = found.reduce(0) { $0 + log1p(exp($1.asks ? -$1.logOdds : $1.logOdds)) }
    var line = "\(title): right \(percent(right, found.count))"
    line += ", mean loss \((loss / Double(found.count) * 1000).rounded() / 1000)"
    let others = found.filter { !$0.asks }.map(\.logOdds).sorted(by: >)
    let asking = found.filter(\.asks)
    for error in errors {
      let least = others[Int(error * Double(others.count))]
      let told = asking.count { $0.logOdds > least }
      line += "; \(percent(told, asking.count)) at \(Int(error * 100)) % wrong"
    }
    print(line)
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    "\((1000 * Double(part) / Double(max(1, whole))).rounded() / 10) %"
  }

  /// The file that `RequestModel` reads.
  private static func file(_ models: [(code: String, model: RequestRegression)]) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func byte(_ weight: Double) -> Int8 {
      Int8(max(-127, min(127, (weight * RequestModel.steps).rounded())))
    }
    var file = bytes(UInt32(models.count))
    for (code, model) in models {
      let learnt = model.learnt.map { (feature: $0.feature, weight: byte($0.weight)) }
        .filter { $0.weight != 0 }.sorted { $0.feature < $1.feature }
      file += (Array(code.utf8) + Array(repeating: 0, count: 8)).prefix(8)
      file += bytes(UInt32(learnt.count))
      file += learnt.flatMap { bytes($0.feature) }
      file += learnt.map { UInt8(bitPattern: $0.weight) }
    }
    return file
  }
}
