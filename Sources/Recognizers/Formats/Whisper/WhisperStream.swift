/// `whisper-stream`: one line that is wiped and drawn again with every step, until it ends.
struct WhisperStream: RecognizerFormat {
  static let format = InputFormat.whisperStream
  static let invents = true

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .redraw(let line):
      guard context.isCurrent || line.wasWiped else { return nil }
      let text = SpeechText.cleaned(line.text)
      return text.isEmpty ? [] : [.partial(text)]
    case .line(let line):
      if line.text.hasPrefix("[Start speaking]") { return [] }
      if context.isCurrent, line.isBlank { return [] }
      guard line.wasWiped || context.isCurrent && (line.wasRedrawn || context.isNamed) else {
        return nil
      }
      // A line that breaks off was never finished: the program fell over in the middle of it.
      if line.isOpen { return [.partial(SpeechText.cleaned(line.text))] }
      return [.final(RecognizedUtterance(text: line.text, isCut: line.wasCut))]
    default: return nil
    }
  }
}
