import OrderedJSON
import Testing

@Suite struct LocatedJSONTests {
  @Test(
    arguments: [
      ("null", JSON.null), (" true ", true), ("[]", []), ("{}", [:]), ("\u{FEFF}1", 1),
      ("-0", .number("-0")),
      ("1E+2", .number("1E+2")), ("0.5e-7", .number("0.5e-7")),
      (#""\u0041\n\/\b\f""#, "A\n/\u{8}\u{C}"),
      (#""\uD834\uDD1E""#, "𝄞"), (#""\uD834""#, "\u{FFFD}"), (#""\uD834\u0041""#, "\u{FFFD}A"),
      (#""\uDD1E""#, "\u{FFFD}"), (#""\uD834\n""#, "\u{FFFD}\n"),
      (#"{"a":[1,{"b":null}]}"#, ["a": [1, ["b": nil]]]),
      (#"{"a":1,"a":2}"#, ["a": 1, "a": 2]), ("[\t1 ,\r\n2 ]", [1, 2]),
      ("\"\u{7F}\u{2028}듄\"", "\u{7F}\u{2028}듄"),
    ] as [(String, JSON)]
  )
  func `a good document is read`(text: String, expected: JSON) throws {
    #expect(try LocatedJSON.parse(text).plain == expected)
  }

  @Test(arguments: [
    ("", "1:1", "the document ends too early; expected a value"),
    ("  \n ", "2:2", "the document ends too early; expected a value"),
    ("[1,]", "1:4", "found ']'; expected a value"),
    ("[1 2]", "1:4", "found '2'; expected ',' or ']'"),
    ("{\"a\":1,}", "1:8", "found '}'; expected a key in double quotes"),
    ("{a:1}", "1:2", "found 'a'; expected a key in double quotes"),
    ("{\"a\" 1}", "1:6", "found '1'; expected ':'"),
    ("{\"a\":1", "1:7", "the document ends too early; expected ',' or '}'"),
    ("{\n  \"듄\": tru\n}", "2:11", "found '\n'; expected 'true'"),
    ("[\r\n\r\n 'x']", "3:2", "found '''; expected a value"),
    ("01", "1:1", "'01' is not how JSON writes a number; write it like 3, -0.5 or 1e9"),
    ("[-]", "1:2", "'-' is not how JSON writes a number; write it like 3, -0.5 or 1e9"),
    ("1.", "1:1", "'1.' is not how JSON writes a number; write it like 3, -0.5 or 1e9"),
    ("1e", "1:1", "'1e' is not how JSON writes a number; write it like 3, -0.5 or 1e9"),
    ("+1", "1:1", "found '+'; expected a value"),
    ("\"abc", "1:5", "the document ends too early; expected a closing quote"),
    ("\"a\tb\"", "1:3", "an unescaped control character (9) stands in a string; write '\\t'"),
    ("\"a\u{1}\"", "1:3", "an unescaped control character (1) stands in a string; write '\\u0001'"),
    ("\"é\\x\"", "1:3", "'\\x' is no escape; write '\\\\' for a backslash"),
    ("\"\\u12g4\"", "1:2", "'\\u12' is no escape; write '\\\\' for a backslash"),
    ("1 2", "1:3", "found '2' after the end of the document; remove it"),
    ("// x\n1", "1:1", "found '/'; expected a value"),
    ("NaN", "1:1", "found 'N'; expected a value"),
  ])
  func `a mistake is named where it stands`(text: String, place: String, message: String) {
    let error = #expect(throws: JSONError.self) { try LocatedJSON.parse(text) }
    #expect(error?.location.description == place)
    #expect(error?.message == message)
    #expect(error?.description == "\(place): \(message)")
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], "1:2"), ([0x0A, 0x22, 0xC3], "2:2"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2"),
      ([0x22, 0xC0, 0x80, 0x22], "1:2"), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2"),
      ([0xEF, 0xBB, 0xBF, 0x80], "1:1"),
    ] as [([UInt8], String)]
  )
  func `bytes that are no text are named where they stand`(bytes: [UInt8], place: String) {
    let error = #expect(throws: JSONError.self) { try LocatedJSON.parse(bytes) }
    #expect(error?.problem == .invalidUTF8)
    #expect(error?.location.description == place)
    #expect(error?.message == "the bytes here are not UTF-8; save the file as UTF-8")
  }

  @Test func `every part knows its place`() throws {
    let json = try LocatedJSON.parse("{\n  \"듄\": [1,\n    true]\n}")
    let member = try #require(json.object?.first)
    #expect(json.location.description == "1:1")
    #expect(member.keyLocation.description == "2:3")
    #expect(member.value.location.description == "2:8")
    #expect(member.value.array?.map(\.location.description) == ["2:9", "3:5"])
  }

  @Test func `repeated keys are found and the last one counts`() throws {
    let json = try LocatedJSON.parse(#"{"a":1,"b":2,"a":3}"#)
    #expect(json["a"]?.int == 3)
    #expect(json.repeatedMembers.map(\.keyLocation.column) == [14])
  }

  @Test func `deep nesting is refused`() throws {
    let fine = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try LocatedJSON.parse(fine).array?.count == 1)
    let deep = String(repeating: "[{\"a\":", count: 50_000)
    let error = #expect(throws: JSONError.self) { try LocatedJSON.parse(deep) }
    #expect(error?.problem == .tooDeep(limit: 512))
    #expect(
      error?.message == "arrays and objects are nested more than 512 levels deep; flatten them"
    )
  }

  @Test func `a kind has a name for messages`() throws {
    let json = try LocatedJSON.parse(#"[null, true, 1, "x", [], {}]"#)
    #expect(
      json.array?.map(\.kind) == [
        "null", "true or false", "a number", "a string", "an array", "an object",
      ]
    )
  }
}
