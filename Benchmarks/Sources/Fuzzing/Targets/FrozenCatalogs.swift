import Foundation
import PhraseMatcher
import SpokenLanguage

/// Frozen catalogues with damage; they are refused, at once or when they are asked, or answer as if there were none.
struct FrozenCatalogs: FuzzTarget {
  static let name = "frozen"
  private let sample: [UInt8]
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "fuzzed-\(ProcessInfo.processInfo.processIdentifier).frozen").path

  init() {
    let catalog = PhraseCatalog(apps: [UtteranceCatalog.app("en")])
    let matcher = try? PhraseMatcher(catalog, language: Languages.language(for: "en"))
    sample = matcher.flatMap { try? FrozenCatalog.bytes(of: $0) } ?? []
  }

  func input(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = sample
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      // Most damage is done among the rows; the header is small and refuses nearly all of it.
      let start = Int.random(in: 0..<20, using: &random) == 0 ? 0 : 128
      let place = Int.random(in: start..<bytes.count * 3 / 4, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...8, using: &random))
      let fill = [0, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
      for place in place..<end { bytes[place] = fill ?? 0 }
    }
    if Int.random(in: 0..<50, using: &random) == 0 {
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
    }
    return bytes
  }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    guard (try? Data(input).write(to: URL(filePath: path))) != nil else { return "no room" }
    defer { unlink(path) }
    guard let matcher = try? FrozenCatalog.open(path, checking: .whatIsUsed) else { return nil }
    for _ in 0..<4 {
      let piece = UtteranceCatalog.pieces.randomElement(using: &random) ?? ""
      let said =
        ["open dune in library", "opne the hobit", "rate emma with 5 stars", "open \(piece)"]
        .randomElement(using: &random) ?? ""
      _ = matcher.understand(said)
      _ = matcher.exactMatch(of: said).map { matcher.values(of: $0) }
      _ = matcher.completions(of: said, limit: 5)
    }
    _ = matcher.catalog
    return nil
  }
}
