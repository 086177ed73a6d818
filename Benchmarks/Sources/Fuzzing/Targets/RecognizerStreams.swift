import Recognizers

/// Recognisers' output in every format, spoilt.
///
/// Each input is read whole and in two pieces, which must say the same; then two good lines follow, of which
/// the second must be heard, whatever came before.
struct RecognizerStreams: FuzzTarget {
  static let name = "recognisers"
  private let mutation = Mutation(
    samples: Mutation.files(in: "../Tests/RecognizersTests/Fixtures") { !$0.hasSuffix(".events") }
      + Mutation.files(in: "Findings/recognisers"),
    pieces: [
      "{", "}", "[", "]", "<", ">", "\"", ",", ":", "\\", "\n", "\r", "\u{8}", "\u{1B}", " ", "-",
      "{\"text\":", "{\"result\":[", "{\"a\":\n", "[{\"", "\u{1B}[2K", "-1e999", "1e308",
      "\u{FEFF}",
      "00:00:00,000 --> 99:99:99,999\n", "99999999999999999999", "\"data_length\":9", "WEBVTT\n",
    ]
  )

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    let isNamed = Int.random(in: 0..<4, using: &random) == 0
    let format = isNamed ? InputFormat.allCases.randomElement(using: &random) ?? .auto : .auto
    let cut = Int.random(in: 0...input.count, using: &random)
    var whole = RecognizerReader(format: format)
    let events = whole.read(input) + whole.finish()
    var pieces = RecognizerReader(format: format)
    let parts = pieces.read(input[..<cut]) + pieces.read(input[cut...]) + pieces.finish()
    guard events == parts else { return "the pieces matter, cut at \(cut), as \(format)" }
    guard format == .auto, !Self.mayHide(input) else { return nil }
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
}
