import AppSources
import AssistantKit
import PhraseCoverage
import PhraseLint
import PhraseMatcher

/// Proposes test sentences: every phrase with some of its values.
struct CorpusCommand: Sendable {
  let arguments: Arguments
  let apps: [App]
  let environment: [String: String]
  let console: Console

  func run() async throws -> ExitCode {
    guard arguments[.generate] else { throw UsageError.missingGenerate }
    let limit = arguments.value(of: .limit).flatMap(Int.init) ?? 3
    let seed = arguments.value(of: .seed).flatMap(UInt64.init) ?? 1
    for catalog in try await catalogs() {
      let proposal = CorpusProposal(catalog, limit: limit, seed: seed)
      for line in proposal.lines {
        console.writeLine(TerminalText.sanitized(line, tabs: .kept))
        guard console.isOpen else { return .success }
      }
    }
    return .success
  }

  /// What can be said, a catalogue for each language.
  private func catalogs() async throws -> [PhraseCatalog] {
    let paths = arguments.operands.filter {
      SourceLoading.isSource($0) || SourceLoading.isCatalogFile($0)
    }
    guard !paths.isEmpty else {
      if let path = arguments.operands.first {
        throw InputFailure(
          message: "\(path): there is no such source tree or file; name one that exists"
        )
      }
      let session = try await Session.start(
        arguments,
        apps: apps,
        environment: environment,
        console: console
      )
      return [session.catalog]
    }
    let loading = SourceLoading(arguments: arguments, environment: environment, console: console)
    let result = try loading.read(paths)
    for issue in result.issues {
      console.diagnose("\(issue.place): \(issue.message)", kind: .warning)
    }
    let asked = arguments.value(of: .locale)
    return result.apps.flatMap { source in
      let app = LintedApp(source)
      return app.languages.filter { asked == nil || $0 == asked }
        .map { PhraseCatalog(apps: [app.catalog(in: $0)]) }
    }
  }
}
