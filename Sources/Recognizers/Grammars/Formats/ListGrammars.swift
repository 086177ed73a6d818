import OrderedJSON
import SpokenLanguage

/// Writes sentences, as a list and as Vosk's phrases.
enum ListGrammars {
  static func writeList(
    _ model: SentenceModel,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    report.unlistedCount = SentenceCover(model: model).forEach(
      sentenceCount: report.sentenceCount
    ) { sentence in
      output.line(SpeechText.spaced(sentence))
      report.entryCount += 1
    }
  }

  /// Vosk makes a bigram model of the phrases, and `[unk]` takes what is none of them.
  static func writeVosk(
    _ model: SentenceModel,
    _ spoken: SpokenWords,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    output.line("[")
    // A place that is filled with nothing would make a sentence of its own.
    let speakable = model.keepingValues { spoken.words(in: $0)?.isEmpty == false }
    let cover = SentenceCover(model: speakable)
    report.unlistedCount = cover.forEach(sentenceCount: speakable.sentenceCount) { sentence in
      guard let words = spoken.words(in: sentence), !words.isEmpty else {
        report.leaveOut(sentence, .number)
        return
      }
      output.line("  " + JSON(words.joined(separator: " ")).text + ",")
      report.entryCount += 1
    }
    output.line("  \"[unk]\"\n]")
  }
}
