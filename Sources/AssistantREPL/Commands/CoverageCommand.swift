import AssistantKit
import PhraseCoverage

/// Runs test sentences and tells which of them fall short.
///
/// A corpus that names its locale is run in that locale, so one call can cover every language.
struct CoverageCommand: Sendable {
  let arguments: Arguments
  let apps: [App]
  let environment: [String: String]
  let console: Console

  func run() async throws -> ExitCode {
    let corpora = try arguments.operands.map(corpus)
    let known = try knownFailures()
    let said = Set(corpora.flatMap { $0.entries.map(\.testCase.utterance) })
    var stray = known.subtracting(said)
    let standard = arguments.value(of: .locale) ?? Locales.preferred(in: environment)
    let byLocale = Dictionary(grouping: corpora) { $0.locale ?? standard }
    var isSuccess = true
    for (locale, corpora) in byLocale.sorted(by: { $0.key < $1.key }) {
      let here = Set(corpora.flatMap { $0.entries.map(\.testCase.utterance) })
      let report = try await report(
        on: corpora,
        locale: locale,
        knownFailures: known.intersection(here).union(stray)
      )
      stray = []
      if byLocale.count > 1 { console.writeLine("[\(locale)]") }
      console.write(TerminalText.sanitized(report.text, lineBreaks: .kept))
      if !report.isSuccess { isSuccess = false }
    }
    return isSuccess ? .success : .failure
  }

  private func report(
    on corpora: [CoverageCorpus],
    locale: String,
    knownFailures: Set<String>
  ) async throws -> CoverageReport {
    let session = try await Session.start(
      arguments,
      apps: apps,
      environment: environment,
      console: console,
      locale: locale
    )
    let interpreter = session.interpreter
    let messages = session.settings.messages
    let watch = UnderstandingWatch()
    defer { watch.leave() }
    return await CoverageReport(
      corpora,
      catalog: session.catalog,
      knownFailures: knownFailures
    ) { utterance in
      watch.begin(messages.failedItself(on: utterance))
      defer { watch.end() }
      return await interpreter.understand(utterance)
    }
  }

  private func corpus(_ path: String) throws -> CoverageCorpus {
    try CoverageCorpus.parse(InputText.contents(of: path), file: path)
  }

  private func knownFailures() throws -> Set<String> {
    guard let path = arguments.value(of: .knownFailures) else { return [] }
    return CoverageCorpus.knownFailures(in: try InputText.contents(of: path))
  }
}
