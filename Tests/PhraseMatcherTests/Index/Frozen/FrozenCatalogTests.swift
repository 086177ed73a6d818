import Foundation
import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct FrozenCatalogTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func frozen(_ matcher: PhraseMatcher) throws -> PhraseMatcher {
    try FrozenCatalog.open(folder.write(FrozenCatalog.bytes(of: matcher), to: "a.frozen"))
  }

  private func library(_ locale: String = "en") throws -> PhraseMatcher {
    try PhraseMatcher(LibraryCatalog.english, language: Languages.language(for: locale))
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `a frozen catalogue answers every sentence like the one it was made from`(
    seed: UInt64
  ) throws {
    var random = SplitMix64(seed: seed)
    var world = RandomCatalog(seed: seed)
    let built = try PhraseMatcher(world.catalog(), language: Languages.language(for: "en"))
    let mapped = try frozen(built)
    #expect(mapped.index.brokenInvariant() == nil)
    #expect(mapped.index.spelling.brokenInvariant() == nil)
    #expect(mapped.catalog == built.catalog)
    #expect(mapped.expansionCount() == built.expansionCount())
    let sentences = Array(built.expansions().prefix(200).map(\.text))
    #expect(Array(mapped.expansions().prefix(200).map(\.text)) == sentences)
    for sentence in sentences.shuffled(using: &random).prefix(20) {
      var spoilt = Array(sentence)
      if let place = spoilt.indices.randomElement(using: &random) { spoilt.remove(at: place) }
      for said in [sentence, String(spoilt), "please " + sentence + " now"] {
        #expect(mapped.understand(said) == built.understand(said))
        #expect(mapped.exactMatch(of: said) == built.exactMatch(of: said))
        #expect(mapped.exactReadings(of: said) == built.exactReadings(of: said))
      }
      let start = String(sentence.prefix(sentence.count / 2))
      #expect(
        mapped.completions(of: start, limit: 10).map(\.text)
          == built.completions(of: start, limit: 10).map(\.text)
      )
    }
  }

  @Test func `a frozen catalogue is updated like any other and written again`() throws {
    let mapped = try frozen(library())
    let value = PhraseCatalog.Value(id: "new", title: "Brave New World", synonyms: ["Huxley"])
    let updated = try mapped.updatingVocabulary("Book", ofApp: "Library", inserting: [value])
    #expect(updated.understand("open huxley in library").reading?.parameters.count == 1)
    #expect(mapped.understand("open huxley in library").outcome != .match)
    #expect(throws: FrozenCatalogError.notFresh) { try FrozenCatalog.bytes(of: updated) }
    let again = try FrozenCatalog.bytes(of: mapped)
    #expect(try again == FrozenCatalog.bytes(of: library()))
  }

  @Test func `what was learnt of the intents stands in the file`() throws {
    let built = try library()
    let mapped = try frozen(built)
    let (learnt, read) = (built.classifier.model, mapped.classifier.model)
    #expect(learnt.features.numbers.count > 0)
    func elements<Element>(_ row: FrozenRow<Element>) -> [Element] {
      (0..<row.count).map { row[$0] }
    }
    #expect(elements(learnt.features.rarity) == elements(read.features.rarity))
    #expect(elements(learnt.weights) == elements(read.weights))
    let english = Languages.language(for: "en")
    let again = IntentClassifier(mapped.index, mapped.declarations, language: english, model: read)
    #expect(again.model.weights === read.weights)
    let unfit = IntentModel(features: read.features, weights: FrozenRow([.one]))
    let anew = IntentClassifier(
      mapped.index,
      mapped.declarations,
      language: english,
      model: unfit
    )
    #expect(anew.model.fits(again.intents.count))
  }

  @Test(arguments: ["en", "ko", "vi"])
  func `the language is that of the catalogue`(locale: String) throws {
    let mapped = try frozen(library(locale))
    #expect(mapped.languageCode == Languages.language(for: locale).code)
  }

  @Test func `what cannot be used is refused for what it is`() throws {
    let bytes = try FrozenCatalog.bytes(of: library(), madeFrom: 7)
    func refusal(_ change: (inout [UInt8]) -> Void) throws -> FrozenCatalogError? {
      var changed = bytes
      change(&changed)
      let path = try folder.write(changed, to: "changed.frozen")
      do {
        _ = try FrozenCatalog.open(path, madeFrom: 7)
        return nil
      } catch {
        return error
      }
    }
    /// Puts a right checksum behind a changed header.
    func sign(_ bytes: inout [UInt8]) {
      let sum = FrozenHeader.checksum(of: bytes.prefix(64))
      var writer = ByteWriter()
      writer.write(sum)
      bytes.replaceSubrange(64..<72, with: writer.bytes)
    }
    #expect(try refusal { _ in } == nil)
    #expect(try refusal { $0 = [] } == .noFrozenCatalog)
    #expect(try refusal { $0 = Array("{}".utf8) } == .noFrozenCatalog)
    #expect(try refusal { $0.removeSubrange(40...) } == .damaged)
    #expect(try refusal { $0.removeLast() } == .damaged)
    #expect(try refusal { $0.append(0) } == .damaged)
    #expect(try refusal { $0[20] ^= 1 } == .damaged)
    #expect(try refusal { $0[$0.count - 9] ^= 1 } == .damaged)
    #expect(try refusal { $0[8..<12].reverse() } == .otherByteOrder)
    #expect(
      try refusal {
        $0[12] = 99
        sign(&$0)
      } == .otherVersion(found: 99, known: FrozenCatalog.version)
    )
    let path = try folder.write(bytes, to: "other.frozen")
    #expect(throws: FrozenCatalogError.outdated) { try FrozenCatalog.open(path, madeFrom: 8) }
    #expect(throws: FrozenCatalogError.unreadable(code: 2)) {
      try FrozenCatalog.open(folder.path("missing"))
    }
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `damage among the rows leads to wrong answers at worst`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = try FrozenCatalog.bytes(of: library())
    let header = FrozenHeader.byteCount
    let row = FrozenRow(bytes)
    let sealed = try withExtendedLifetime(row) { try FrozenHeader(row.view).sealed }
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let place = Int.random(in: header..<Int(sealed), using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    let path = try folder.write(bytes, to: "damaged.frozen")
    guard let matcher = try? FrozenCatalog.open(path) else { return }
    for said in ["open dune in library", "opne the hobit", "rate emma with five", "open ", "x"] {
      _ = matcher.understand(said)
      _ = matcher.exactMatch(of: said).map { matcher.values(of: $0) }
      _ = matcher.completions(of: said, limit: 10)
    }
    _ = matcher.catalog
    _ = matcher.expansionCount()
  }

  @Test func `what is checked before use does not grow with the values`() throws {
    func contents(_ count: Int) throws -> Int {
      let values = (0..<count).map { PhraseCatalog.Value(id: "\($0)", title: "title \($0)") }
      let app = PhraseCatalog.App(
        name: "Library",
        shortcuts: [.init(intent: "Open", phrases: ["Open ${b}"], parameters: ["b": "Book"])],
        vocabularies: ["Book": values]
      )
      let matcher = try PhraseMatcher(
        PhraseCatalog(apps: [app]),
        language: Languages.language(for: "en")
      )
      let bytes = try FrozenCatalog.bytes(of: matcher)
      let row = FrozenRow(bytes)
      return try withExtendedLifetime(row) {
        bytes.count - Int(try FrozenHeader(row.view).sealed)
      }
    }
    #expect(try contents(10) == contents(5_000))
  }
}
