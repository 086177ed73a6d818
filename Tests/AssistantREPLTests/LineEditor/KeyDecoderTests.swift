import TestSupport
import Testing

@testable import AssistantREPL

@Suite struct KeyDecoderTests {
  private static let rows: [(String, [Key])] = [
    ("Dune", [.text("Dune")]),
    ("雪國👩‍👩‍👧", [.text("雪國👩‍👩‍👧")]),
    ("a\rb\n", [.text("a"), .enter, .text("b"), .enter]),
    ("\t\u{7f}\u{8}", [.tab, .backspace, .backspace]),
    ("\u{1}\u{3}\u{1a}", [.control("a"), .control("c"), .control("z")]),
    ("\u{0}\u{1c}\u{1d}", []),
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [.up, .down, .right, .left]),
    ("\u{1b}OA\u{1b}OH\u{1b}OF\u{1b}OM", [.up, .home, .end, .enter]),
    (
      "\u{1b}[H\u{1b}[1~\u{1b}[7~\u{1b}[F\u{1b}[4~\u{1b}[8~",
      [.home, .home, .home, .end, .end, .end]
    ),
    ("\u{1b}[3~\u{1b}[3;5~", [.delete, .deleteWordRight]),
    ("\u{1b}[1;5C\u{1b}[1;3D\u{1b}[1;2C", [.wordRight, .wordLeft, .right]),
    ("\u{1b}[Z", [.backTab]),
    ("\u{1b}b\u{1b}F\u{1b}d\u{1b}\u{7f}", [.alt("b"), .alt("f"), .alt("d"), .deleteWordLeft]),
    (
      "\u{1b}[200~one\r\ntwo\u{1b}[A\u{3}\u{1b}[201~x",
      [.paste("one\r\ntwo\u{1b}[A\u{3}"), .text("x")]
    ),
    ("\u{1b}[200~\u{1b}[201~", [.paste("")]),
    ("a\u{1b}[99;7;3~b", [.text("a"), .text("b")]),
    ("a\u{1b}[?1;2cb", [.text("a"), .text("b")]),
    ("a\u{1b}]0;title\u{7}b", [.text("a"), .text("b")]),
    ("a\u{1b}P1$r0m\u{1b}\\b", [.text("a"), .text("b")]),
    ("\u{1b}[[A1", [.text("1")]),
    ("\u{1b}[15~\u{1b}OPx", [.text("x")]),
    ("\u{1b}[12\rx", [.enter, .text("x")]),
    ("\u{1b}\u{1b}[A", [.escape, .up]),
    ("\u{1b}é", [.text("é")]),
    ("\u{9b}31mx", [.text("31mx")]),
    ("\u{1b}[13;2u\u{1b}[127;5u", [.enter, .deleteWordLeft]),
  ]

  @Test(arguments: rows) func `bytes become keys`(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: rows) func `keys are the same when bytes come one by one`(
    bytes: String,
    keys: [Key]
  ) {
    var decoder = KeyDecoder()
    var result: [Key] = []
    for byte in bytes.utf8 {
      for key in decoder.decode([byte]) {
        if case .text(let more) = key, case .text(let text) = result.last {
          result[result.count - 1] = .text(text + more)
        } else {
          result.append(key)
        }
      }
    }
    let joined = keys.reduce(into: [Key]()) { joined, key in
      if case .text(let more) = key, case .text(let text) = joined.last {
        joined[joined.count - 1] = .text(text + more)
      } else {
        joined.append(key)
      }
    }
    #expect(result == joined)
  }

  @Test func `escape alone is known only after a moment`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1b]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(decoder.decode([UInt8(ascii: "a")]) == [.text("a")])
  }

  @Test func `a sequence that is never ended is dropped`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1b}[1;".utf8)).isEmpty)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.decode(Array("5C".utf8)) == [.text("5C")])
  }

  @Test(
    arguments: [
      ([0xff, 0x41], "\u{fffd}A"), ([0xc3, 0x28], "\u{fffd}("), ([0xe9, 0x9b, 0x41], "\u{fffd}A"),
      ([0xed, 0xa0, 0x80, 0x41], "\u{fffd}\u{fffd}\u{fffd}A"),
    ] as [([UInt8], String)]
  )
  func `what is no text becomes replacement characters`(bytes: [UInt8], text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes) == [.text(text)])
  }

  @Test func `a character that is never finished is replaced by the next key`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xe9, 0x9b]).isEmpty)
    #expect(decoder.decode([0x0d]) == [.text("\u{fffd}"), .enter])
  }

  @Test func `a paste of a megabyte is cut, and ends`() throws {
    var decoder = KeyDecoder()
    var bytes = Array("\u{1b}[200~".utf8)
    bytes += [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    bytes += Array("\u{1b}[201~b".utf8)
    let keys = decoder.decode(bytes)
    #expect(keys.count == 2)
    #expect(keys.last == .text("b"))
    guard case .paste(let text)? = keys.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == KeyDecoder.longestPaste)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `random bytes never become control characters`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var decoder = KeyDecoder()
    let telling: [UInt8] = [0x1b, 0x5b, 0x4f, 0x5d, 0x7e, 0x32, 0x30, 0x31, 0x9b, 0xc2, 0x41, 0x0d]
    let bytes = (0..<400).map { _ in
      Bool.random(using: &random)
        ? telling.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
    for case .text(let text) in decoder.decode(bytes) {
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
