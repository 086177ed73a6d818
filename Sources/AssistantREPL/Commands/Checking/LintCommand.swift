import AppSources
import AssistantKit
import Foundation
import OrderedJSON
import PhraseLint
import PhraseMatcher

/// Checks the phrases of apps and tells what is wrong with them.
struct LintCommand: Sendable {
  let arguments: Arguments
  let apps: [App]
  let environment: [String: String]
  let console: Console

  private var page: Page {
    Page(console, environment: environment, colors: arguments.colorMode)
  }

  func run() async throws -> ExitCode {
    if let name = arguments.value(of: .explainRule) { return try explain(name) }
    let settings = try settings()
    let result = try await read(settings)
    let linter = Linter(settings: settings)
    let (misnamed, issues) = parted(result.issues)
    var findings = linter.findings(of: issues)
    findings += linter.findings(in: result.apps)
    if arguments[.fix] { findings = fix(findings) }
    guard let fresh = try withoutKnown(findings) else { return .success }
    let report = LintReport(
      findings: fresh,
      issues: issues,
      fileCount: result.fileCount,
      appCount: result.apps.count
    )
    for issue in misnamed { console.diagnose("\(issue.place): \(issue.message)", kind: .error) }
    for issue in issues where !issue.isLoss {
      console.diagnose("\(issue.place): \(issue.message)", kind: .warning)
    }
    if !result.hasCompiler {
      console.diagnose(
        "no swiftc is on the path, so Swift is read by its keywords; install Swift to have it parsed",
        kind: .note
      )
    }
    write(report)
    if isMisled(result) { return .usage }
    return fresh.contains { $0.severity >= settings.failing } ? .failure : .success
  }

  /// The source trees, files and catalogue files that are checked.
  private var paths: [String] { arguments.operands + arguments.values(of: .catalog) }

  /// What is wrong with the call, since it names what cannot be read at all, and what is wrong with files.
  private func parted(
    _ issues: [SourceIssue]
  ) -> (misnamed: [SourceIssue], others: [SourceIssue]) {
    func isMisnamed(_ issue: SourceIssue) -> Bool {
      issue.isLoss && issue.place.line == 0 && paths.contains(issue.place.file)
    }
    return (issues.filter(isMisnamed), issues.filter { !isMisnamed($0) })
  }

  /// Whether something that was named could not be read, or nothing is there that could be: a wrong path must
  /// not pass.
  private func isMisled(_ result: AppSourceReader.Result) -> Bool {
    if result.issues.contains(where: { $0.isLoss && paths.contains($0.place.file) }) { return true }
    let hasPhrases = result.apps.contains { !$0.shortcuts.isEmpty || !$0.phraseTables.isEmpty }
    // What is lost is a finding, which does not pass either.
    guard !paths.isEmpty, !hasPhrases, !result.issues.contains(where: \.isLoss) else {
      return false
    }
    let missing = result.fileCount == 0 ? "no file that phrases are read from is" : "no phrases are"
    console.diagnose(
      "\(missing) in \(paths.map { "'\($0)'" }.joined(separator: ", ")); "
        + "name the folder of an app's sources",
      kind: .error
    )
    return true
  }

  private func read(_ settings: LintSettings) async throws -> AppSourceReader.Result {
    let loading = SourceLoading(arguments: arguments, environment: environment, console: console)
    guard paths.isEmpty else {
      return try loading.read(paths, collectsMistakes: true, isExcluded: settings.excludes)
    }
    let session = try await Session.start(
      arguments,
      apps: apps,
      environment: environment,
      console: console
    )
    return AppSourceReader.Result(
      apps: session.catalog.apps.map { AppSource($0, file: $0.name) },
      issues: [],
      fileCount: 0,
      hasCompiler: true
    )
  }

  private func write(_ report: LintReport) {
    switch LintFormat(rawValue: arguments.value(of: .format) ?? "text") ?? .text {
    case .text:
      // A file's name may hold a line break; a finding is a line all the same.
      for finding in report.findings { page.tell(finding.line) }
      page.tell(report.summary)
    case .json: console.writeLine(report.json.text)
    case .github: console.write(TerminalText.sanitized(report.github, lineBreaks: .kept))
    case .sarif: console.writeLine(report.sarif(version: AssistantCommand.version).prettyText)
    }
  }

  private func explain(_ name: String) throws -> ExitCode {
    if name == "all" {
      let rules = LintRules.all.map(\.description)
      let width = rules.map(\.identifier.count).max() ?? 0
      let rows = rules.map { rule in
        (
          left: DisplayWidth.padded(rule.identifier, toColumns: width) + "  "
            + rule.severity.rawValue,
          right: rule.summary
        )
      }
      page.show(TextLayout(columns: page.columns ?? .max / 4).rows(rows, width: width + 11))
      return .success
    }
    guard let rule = LintRules.rule(name) else {
      throw UsageError.unknownRule(name, known: LintRules.all.map(\.description.identifier))
    }
    let text = rule.description.text
    if let columns = page.columns {
      let layout = TextLayout(columns: min(columns, HelpText.usualColumns))
      page.show(Array(layout.paragraphs(text).dropLast()))
    } else {
      console.write(text)
    }
    return .success
  }

  /// The settings that were named, or those in the first folder that is checked.
  private func settings() throws -> LintSettings {
    if let path = arguments.value(of: .settings) {
      return try LintSettings(InputText.contents(of: path), file: path)
    }
    let folder = arguments.operands.first.map { URL(filePath: $0) } ?? URL(filePath: ".")
    let path = folder.appending(path: ".assistant-lint").path
    guard FileManager.default.fileExists(atPath: path) else { return LintSettings() }
    return try LintSettings(InputText.contents(of: path), file: path)
  }

  private func fix(_ findings: [LintFinding]) -> [LintFinding] {
    let result = LintFixer().apply(findings)
    for issue in result.issues {
      console.diagnose("\(issue.place): \(issue.message)", kind: .warning)
    }
    let count = result.fixed.count
    console.diagnose(
      "\(count) \(count == 1 ? "finding was" : "findings were") put right",
      kind: .note
    )
    return findings.filter { !result.fixed.contains($0) }
  }

  /// The findings that the baseline does not know; nil after it was written.
  private func withoutKnown(_ findings: [LintFinding]) throws -> [LintFinding]? {
    guard let path = arguments.value(of: .baseline) else { return findings }
    guard FileManager.default.fileExists(atPath: path) else {
      do {
        try Data(LintBaseline(findings).text.utf8).write(to: URL(filePath: path))
      } catch {
        throw InputFailure(message: "\(path): the file cannot be written (\(error.reason))")
      }
      let kept = findings.count == 1 ? "1 finding is" : "\(findings.count) findings are"
      console.diagnose("\(path): \(kept) kept, to be left out from now on", kind: .note)
      return nil
    }
    let (fresh, known, gone) = LintBaseline(try InputText.contents(of: path)).fresh(among: findings)
    if known > 0 || gone > 0 {
      let left = known == 1 ? "1 known finding is" : "\(known) known findings are"
      let lost =
        gone == 0
        ? "" : "; \(gone) \(gone == 1 ? "is" : "are") gone, remove the file to write it anew"
      console.diagnose("\(path): \(left) left out\(lost)", kind: .note)
    }
    return fresh
  }
}
