import Foundation
import Recognizers

/// Feeds spoilt samples to the readers of recognisers' output.
///
/// Each input is read whole and in two pieces, which must say the same; then two good lines follow,
/// of which the second must be heard, whatever came before. What fails is printed and written to a file.
@main
struct FuzzReaders {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
      print("usage: FuzzReaders SAMPLES COUNT SEED")
      exit(2)
    }
    let folder = arguments[1]
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
      let cut = Int.random(in: 0...input.count, using: &random)
      if let failure = failure(of: input, as: format ?? .auto, cutAt: cut) {
        print("\(failure), cut at \(cut), as \(format ?? .auto): finding-\(number)")
        try Data(input).write(to: URL(filePath: "finding-\(number)"))
        exit(1)
      }
    }
    print("\(count) inputs read")
  }

  /// What is wrong with the reading of an input; nil where nothing is.
  private static func failure(
    of input: [UInt8],
    as format: InputFormat,
    cutAt cut: Int
  ) -> String? {
    var whole = RecognizerReader(format: format)
    let events = whole.read(input) + whole.finish()
    var pieces = RecognizerReader(format: format)
    let parts = pieces.read(input[..<cut]) + pieces.read(input[cut...]) + pieces.finish()
    guard events == parts else { return "the pieces matter" }
    guard format == .auto, !mayHide(input) else { return nil }
    var reader = RecognizerReader()
    _ = reader.read(input)
    let next =
      reader.read(Array("\n\n\nopen ulysses\n\n\nopen ulysses\n".utf8)) + reader.finish()
    let isHeard = next.contains { event in
      guard case .final(let utterance) = event else { return false }
      return utterance.text.contains("open ulysses")
    }
    return isHeard ? nil : "what follows is lost"
  }

  /// Whether an input may rightly take what follows: bytes that an event announced.
  private static func mayHide(_ input: [UInt8]) -> Bool {
    input.firstRange(of: Array("_length".utf8)) != nil
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

  private static let special = Array("{}[]<>\",:\\\n\r\u{8}\u{1B} -1".utf8)

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
