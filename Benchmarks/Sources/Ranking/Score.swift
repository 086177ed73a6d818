/// How often what is taken for the likeliest is right.
struct Score {
  private var asking = 0
  private var silent = 0
  private var right = 0
  private var wrong = 0
  private var disturbed = 0
  private var foreign = 0
  private var overheard = 0

  /// Counts a sentence that was taken for an intent, or for nothing.
  mutating func add(_ intent: String?, of sentence: LabelledSentence) {
    let isRight = intent.map(sentence.rightIntents.contains) == true
    if sentence.isForeign {
      foreign += 1
      if intent != nil { overheard += 1 }
    } else if sentence.asksForNothing {
      silent += 1
      if intent != nil, !isRight { disturbed += 1 }
    } else {
      asking += 1
      if isRight { right += 1 } else if intent != nil { wrong += 1 }
    }
  }

  /// The shares of what asks for something, of what does not, and of what asks others.
  var line: String {
    "of \(asking) that ask: right \(percent(right, asking)), wrong \(percent(wrong, asking)); "
      + "of \(silent) that do not: taken for something \(percent(disturbed, silent)); "
      + "of \(foreign) said to other apps: \(percent(overheard, foreign))"
  }

  private func percent(_ part: Int, _ whole: Int) -> String {
    let thousandths = whole == 0 ? 0 : (1000 * part + whole / 2) / whole
    return "\(thousandths / 10).\(thousandths % 10) %"
  }
}
