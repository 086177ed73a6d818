import OrderedJSON

/// Servers of Kaldi's GStreamer plug-in: a status, and hypotheses that are final or not.
struct KaldiServerResults: RecognizerFormat {
  static let format = InputFormat.kaldi

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .value(let value, _) = piece, let status = value["status"]?.int else { return nil }
    guard let result = value["result"] else {
      guard context.isCurrent else { return nil }
      let reason = value["message"]?.string ?? "status \(status)"
      return status == 0 ? [] : [.problem(.failed(reason))]
    }
    guard let hypotheses = result["hypotheses"]?.array else { return nil }
    let text = SpeechText.spaced(hypotheses.first?["transcript"]?.string ?? "")
    guard result["final"]?.bool == true else { return text.isEmpty ? [] : [.partial(text)] }
    let isLikely = hypotheses.first?["confidence"] != nil
    let start = value["segment-start"]?.lenientDouble
    let length = value["segment-length"]?.lenientDouble
    return [
      .final(
        RecognizedUtterance(
          text: text,
          alternatives: Hypotheses.read(
            hypotheses,
            text: "transcript",
            score: isLikely ? "confidence" : "likelihood",
            isProbability: isLikely
          ),
          start: start,
          end: start.flatMap { start in length.map { start + $0 } }
        )
      )
    ]
  }
}
