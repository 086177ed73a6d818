import Foundation
import Recognizers

/// Feeds spoilt samples to the reader; a crash names the seed that was printed last.
enum Fuzz {
  /// Reads spoilt samples, each whole and in pieces, and compares.
  ///
  /// - Parameters:
  ///   - folder: The folder of the samples.
  ///   - count: How many inputs to read.
  ///   - seed: Where to begin.
  /// - Throws: What keeps the samples from being read.
  static func run(folder: String, count: Int, seed: UInt64) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let samples = try names.filter { !$0.hasSuffix(".events") }.map { name in
      Array(try Data(contentsOf: URL(filePath: folder + "/" + name)).prefix(1_500))
    }
    var random = Random(state: seed)
    for number in 0..<count {
      if number % 100_000 == 0 {
        print("input \(number), state \(random.state)")
        fflush(nil)
      }
      let input = spoilt(samples, using: &random)
      let format = number % 4 == 0 ? InputFormat.allCases.randomElement(using: &random) : nil
      var whole = RecognizerReader(format: format ?? .auto)
      let events = whole.read(input) + whole.finish()
      var pieces = RecognizerReader(format: format ?? .auto)
      let cut = Int.random(in: 0...input.count, using: &random)
      let parts =
        pieces.read(input[..<cut]) + pieces.read(input[cut...]) + pieces.finish()
      guard events == parts else {
        print("the pieces matter: cut at \(cut), \(format?.rawValue ?? "auto"): \(input)")
        exit(1)
      }
    }
    print("\(count) inputs read")
  }

  private static func spoilt(_ samples: [[UInt8]], using random: inout Random) -> [UInt8] {
    var bytes = samples.randomElement(using: &random) ?? []
    let start = Int.random(in: 0...bytes.count, using: &random)
    bytes = Array(bytes[(start / 2)...].prefix(Int.random(in: 1...400, using: &random)))
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3:
        let other = samples.randomElement(using: &random) ?? []
        let from = Int.random(in: 0...other.count, using: &random)
        bytes.insert(contentsOf: other[from...].prefix(60), at: place)
      default:
        bytes.insert(special.randomElement(using: &random) ?? 0, at: place)
      }
    }
    return bytes
  }

  private static let special = Array("{}[]\",:\\\n\r\u{8}\u{1B} -1".utf8)

  /// A small repeatable source: SplitMix64.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed &>> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed &>> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed &>> 31)
    }
  }
}
