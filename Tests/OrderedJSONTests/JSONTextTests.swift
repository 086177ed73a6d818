import OrderedJSON
import TestSupport
import Testing

@Suite struct JSONTextTests {
  @Test(
    arguments: [
      (JSON.null, "null"), (true, "true"), (3, "3"), (0.96, "0.96"), (JSON(3.0), "3"),
      (JSON(-0.5), "-0.5"),
      (JSON(1e300), "1e+300"), (JSON(Double.nan), "null"), (JSON(-0.0), "0"),
      (JSON(Int.min), "\(Int.min)"),
      (.number("1.50"), "1.50"), ("", #""""#), (JSON(["a", "b"]), #"["a","b"]"#), ([], "[]"),
      ([:], "{}"),
      (["b": 1, "a": [nil, false]], #"{"b":1,"a":[null,false]}"#),
      (
        "q\" b\\ n\n r\r t\t e\u{1B} u\u{1F} d\u{7F} c\u{9B} é듄\u{2028}",
        "\"q\\\" b\\\\ n\\n r\\r t\\t e\\u001b u\\u001f d\\u007f c\\u009b é듄\u{2028}\""
      ),
    ] as [(JSON, String)]
  )
  func `a value is one line`(json: JSON, expected: String) {
    #expect(json.text == expected)
    #expect(json.description == expected)
  }

  @Test func `pretty text is indented by two spaces`() {
    let json: JSON = ["title": "Dune", "shelves": [1, []], "none": [:]]
    #expect(
      json.prettyText == """
        {
          "title": "Dune",
          "shelves": [
            1,
            []
          ],
          "none": {}
        }
        """
    )
  }

  @Test func `members with nothing are left out`() {
    #expect(
      JSON.object(present: [("a", 1), ("b", nil), ("c", .null)]).text == #"{"a":1,"c":null}"#
    )
  }

  @Test func `values are read by their kind only`() {
    let json: JSON = ["n": 3, "d": 1.5, "s": "x", "b": true, "a": [1], "z": nil, "n": 4]
    #expect(json["n"]?.int == 4)
    #expect(json["d"]?.double == 1.5)
    #expect(json["d"]?.int == nil)
    #expect(json["s"]?.string == "x")
    #expect(json["s"]?.int == nil)
    #expect(json["b"]?.bool == true)
    #expect(json["a"]?.array == [1])
    #expect(json["z"]?.isNull == true)
    #expect(json["none"] == nil)
    #expect(json.object?.count == 7)
    #expect(JSON.number("1e2").int == 100)
    #expect(JSON.number("1e400").int == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `what is written reads back the same`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let json = Self.randomValue(depth: 4, &random)
    #expect(try JSON.parse(json.text) == json)
    #expect(try JSON.parse(json.prettyText) == json)
  }

  private static func randomValue(depth: Int, _ random: inout SplitMix64) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return JSON(Int.random(in: -1000...1000, using: &random))
    case 3: return JSON(Double.random(in: -1e6...1e6, using: &random))
    case 4: return .string(randomText(&random))
    case 5: return .array((0..<3).map { _ in randomValue(depth: depth - 1, &random) })
    default:
      let members = (0..<3).map { _ in
        JSON.Member(randomText(&random), randomValue(depth: depth - 1, &random))
      }
      return .object(members)
    }
  }

  private static func randomText(_ random: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let limit: UInt32 = Bool.random(using: &random) ? 0x80 : 0x11_0000
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
