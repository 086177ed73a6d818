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
    #expect(try refusal { $0[0] ^= 1 } == .damaged)
    #expect(try refusal { $0.replaceSubrange(0..<16, with: bytes.suffix(16)) } == .damaged)
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

  /// Where the rows stand that are checked when they are used.
  private func rows(of bytes: [UInt8]) throws -> Range<Int> {
    let row = FrozenRow(bytes)
    return try withExtendedLifetime(row) {
      FrozenHeader.byteCount..<Int(try FrozenHeader(row.view).sealed)
    }
  }

  private static let said = ["open dune in library", "opne the hobit", "rate emma with five", "x"]

  /// What a matcher answers; nil where it found damage meanwhile.
  private func answers(_ matcher: PhraseMatcher) -> [String]? {
    var answers: [String] = []
    for said in Self.said {
      answers.append("\(matcher.understand(said))")
      answers.append("\(matcher.exactMatch(of: said).map { matcher.values(of: $0) } ?? [])")
      answers += matcher.completions(of: said, limit: 10).map(\.text)
      if matcher.isDamaged { return nil }
    }
    return answers
  }

  @Test(arguments: 0..<4)
  func `a byte that has changed is told of, or changes no answer`(part: Int) throws {
    let bytes = try FrozenCatalog.bytes(of: library())
    let right = try answers(library())
    var told = 0
    for place in Swift.stride(from: part * 61, to: bytes.count, by: 4 * 61) {
      var changed = bytes
      changed[place] ^= UInt8(1 << (place % 8))
      let path = try folder.write(changed, to: "changed.frozen")
      guard let matcher = try? FrozenCatalog.open(path, checking: .whatIsUsed) else {
        told += 1
        continue
      }
      let answers = answers(matcher)
      if answers == nil { told += 1 }
      #expect(answers == nil || answers == right, "byte \(place)")
      #expect(FrozenCatalog.isThere(at: path))
    }
    #expect(told > 0)
  }

  @Test(arguments: 0..<4)
  func `a row with a changed byte is not opened where all is checked`(part: Int) throws {
    let bytes = try FrozenCatalog.bytes(of: library())
    let whole = try FrozenCatalog.open(folder.write(bytes, to: "a.frozen"), checking: .whole)
    let rows = try rows(of: bytes)
    for place in Swift.stride(from: rows.lowerBound + part * 59, to: rows.upperBound, by: 4 * 59) {
      var changed = bytes
      changed[place] ^= 1
      let path = try folder.write(changed, to: "changed.frozen")
      // Between two rows there is nothing.
      guard let matcher = try? FrozenCatalog.open(path, checking: .whole) else { continue }
      #expect(matcher.catalog == whole.catalog, "byte \(place)")
      #expect(answers(matcher) == answers(whole), "byte \(place)")
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `whatever became of the rows, nothing is answered wrongly`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = try FrozenCatalog.bytes(of: library())
    let rows = try rows(of: bytes)
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let place = Int.random(in: rows, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    let path = try folder.write(bytes, to: "damaged.frozen")
    guard let matcher = try? FrozenCatalog.open(path, checking: .whatIsUsed) else { return }
    let answers = answers(matcher)
    #expect(try answers == nil || answers == self.answers(library()))
    _ = matcher.catalog
    _ = matcher.expansionCount()
  }

  @Test func `a matcher of which nothing more is checked answers the same`() throws {
    let path = try folder.write(FrozenCatalog.bytes(of: library()), to: "a.frozen")
    let matcher = try FrozenCatalog.open(path, checking: .whatIsUsed)
    let checked = try FrozenCatalog.checked(matcher)
    #expect(try answers(matcher) == answers(library()))
    #expect(try answers(checked) == answers(library()))
    #expect(!matcher.isDamaged && !checked.isDamaged)
    var changed = try FrozenCatalog.bytes(of: library())
    changed[FrozenRowWriter.alignment * 2] ^= 1
    let other = try folder.write(changed, to: "b.frozen")
    let unchecked = try FrozenCatalog.open(other, checking: .whatIsUsed)
    #expect(throws: FrozenCatalogError.damaged) { try FrozenCatalog.checked(unchecked) }
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
