import Foundation

/// Spoils samples: takes pieces out, puts others in, doubles and cuts.
struct Mutation {
  let samples: [[UInt8]]
  /// Pieces that mean something to the reader.
  let pieces: [[UInt8]]
  let longest: Int

  init(samples: [[UInt8]], pieces: [String], longest: Int = 400) {
    self.samples = samples
    self.pieces = pieces.map { Array($0.utf8) }
    self.longest = longest
  }

  func spoilt(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = samples.randomElement(using: &random) ?? []
    let start = Int.random(in: 0...bytes.count, using: &random)
    bytes = Array(bytes[(start / 2)...].prefix(Int.random(in: 1...longest, using: &random)))
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3:
        let other = samples.randomElement(using: &random) ?? []
        let from = Int.random(in: 0...other.count, using: &random)
        bytes.insert(contentsOf: other[from...].prefix(60), at: place)
      case 4 where Int.random(in: 0..<8, using: &random) == 0:
        let piece = pieces.randomElement(using: &random) ?? []
        let times = Int.random(in: 2...300, using: &random)
        bytes.insert(contentsOf: Array(repeatElement(piece, count: times).joined()), at: place)
      default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      }
    }
    return bytes
  }

  /// The names of a folder's files, seen from the folder of the benchmarks.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The files of a folder, seen from the folder of the benchmarks.
  static func files(in folder: String, where isTaken: (String) -> Bool = { _ in true }) -> [[UInt8]]
  {
    names(in: folder).filter(isTaken).compactMap { name in
      (try? Data(contentsOf: URL(filePath: folder + "/" + name))).map { Array($0.prefix(4_000)) }
    }
  }
}
