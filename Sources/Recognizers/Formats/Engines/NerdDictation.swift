/// nerd-dictation: text that grows without lines and is taken back with backspaces.
struct NerdDictation: RecognizerFormat {
  static let format = InputFormat.nerdDictation

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .line(let line), .pending(let line):
      guard context.isCurrent || line.hadBackspaces && !line.isBlank else { return nil }
      if line.isBlank { return [] }
      return [.final(RecognizedUtterance(text: line.text, isMarkedFinal: false))]
    default: return nil
    }
  }
}
