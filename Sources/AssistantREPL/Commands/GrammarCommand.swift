import AssistantKit
import Recognizers

/// Writes what a recogniser needs to expect the apps' sentences.
struct GrammarCommand: Sendable {
  let session: Session

  func run() throws -> ExitCode {
    guard let name = session.arguments.value(of: .format),
      let format = GrammarFormat(rawValue: name)
    else { throw UsageError.missingFormat }
    let dictionary = try session.arguments.value(of: .dictionary).map { path in
      PronunciationDictionary(text: try InputText.contents(of: path))
    }
    let writer = GrammarWriter(
      catalog: session.catalog,
      language: session.settings.language,
      dictionary: dictionary
    )
    do {
      let report = try writer.write(format) { session.console.write($0) }
      for line in report.lines(isVerbose: session.arguments[.verbose]) {
        session.console.diagnose(line, kind: .note)
      }
      return .success
    } catch {
      session.console.diagnose(String(describing: error))
      return .failure
    }
  }
}

extension GrammarReport {
  /// What the grammar covers, and what it had to leave out.
  fileprivate func lines(isVerbose: Bool) -> [String] {
    var lines: [String] = []
    if isVerbose {
      let sentences = sentenceCount == .max ? "countless" : String(sentenceCount)
      lines.append(
        "\(sentences) sentences, \(phraseCount) phrases, \(valueCount) values, "
          + "\(wordCount) words, \(entryCount) entries"
      )
    }
    if unknownWordCount > 0 {
      lines.append(
        "\(unknownWordCount) words are not in the dictionary"
          + examples(spelledWords + unpronouncedWords)
      )
    }
    if leftOutCount > 0 {
      lines.append("\(leftOutCount) values or phrases were left out")
      if isVerbose { lines += leftOut.map { "left out '\($0.text)': \($0.reason)" } }
    }
    return lines
  }

  private func examples(_ words: [String]) -> String {
    words.isEmpty ? "" : ", such as " + words.prefix(5).joined(separator: ", ")
  }
}
