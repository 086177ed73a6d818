import Foundation
import PhraseMatcher
import SpokenLanguage
import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct CatalogCacheTests {
  private let folder: ScratchFolder
  private let language = Languages.language(for: "en")

  init() throws {
    folder = try ScratchFolder()
  }

  private var cache: CatalogCache { CatalogCache(["XDG_CACHE_HOME": folder.url.path]) }

  private var kept: [String] {
    let path = folder.path("assistant/catalogs")
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func catalog(_ count: Int, _ name: String = "title") -> PhraseCatalog {
    let values = (0..<count).map { PhraseCatalog.Value(id: "\($0)", title: "\(name) \($0)") }
    return PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Shelf",
        shortcuts: [.init(intent: "Open", phrases: ["Open ${b}"], parameters: ["b": "Book"])],
        vocabularies: ["Book": values]
      )
    ])
  }

  @Test func `a large catalogue is kept, found again and made anew when it changed`() throws {
    let first = try cache.matcher(for: catalog(3_000), language: language)
    #expect(kept.count == 1)
    let again = try cache.matcher(for: catalog(3_000), language: language)
    #expect(kept.count == 1)
    #expect(again.catalog == first.catalog)
    #expect(again.exactMatch(of: "open title 77") == first.exactMatch(of: "open title 77"))
    let other = try cache.matcher(for: catalog(3_000, "name"), language: language)
    #expect(kept.count == 2)
    #expect(other.exactMatch(of: "open name 77") != nil)
    _ = try cache.matcher(for: catalog(3_000), language: Languages.language(for: "ko"))
    #expect(kept.count == 3)
  }

  @Test func `a damaged file is made anew and old ones go`() throws {
    _ = try cache.matcher(for: catalog(3_000), language: language)
    let path = folder.path("assistant/catalogs/\(try #require(kept.first))")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    try Data(bytes.dropLast()).write(to: URL(filePath: path))
    let matcher = try cache.matcher(for: catalog(3_000), language: language)
    #expect(matcher.exactMatch(of: "open title 77") != nil)
    #expect([UInt8](try Data(contentsOf: URL(filePath: path))) == bytes)
    for number in 0..<6 { _ = try cache.matcher(for: catalog(2_001 + number), language: language) }
    #expect(kept.count == 4)
  }

  @Test func `small catalogues and those without a place are made each time`() throws {
    _ = try cache.matcher(for: catalog(10), language: language)
    #expect(kept.isEmpty)
    let matcher = try CatalogCache([:]).matcher(for: catalog(3_000), language: language)
    #expect(matcher.exactMatch(of: "open title 77") != nil)
  }

  @Test func `everything that a catalogue is made from counts`() {
    let base = catalog(3)
    var numbers = [CatalogIdentity(of: base, language: "en").number]
    func add(_ change: (inout PhraseCatalog.App) -> Void) {
      var changed = base
      change(&changed.apps[0])
      numbers.append(CatalogIdentity(of: changed, language: "en").number)
    }
    #expect(CatalogIdentity(of: base, language: "en").number == numbers[0])
    numbers.append(CatalogIdentity(of: base, language: "ko").number)
    numbers.append(CatalogIdentity(of: base, language: "en", program: nil).number)
    add { $0.name = "Bench" }
    add { $0.synonyms = ["Bench"] }
    add { $0.negativePhrases = ["Bench"] }
    add { $0.threshold = 0.5 }
    add { $0.shortcuts[0].phrases[0].text = "Open  ${b}" }
    add { $0.shortcuts[0].phrases[0].weight = 2 }
    add { $0.shortcuts[0].phrases[0].isListed = false }
    add { $0.shortcuts[0].parameters = ["b": "@text"] }
    add { $0.vocabularies["Book"]?[1].title = "another" }
    add { $0.vocabularies["Book"]?[1].id = "another" }
    add { $0.vocabularies["Book"]?[1].weight = 3 }
    add { $0.vocabularies["Book"]?[1].synonyms = ["title 1"] }
    add { $0.vocabularies["Book"]?.removeLast() }
    add { $0.vocabularies["Book"]?.reverse() }
    #expect(Set(numbers).count == numbers.count)
  }

  // MARK: - Catalogue files

  private func files(
    _ names: String...,
    identity: UInt64 = 7,
    start: Date = .distantFuture
  ) -> CatalogCache.Files {
    CatalogCache.Files(
      paths: names.map { folder.path($0) },
      others: [folder.path("titles.tsv")],
      identity: identity,
      start: start
    )
  }

  @Test func `files that changed while they were read are not kept`() throws {
    for name in ["a.json", "titles.tsv"] { _ = try folder.write("x", to: name) }
    let matcher = try PhraseMatcher(catalog(3), language: language)
    cache.keep(matcher, for: files("a.json", start: .distantPast))
    #expect(cache.matcher(for: files("a.json")) == nil)
  }

  @Test func `files that have not changed are not read again`() throws {
    for name in ["a.json", "b.json", "titles.tsv"] { _ = try folder.write(name, to: name) }
    let both = files("a.json", "b.json")
    #expect(cache.matcher(for: both) == nil)
    cache.keep(try PhraseMatcher(catalog(3), language: language), for: both)
    #expect(cache.matcher(for: both)?.exactMatch(of: "open title 2") != nil)
    #expect(cache.matcher(for: files("b.json", "a.json")) == nil)
    #expect(cache.matcher(for: files("a.json", "b.json", identity: 8)) == nil)
  }

  @Test(arguments: ["a.json", "titles.tsv"])
  func `a file that is another by now is noticed`(name: String) throws {
    for name in ["a.json", "titles.tsv"] { _ = try folder.write("x", to: name) }
    cache.keep(try PhraseMatcher(catalog(3), language: language), for: files("a.json"))
    #expect(cache.matcher(for: files("a.json")) != nil)
    _ = try folder.write("y", to: name)
    #expect(cache.matcher(for: files("a.json")) == nil)
    cache.keep(try PhraseMatcher(catalog(3), language: language), for: files("a.json"))
    try FileManager.default.removeItem(atPath: folder.path(name))
    #expect(cache.matcher(for: files("a.json")) == nil)
  }

  @Test func `what was kept of the files may be damaged`() throws {
    for name in ["a.json", "titles.tsv"] { _ = try folder.write("x", to: name) }
    cache.keep(try PhraseMatcher(catalog(3), language: language), for: files("a.json"))
    for name in kept {
      _ = try folder.write("no such thing", to: "assistant/catalogs/\(name)")
      #expect(cache.matcher(for: files("a.json")) == nil)
      cache.keep(try PhraseMatcher(catalog(3), language: language), for: files("a.json"))
      #expect(cache.matcher(for: files("a.json")) != nil)
    }
  }
}
