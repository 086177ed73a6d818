extension EditSession {
  /// What is to be seen now.
  var frame: LineFrame {
    var frame = LineFrame(
      prompt: prompt,
      before: String(buffer.before),
      after: String(buffer.after)
    )
    switch mode {
    case .editing:
      frame.suggestion = suggestion?.rest ?? ""
    case .browsing:
      break
    case .completing(_, let candidates, let choice):
      frame.hints = candidates
      frame.selectedHint = choice
    case .searching(_, let query, _):
      frame.prompt = "\(searchLabel) “\(query)”: "
    }
    return frame
  }

  /// What stays on the screen when the line is done.
  var finalFrame: LineFrame {
    LineFrame(prompt: prompt, before: buffer.text)
  }
}
