import OrderedJSON

/// Manifests of NVIDIA NeMo with what was recognised.
struct NeMoManifest: RecognizerFormat {
  static let format = InputFormat.nemo

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece, let text = value["pred_text"]?.string else {
      return nil
    }
    let start = value["offset"]?.lenientDouble
    let length = value["duration"]?.lenientDouble
    return [
      .final(
        RecognizedUtterance(
          text: text,
          start: start,
          end: length.map { (start ?? 0) + $0 },
          speaker: value["speaker"]?.string
        )
      )
    ]
  }
}
