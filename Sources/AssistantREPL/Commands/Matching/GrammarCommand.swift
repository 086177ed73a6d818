import AssistantKit
import Recognizers
import SpokenLanguage

/// Writes what a recogniser needs to expect the apps' sentences, and tells what that covers.
struct GrammarCommand: Sendable {
  let session: Session

  func run() async throws -> ExitCode {
    guard let name = session.arguments.value(of: .format),
      let format = GrammarFormat(rawValue: name)
    else { throw UsageError.missingFormat }
    let dictionary = try session.arguments.value(of: .dictionary).map { path in
      PronunciationDictionary(text: try InputText.contents(of: path))
    }
    let service = session.arguments.value(of: .service).flatMap(HintService.init)
    let console = session.console
    let audible = AudibleCatalog(
      apps: session.apps,
      settings: session.settings,
      limit: session.arguments.value(of: .limit).flatMap(Int.init) ?? AudibleCatalog.usualLimit,
      wakeWords: session.arguments.values(of: .wakeWord)
    ) { console.diagnose($0, kind: .warning) }
    let writer = GrammarWriter(
      catalog: await audible.catalog(from: session.catalog),
      language: session.settings.language,
      dictionary: dictionary,
      service: service ?? .google,
      background: session.settings.language.everydayTalk,
      courtesies: Courtesies(of: session.settings.language)
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
  /// What the grammar covers, which words may be unknown, and what had to be left out.
  fileprivate func lines(isVerbose: Bool) -> [String] {
    let sentences = sentenceCount == .max ? "countless sentences" : "\(sentenceCount) sentences"
    var lines = [
      "\(sentences) of \(phraseCount) phrases with \(valueCount) values and \(wordCount) words; "
        + "\(entryCount) entries written"
    ]
    if unlistedCount > 0 {
      lines.append(
        "\(unlistedCount) sentences are not listed, since they are too many; each phrase and each value "
          + "is in one that is"
      )
    }
    let missing = unknownWordCount - spelledWords.count - unpronouncedWords.count
    if !spelledWords.isEmpty {
      lines.append(
        "not in the dictionary, read as CMUdict or its rules say: "
          + examples(spelledWords, isVerbose)
      )
    }
    if !unpronouncedWords.isEmpty {
      lines.append(
        "not in the dictionary, and no rule spells them: " + examples(unpronouncedWords, isVerbose)
      )
    }
    if missing > 0 { lines.append("and \(missing) more words that are not in the dictionary") }
    for reason in Reason.allCases {
      let texts = leftOut.filter { $0.reason == reason }.map { "'\($0.text)'" }
      if !texts.isEmpty {
        lines.append("left out, since \(reason): " + examples(texts, isVerbose))
      }
    }
    if leftOutCount > leftOut.count {
      lines.append("and \(leftOutCount - leftOut.count) more were left out")
    }
    return lines
  }

  private func examples(_ texts: [String], _ isVerbose: Bool) -> String {
    let shown = isVerbose ? texts[...] : texts.prefix(5)
    let rest = texts.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
