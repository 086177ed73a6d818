import Testing

@testable import OrderedJSON

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `a name is written as a key is`() {
    let text = text { writer in
      writer.beginObject()
      writer.write(name: "a")
      writer.write("x")
      writer.write(name: "b")
      writer.write(1)
      writer.endObject()
    }
    #expect(text == #"{"a":"x","b":1}"#)
  }

  @Test(arguments: 0..<20)
  func `what is to be escaped is found wherever it stands`(length: Int) {
    for place in 0..<max(1, length) {
      for byte in UInt8(0)..<0x80 {
        var bytes = [UInt8](repeating: UInt8(ascii: "~"), count: length)
        if length > 0 { bytes[place] = byte }
        let given = String(decoding: bytes, as: UTF8.self)
        let written = text { $0.write(given) }
        let isPlain = given.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && $0 != "\"" && $0 != "\\" && $0.value != 0x7F
        }
        #expect((written == "\"\(given)\"") == isPlain)
      }
    }
  }

  @Test func `commas stand between members and elements, and nowhere else`() {
    let text = text { writer in
      writer.beginObject()
      writer.write(key: "a\"")
      writer.beginArray()
      writer.write(1)
      writer.beginArray()
      writer.endArray()
      writer.write("x")
      writer.beginObject()
      writer.endObject()
      writer.endArray()
      writer.write(key: "b")
      writer.write(-0.5)
      writer.endObject()
    }
    #expect(text == #"{"a\"":[1,[],"x",{}],"b":-0.5}"#)
  }

  @Test func `lines follow each other without commas`() {
    let text = text { writer in
      for number in [0, 10, -3, .max, .min] {
        writer.write(number)
        writer.endLine()
      }
    }
    #expect(text == "0\n10\n-3\n\(Int.max)\n\(Int.min)\n")
  }

  @Test func `a piece stands where it was cut out`() {
    let text = text { writer in
      writer.beginObject()
      writer.append(piece: #""a":1"#.utf8)
      writer.write(key: "b")
      writer.write("é"[...])
      writer.append(piece: #","c":{"#.utf8)
      writer.write(key: "d")
      writer.write(2)
      writer.endObject()
      writer.endObject()
    }
    #expect(text == #"{"a":1,"b":"é","c":{"d":2}}"#)
  }

  @Test func `a value is written as its text`() throws {
    let source = #"{"a":[],"b":{},"c":[1,{"d":null},[true,false]],"e":"\u0001"}"#
    let value = try JSON.parse(source) as JSON
    #expect(text { $0.write(value) } == source)
    let again = try JSON.parse(value.prettyText) as JSON
    #expect(again == value)
    #expect(value.prettyText.hasPrefix("{\n  \"a\": [],\n  \"b\": {},\n  \"c\": [\n    1,\n    {"))
  }
}
