import Foundation
import StringCatalogs
import Testing

@Suite struct StringCatalogErrorsTests {
  private func fixture(_ name: String) throws -> URL {
    try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures/\(name)")
  }

  @Test func `all mistakes of all files are named where they stand`() throws {
    let directory = try fixture("Broken")
    let errors = #expect(throws: StringCatalogErrors.self) {
      try StringTables.load(directory: directory)
    }
    let lines = errors?.description.split(separator: "\n").map(String.init) ?? []
    let expected = [
      "Catalog.xcstrings:2:22: 'sourceLanguage' is a number; it has to be a string",
      "Catalog.xcstrings:4:69: 'done' is no state; use new, translated, needs_review or stale",
      "Catalog.xcstrings:4:87: 'value' is a number; it has to be a string",
      "Catalog.xcstrings:5:11: 'b' is an array; it has to be an object",
      "Catalog.xcstrings:6:72: 'lots' is no plural category; use zero, one, two, few, many or other",
      "Catalog.xcstrings:7:88: 'a phrase' is a number; it has to be a string",
      "Catalog.xcstrings:8:57: 'value' is missing; add it",
      "Catalog.xcstrings:9:40: 'ko' is a string; it has to be an object",
      "Catalog.xcstrings:11:15: version '2.0' is not known; save the catalogue as version 1.0",
      "Cut.xcstrings:3:1: the document ends too early; expected a key in double quotes",
      "Empty.xcstrings:1:1: 'sourceLanguage' is missing; add it",
      "Empty.xcstrings:1:1: 'strings' is missing; add it",
      "de.lproj/Rules.stringsdict:4:3: 'a' is a single value; it has to be a dictionary",
      "de.lproj/Rules.stringsdict:6:3: 'NSStringLocalizedFormatKey' is missing; add it",
      "de.lproj/Rules.stringsdict:12:5: 'other' is missing; add it",
      "de.lproj/Bytes.strings:1:8: the bytes here are not UTF-8; save the file as UTF-8",
      "de.lproj/Localizable.strings:1:10: found '\"'; expected ';'",
      "de.lproj/Localizable.strings:3:1: the key 'key' is not in quotes; write \"key\"",
      "de.lproj/Localizable.strings:4:5: found '\"'; expected '='",
      "de.lproj/Localizable.strings:5:7: found '5'; expected a text in quotes",
      "de.lproj/Localizable.strings:6:12: a comment is opened here and never closed; close it",
      "de.lproj/Quote.strings:1:7: a quote is opened here and never closed; close it",
    ]
    // The reason why a property list cannot be read is the system's.
    let torn = "de.lproj/Torn.stringsdict: is no property list ("
    #expect(lines.filter { !$0.hasPrefix(torn) } == expected)
    #expect(lines.count == expected.count + 1)
  }

  @Test func `a directory that is not there is named`() throws {
    let directory = try fixture("Nowhere")
    let errors = #expect(throws: StringCatalogErrors.self) {
      try StringTables.load(directory: directory)
    }
    #expect(errors?.issues.count == 1)
    #expect(errors?.issues.first?.file == "Nowhere")
    #expect(errors?.description.hasPrefix("Nowhere: cannot be read (") == true)
  }
}
