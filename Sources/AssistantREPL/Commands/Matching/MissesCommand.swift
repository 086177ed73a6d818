import AssistantKit
import OrderedJSON

/// Lists what was not understood lately, grouped, with aliases that would have helped.
struct MissesCommand: Sendable {
  let session: Session

  func run() throws -> ExitCode {
    let log = MissLog(environment: session.environment)
    if session.arguments[.forget] {
      try log?.forget()
      return .success
    }
    let settings = session.settings
    let report = MissReport(
      (log?.load() ?? []).filter {
        Locales.language(of: $0.locale) == Locales.language(of: settings.locale)
      },
      catalog: session.catalog,
      language: settings.language
    )
    if session.arguments[.json] {
      for value in report.json { session.console.writeLine(value.text) }
    } else {
      session.page.show(report.lines(settings.messages))
    }
    return .success
  }
}
