import PhraseMatcher
import SpokenLanguage

/// The parts between the boundaries of a sentence, each with its own readings.
extension SentenceDivider {
  /// How much worse an intent that is asked for with questions may fit a question.
  private static let questionMargin = 1.5
  /// How much worse a reading may be of which no word is left over: less than one word costs.
  private static let wholeMargin = 1.0

  /// A part of the sentence with its own readings.
  struct Part {
    var tokens: Range<Int>
    var kind: Boundary.Kind
    var readings: [FrameReading]
    var act: SpeechActReader.Finding

    /// Whether an intent is asked for by a verb or word of its own.
    var isAskedFor: Bool { readings.first?.isAskedFor == true }

    /// Whether values alone say what is wanted ("I've read Dune").
    var states: Bool {
      readings.first.map { $0.values.count { $0.value.isName || $0.value.isNumber } > 1 } == true
    }

    /// Whether a verb is said, be it one that asks for many things.
    var hasVerb: Bool { readings.first.map { $0.hasVerb || $0.hasLightVerb } == true }
  }
  /// A part of the sentence; what it was read as before is not read again.
  func part(
    _ tokens: Range<Int>,
    _ kind: Boundary.Kind,
    _ known: inout [Range<Int>: Part]
  ) -> Part {
    var part = known[tokens] ?? read(tokens)
    known[tokens] = part
    part.kind = kind
    return part
  }

  private func read(_ tokens: Range<Int>) -> Part {
    var readings = readings(of: tokens)
    let act = act(of: tokens, readings.first)
    if act.act == .question {
      // Nothing is changed by asking what there is, and of two intents for the same words a question is for
      // the one that is asked with questions.
      prefer({ lexicon.entries[$0.frame].effect == .shows }, in: &readings)
      prefer({ lexicon.entries[$0.frame].isQuestion }, in: &readings)
    }
    return Part(tokens: tokens, kind: .joint, readings: readings, act: act)
  }

  /// Takes a part that asks with its verb for a request where one was made before it with a question: the sign at the
  /// end is that one's ("could you open Dune and rate Emma four?").
  func settleRequests(_ parts: inout [Part]) {
    var isRequest = false
    for place in parts.indices {
      let part = parts[place]
      if part.kind != .joint || chart.spacing.followsStop[part.tokens.lowerBound] {
        isRequest = false
      }
      if isRequest, part.act.act == .question, part.act.tokens.isEmpty,
        chart.startsCommand[part.tokens.lowerBound]
          || part.tokens.contains(where: { chart.askingParticiples[$0] })
      {
        parts[place].act.act = .request
      }
      if part.act.act == .request { isRequest = true }
    }
  }

  /// Puts the best reading of a kind first where it fits a question hardly worse than the first.
  private func prefer(_ isMeant: (FrameReading) -> Bool, in readings: inout [FrameReading]) {
    guard let first = readings.first, let place = readings.firstIndex(where: isMeant),
      readings[place].score >= first.score - Self.questionMargin
    else { return }
    readings.insert(readings.remove(at: place), at: 0)
  }

  func readings(of tokens: Range<Int>) -> [FrameReading] {
    var readings = lexicon.frames.indices.compactMap { parser.reading(of: tokens, frame: $0) }
      .sorted { ($1.score, $0.frame) < ($0.score, $1.frame) }
    preferWhole(&readings)
    return readings
  }

  /// Puts a reading first that explains every word and names more, where the first leaves words over and is hardly
  /// likelier ("bỏ Dune vô danh sách muốn đọc" moves Dune).
  private func preferWhole(_ readings: inout [FrameReading]) {
    guard let first = readings.first, !first.unexplained.isEmpty,
      let place = readings.firstIndex(where: {
        $0.unexplained.isEmpty && !$0.values.contains { $0.value == .open || $0.value == .text }
          && $0.values.count > first.values.count && ($0.isAskedFor || $0.hasLightVerb)
      }),
      readings[place].score >= first.score - Self.wholeMargin
    else { return }
    readings.insert(readings.remove(at: place), at: 0)
  }
}
