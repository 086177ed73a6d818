import TestSupport

/// Spoils samples, to see what readers make of them.
enum Mutation {
  static func mutated(_ samples: [[UInt8]], using random: inout SplitMix64) -> [UInt8] {
    var bytes = samples.randomElement(using: &random) ?? []
    let other = samples.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...30, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes.insert(contentsOf: other.prefix(60), at: place)
      case 4: bytes.insert(special.randomElement(using: &random) ?? 0, at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  private static let special = Array("{}[]\",:\\\n\r\u{8}\u{1B} -1".utf8)

  /// Whether a stream may rightly take the lines after it: bytes that an event announced, and tables
  /// and blocks that have not ended.
  static func mayHide(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("_length")
  }
}
