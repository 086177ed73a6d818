import AppIntents
import Foundation
import StringCatalogs
import SpokenLanguage
import Testing

@testable import LibraryShortcuts

/// Holds the sources' texts and the string catalogue against each other.
@Suite struct LocalizableTests {
  private let tables: StringTables

  init() throws {
    tables = try LibraryVisit.localization("en").tables
  }

  @Test func `the catalogues are read without a warning and speak all languages`() {
    #expect(tables.warnings.isEmpty)
    #expect(tables.tableNames == ["AppShortcuts", "Localizable"])
    #expect(Set(tables.languages) == Set(Languages.all.map(\.code)))
  }

  @Test(arguments: Languages.all.map(\.code))
  func `no language misses a key`(locale: String) {
    #expect(tables.missingKeys(table: "Localizable", locale: locale) == [])
    #expect(tables.missingKeys(table: "AppShortcuts", locale: locale) == [])
  }

  @Test(arguments: Languages.all.map(\.code).filter { $0 != "en" })
  func `every translation takes the same values`(locale: String) throws {
    for key in tables.keys() {
      let text = try #require(tables.string(forKey: key, locale: locale))
      #expect(specifiers(in: text) == specifiers(in: key), "\(text)")
    }
  }

  @Test func `every text of the sources is in the catalogue, and nothing else is`() throws {
    let keys = Set(tables.keys().map { $0.replacing(/%@|%lld|\$\{\w+\}/) { _ in "◦" } })
    let texts = try Set(texts())
    #expect(texts.subtracting(keys) == [])
    #expect(keys.subtracting(texts) == [])
  }

  /// The kinds of values in a text, positions aside.
  private func specifiers(in text: String) -> [String] {
    let formats = text.matches(of: /%(?:\d\$)?(@|lld)/).map { String($0.1) }
    return (formats + text.matches(of: /\$\{\w+\}/).map { String($0.0) }).sorted()
  }

  /// The texts for people in the app's sources, each value in them a `◦`.
  private func texts() throws -> [String] {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LibraryShortcuts")
    var files = ["LibraryApp.swift", "Store/StoreError+Sentences.swift"]
    for folder in ["Entities", "Focus", "Intents", "Views"] {
      let path = sources.appendingPathComponent(folder).path
      files += try FileManager.default.contentsOfDirectory(atPath: path).map { "\(folder)/\($0)" }
    }
    let codes = try files.map {
      try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8)
    }
    let shortcuts = try String(
      contentsOf: sources.appendingPathComponent("LibraryAppShortcuts.swift"),
      encoding: .utf8
    )
    let shortTitles = shortcuts.matches(of: /shortTitle: "(.*)"/).map { String($0.1) }
    return codes.flatMap(texts) + shortTitles
  }

  /// The string literals of a file, but those that hold no letter of their own for a translator.
  private func texts(in code: String) -> [String] {
    code.split(separator: "\n")
      .filter { !$0.contains(/^ *\/\//) }
      .joined(separator: "\n")
      .replacing(/\\\n */) { _ in "" }
      .replacing(/"""\n *(.*)\n *"""/) { "\"\($0.1)\"" }
      .replacing(/\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/) { _ in "◦" }
      .matches(of: /"([^"\n]+)"/)
      .map { String($0.1) }
      .filter { !["◦", "…", "◦ (◦)", " · ", "SELF IN %@"].contains($0) }
  }
}
