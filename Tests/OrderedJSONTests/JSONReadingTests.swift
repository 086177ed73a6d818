import OrderedJSON
import Testing

/// Reading on behind a comma that is missing or too many.
@Suite struct JSONReadingTests {
  @Test func `every comma too few or too many is told, and the rest is read`() {
    let (document, mistakes) = LocatedJSON.reading(
      Array(#"{"a": 1 "b": [1 2, "x",], "c": {"d": null,}}"#.utf8)
    )
    #expect(document?.plain == ["a": 1, "b": [1, 2, "x"], "c": ["d": .null]])
    #expect(
      mistakes.map(\.description) == [
        "1:9: found '\"'; expected ',' or '}'",
        "1:17: found '2'; expected ',' or ']'",
        "1:24: found ']'; expected a value",
        "1:43: found '}'; expected a key in double quotes",
      ]
    )
  }

  @Test func `another mistake ends the reading, with the commas before it`() {
    let (document, mistakes) = LocatedJSON.reading(Array("[1 2, nope]".utf8))
    #expect(document == nil)
    #expect(mistakes.count == 2)
  }

  @Test(arguments: ["{\"a\": [1, 2]}", "[]", "{}", "[[1], {\"b\": 2}]"])
  func `what is right reads as it does strictly`(text: String) throws {
    let (document, mistakes) = LocatedJSON.reading(Array(text.utf8))
    #expect(mistakes == [])
    #expect(document == (try LocatedJSON.parse(text)))
  }

  @Test func `strictly a comma is a mistake still`() {
    #expect(throws: JSONError.self) { try LocatedJSON.parse("[1,]") }
    #expect(throws: JSONError.self) { try LocatedJSON.parse("[1 2]") }
  }
}
