import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct LineSplitterTests {
  private func split(_ bytes: [UInt8], limit: Int = 100, piece: Int = 1_000) -> [InputLine] {
    var splitter = LineSplitter(limit: limit)
    var lines: [InputLine] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      lines += splitter.add(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
    if let last = splitter.finish() { lines.append(last) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
    ("a\n\nb\n", ["a", "", "b"]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("a\r", ["a"]), ("\r\n\r\n", ["", ""]),
    ("a\0b\n", ["a\0b"]), ("雪国\né\n", ["雪国", "é"]), ("a\r\r\n", ["a\r"]),
  ])
  func `lines end where people end them, however the bytes arrive`(text: String, lines: [String]) {
    for piece in [1, 2, 3, 1_000] {
      let result = split(Array(text.utf8), piece: piece)
      #expect(result.map(\.text) == lines)
      #expect(result.allSatisfy { !$0.wasRepaired && !$0.wasTruncated })
      #expect(result.map(\.byteCount) == lines.map(\.utf8.count))
    }
  }

  @Test func `what is no text is repaired and flagged`() {
    let lines = split([0x61, 0xff, 0x62, 0x0a, 0x63, 0x0a])
    #expect(
      lines == [
        InputLine(text: "a\u{fffd}b", wasRepaired: true, wasTruncated: false, byteCount: 3),
        InputLine(text: "c", wasRepaired: false, wasTruncated: false, byteCount: 1),
      ]
    )
  }

  @Test(arguments: [1, 3, 1_000])
  func `a line that is too long is cut between characters`(piece: Int) {
    let lines = split(Array("雪国の\r\nb\n".utf8), limit: 8, piece: piece)
    #expect(
      lines == [
        InputLine(text: "雪国", wasRepaired: false, wasTruncated: true, byteCount: 9),
        InputLine(text: "b", wasRepaired: false, wasTruncated: false, byteCount: 1),
      ]
    )
    #expect(
      split(Array("12345678\r\n".utf8), limit: 8, piece: piece).map(\.wasTruncated) == [false]
    )
    #expect(split(Array("123456789".utf8), limit: 8, piece: piece).map(\.text) == ["12345678"])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `how the bytes arrive makes no difference`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters: [UInt8] = [0x61, 0x0a, 0x0d, 0xe9, 0x9b, 0xaa, 0x00, 0xff]
    let bytes = (0..<60).map { _ in letters.randomElement(using: &random) ?? 0 }
    let whole = split(bytes, limit: 7)
    #expect(split(bytes, limit: 7, piece: Int.random(in: 1...9, using: &random)) == whole)
  }
}
