import Foundation
import TestSupport
import Testing

@testable import StringCatalogs

@Suite struct ReaderFuzzTests {
  /// The bytes of a good file with some of them changed, removed or doubled.
  private func damaged(_ path: String, seed: UInt64) throws -> [UInt8] {
    let fixtures = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
    var bytes = [UInt8](try Data(contentsOf: fixtures.appendingPathComponent(path)))
    var random = SplitMix64(seed: seed)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: "\"{}[]\\;=*/".utf8.shuffled(using: &random), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `a damaged file is read or refused with places inside it`(seed: UInt64) throws {
    var catalog = CatalogReader(file: "a")
    catalog.read(try damaged("Library/Localizable.xcstrings", seed: seed))
    var strings = StringsFileReader(file: "b")
    strings.read(try damaged("Library/fr.lproj/Localizable.strings", seed: seed))
    var wide = StringsFileReader(file: "c")
    wide.read(try damaged("Library/ja.lproj/Localizable.strings", seed: seed))
    var rules = StringsDictionaryReader(file: "d")
    rules.read(try damaged("Library/fr.lproj/Localizable.stringsdict", seed: seed))
    for issue in catalog.errors + strings.errors + wide.errors + rules.errors {
      let place = issue.description.split(separator: ":").dropFirst().prefix(2)
      let numbers = issue.location == nil ? [] : place.map { Int($0) ?? 0 }
      #expect(numbers.allSatisfy { (1...200).contains($0) }, "\(issue)")
      #expect(!issue.message.isEmpty)
    }
  }

  @Test func `a file of closing and opening signs is read in one pass`() {
    for piece in ["\"", "/*", "\\U", "a", "{\"a\":", "[", "\"a\"=\"b\";", "\"a\"", "\u{FEFF}"] {
      let bytes = Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
      var strings = StringsFileReader(file: "a")
      strings.read(bytes)
      var catalog = CatalogReader(file: "b")
      catalog.read(bytes)
      #expect(!catalog.errors.isEmpty)
    }
  }
}
