import AssistantKit
import Foundation
import LibraryShortcuts
import PhraseCoverage
import PhraseMatcher
import SpokenLanguage
import Testing

extension LibraryTests {
  /// What people say in each language, each a corpus in `Coverage`.
  @Suite struct Coverage {
    @Test(arguments: Languages.all.map(\.code))
    func `what people say is understood`(locale: String) async throws {
      let folder = try await LibraryFolder.withLibrary()
      let launch = App.Launch(
        dataDirectory: URL(fileURLWithPath: folder.path),
        locale: locale
      )
      let app = try await LibraryVisit.app.launched(launch) { _ in }
      let catalog = PhraseCatalog(apps: [await app.catalog(deadline: .seconds(86_400)) { _ in }])
      let settings = AssistantSettings(locale: locale, queryDeadline: .seconds(86_400))
      let interpreter = Interpreter(
        index: SentenceIndex(try PhraseMatcher(catalog, language: settings.language)),
        apps: [app],
        settings: settings,
        warn: { _ in }
      )
      let report = await CoverageReport([try corpus(locale)], catalog: catalog) {
        await interpreter.understand($0)
      }
      #expect(report.isSuccess, "\(report.text)")
      #expect(report.unexercisedPhrases.isEmpty)
    }

    private func corpus(_ locale: String) throws -> CoverageCorpus {
      let file = Bundle.module.bundleURL.appendingPathComponent("Coverage/\(locale).tsv")
      let text = try String(contentsOf: file, encoding: .utf8)
      return try CoverageCorpus.parse(text, file: file.lastPathComponent)
    }
  }
}
