import AppSources
import Foundation
import PhraseLint
import Testing

/// An app of two targets in five languages, with mistakes planted in it.
@Suite struct InventedAppTests {
  private static let fixtures = Bundle.module.resourceURL?.appending(path: "Fixtures").path ?? ""

  private func lines(environment: [String: String]) -> [String] {
    let folder = Self.fixtures + "/Tidewater"
    let result = AppSourceReader(environment: environment, cacheFolder: nil).read([folder])
    var findings: [LintFinding] = []
    for app in result.apps { findings += Linter().findings(in: app) }
    let report = LintReport(
      findings: findings,
      issues: result.issues,
      fileCount: result.fileCount,
      appCount: result.apps.count
    )
    return report.lines.replacing(folder + "/", with: "").split(separator: "\n").map(String.init)
  }

  private func expected() throws -> [String] {
    let text = try String(contentsOfFile: Self.fixtures + "/Tidewater.txt", encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `what was planted is found, and nothing else`() throws {
    #expect(lines(environment: ProcessInfo.processInfo.environment) == (try expected()))
  }

  @Test func `the same is found where no compiler is installed`() throws {
    #expect(lines(environment: [:]) == (try expected()))
  }
}
