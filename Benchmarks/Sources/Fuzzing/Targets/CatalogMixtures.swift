import AssistantTesting
import OrderedJSON
import PhraseMatcher
import SpokenLanguage

@testable import AssistantKit

/// Mixtures for apps of many kinds that are known as catalogues only: all that chances are learnt from and tried on.
///
/// Each answer in JSON reads back, and every range in it covers its text.
struct CatalogMixtures: FuzzTarget {
  static let name = "mixtures"

  private struct Known {
    let name: String
    let interpreter: Interpreter
    let mixtures: SentenceMixtures
  }

  private let apps: [Known]
  private let findings = Mutation.files(in: "Findings/mixtures")

  init() {
    apps = (Self.files + [nil]).flatMap { file in
      let catalogs =
        file.flatMap { try? CatalogFile.read([$0]) }.map { [$0] }
        ?? ["en", "ko", "vi"].map { PhraseCatalog(apps: [UtteranceCatalog.app($0)]) }
      return catalogs.compactMap { Self.known(file ?? "", $0) }
    }
  }

  private static var files: [String?] {
    Mutation.names(in: "Ranking").filter { $0.hasSuffix(".json") }.map { "Ranking/" + $0 }
  }

  private static func known(_ file: String, _ catalog: PhraseCatalog) -> Known? {
    let locale = catalog.apps.first?.locale ?? "en"
    let settings = AssistantSettings(locale: locale)
    guard let matcher = try? PhraseMatcher(catalog, language: settings.language) else { return nil }
    return Known(
      name: file + " " + locale,
      interpreter: Interpreter(index: SentenceIndex(matcher), apps: [], settings: settings) { _ in
      },
      mixtures: SentenceMixtures(catalog: catalog, language: settings.language)
    )
  }

  /// A line with the catalogue and its language, and what is said.
  func input(_ random: inout SplitMix64) -> [UInt8] {
    if !findings.isEmpty, Int.random(in: 0..<100, using: &random) == 0 {
      return findings.randomElement(using: &random) ?? []
    }
    guard let app = apps.randomElement(using: &random) else { return [] }
    return Array((app.name + "\n" + app.mixtures.sentence(using: &random)).utf8)
  }

  func failure(of input: [UInt8], _ random: inout SplitMix64) async -> String? {
    let text = String(decoding: input, as: UTF8.self)
    let name = text.prefix { $0 != "\n" }
    guard let app = apps.first(where: { $0.name == name }) else { return "no such catalogue" }
    let sentence = text.dropFirst(name.count + 1)
    let understanding = await app.interpreter.understand(HeardUtterance(String(sentence)))
    return Conversations.failure(of: understanding)
  }
}
