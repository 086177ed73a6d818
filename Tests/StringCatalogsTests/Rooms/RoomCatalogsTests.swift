import Foundation
import SpokenLanguage
import Testing

@testable import StringCatalogs

/// What the rooms of the program say is whole in every language that has a pack: a language's texts are
/// done when this suite is green, and nobody needs to read the sources for it.
@Suite struct RoomCatalogsTests {
  private static let rooms = ["AppIntents", "AppProcess", "AssistantKit", "Workflows"]
  private static let languages = Languages.all.filter { $0.code != "en" }

  private func tables(of room: String) throws -> StringTables {
    try StringTables.load(
      directory: SourceTexts.root.appending(path: "Sources/\(room)/Localizable")
    )
  }

  private func entries(of room: String) throws -> [StringEntry] {
    let tables = try tables(of: room)
    #expect(tables.warnings.isEmpty, "\(tables.warnings)")
    return try #require(tables.tables["Localizable"]).entries
  }

  @Test(arguments: rooms)
  func `every text of the sources is in the catalogue, and nothing else`(room: String) throws {
    let texts = try SourceTexts(room: room)
    var said = Set(texts.isCounting.keys)
    // Lists and quotations are put together where all rooms find them.
    if room == "AssistantKit" { said.formUnion([", ", "“%@”"]) }
    if room == "Workflows" { said.insert(", ") }
    let keys = Set(try entries(of: room).map(\.key))
    #expect(said.subtracting(keys).sorted() == [], "missing from the catalogue")
    let stale = keys.subtracting(said).filter { key in
      // Texts of apps and of the framework stand in literals of other kinds, with values in their places.
      key.replacing("%%", with: "%").split(separator: #/%(@|lld)|\$\{\w+\}/#).contains {
        !texts.sources.contains($0)
      }
    }
    #expect(stale.sorted() == [], "no source says it any more")
  }

  @Test(arguments: rooms)
  func `every text is translated into every language`(room: String) throws {
    for language in Self.languages {
      let missing = try entries(of: room).filter { entry in
        guard entry.shouldTranslate, let text = entry.localizations[language.code] else {
          return entry.shouldTranslate
        }
        return text.state != .translated || text.form?.texts.contains("") != false
      }
      #expect(missing.map(\.key) == [], "not translated into \(language.code)")
    }
  }

  @Test(arguments: rooms)
  func `every translation has the places of its text`(room: String) throws {
    for entry in try entries(of: room) {
      let expected = Self.places(in: entry.key)
      for (language, localization) in entry.localizations {
        for text in localization.form?.texts ?? [] {
          #expect(Self.places(in: text) == expected, "\(language): \(text)")
        }
      }
    }
  }

  @Test(arguments: rooms)
  func `what is counted has the plural forms of its language, English too`(room: String) throws {
    let counting = try SourceTexts(room: room).isCounting
    for entry in try entries(of: room) {
      let isCounting = counting[entry.key] == true
      #expect((entry.localizations["en"] != nil) == isCounting, "\(entry.key)")
      guard isCounting else { continue }
      for language in Languages.all {
        guard case .plural(let forms)? = entry.localizations[language.code]?.form else {
          Issue.record("\(language.code) has no plural forms: \(entry.key)")
          continue
        }
        let numbers = (0...200).map(Double.init) + [1000, 1_000_000]
        let needed = Set(numbers.map { language.pluralCategory(of: $0) })
        #expect(needed.isSubset(of: forms.keys), "\(language.code): \(entry.key)")
      }
    }
  }

  @Test(arguments: rooms)
  func `behind a place, Korean writes a particle in both forms`(room: String) throws {
    for entry in try entries(of: room) {
      for text in entry.localizations["ko"]?.form?.texts ?? [] {
        #expect(text.firstMatch(of: Self.bareParticle) == nil, "\(text)")
      }
    }
  }

  private static var bareParticle: Regex<(Substring, Substring?, Substring, Substring, Substring)> {
    #/%(\d\$)?(@|lld)[”’']?(은|는|이|가|을|를|과|와|으로|로|이라는|라는|이라고|라고)(\s|[.,:?!”]|$)/#
  }

  /// What a text has places for, whatever their order.
  private static func places(in text: String) -> [String] {
    text.matches(of: #/%(?:\d\$)?(@|lld)|\$\{\w+\}/#).map { String($0.output.1 ?? $0.output.0) }
      .sorted()
  }
}

extension StringForm {
  /// All its texts.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let forms): forms.values.flatMap(\.texts)
    }
  }
}
