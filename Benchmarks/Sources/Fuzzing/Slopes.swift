import Foundation
import PhraseMatcher
import Recognizers
import SpokenLanguage

@testable import AssistantKit

/// How the time grows with the size of inputs that are made to take long.
///
/// Each is tried in five sizes, each twice the one before; the slope of the logarithms is 1 where the
/// time is in proportion. The least of several rounds counts, and sizes that take next to no time do not.
struct Slopes {
  static let greatest = 1.1

  /// An input of some size, and what reads it.
  struct Case {
    let name: String
    let start: Int
    let make: (Int) -> [UInt8]
    let run: ([UInt8]) async -> Void
  }

  /// Measures everything; whether nothing grows faster than it may.
  static func measure(only name: String?) async -> Bool {
    print("| input | largest | time | slope |\n|---|---|---|---|")
    var isFine = true
    for item in cases where name == nil || item.name.contains(name ?? "") {
      var points: [(Double, Double)] = []
      var size = item.start
      var last = (bytes: 0, time: 0.0)
      for _ in 0..<5 {
        let input = item.make(size)
        var time = Double.infinity
        for _ in 0..<3 { time = min(time, await seconds { await item.run(input) }) }
        if time > 0.0005 { points.append((log(Double(input.count)), log(time))) }
        last = (input.count, time)
        size *= 2
        if time > 20 { break }
      }
      let slope = slope(of: points)
      if slope > greatest { isFine = false }
      let figures = String(format: "%.1f ms | %.2f", last.time * 1000, slope)
      print("| \(item.name) | \(last.bytes) bytes | \(figures) |")
      fflush(nil)
    }
    return isFine
  }

  private static func seconds(_ body: () async -> Void) async -> Double {
    var before = timespec()
    var after = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before)
    await body()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after)
    return Double(after.tv_sec - before.tv_sec) + Double(after.tv_nsec - before.tv_nsec) / 1e9
  }

  private static func slope(of points: [(Double, Double)]) -> Double {
    guard points.count > 2 else { return 0 }
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.0 } / count
    let y = points.reduce(0) { $0 + $1.1 } / count
    let over = points.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
    let under = points.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
    return over / under
  }

  // MARK: - The inputs

  private static var cases: [Case] { streams + catalogs + sentences + conversations }

  private static func read(_ bytes: [UInt8]) {
    var reader = RecognizerReader()
    _ = reader.read(bytes) + reader.finish()
  }

  private static func repeated(
    _ name: String,
    _ piece: String,
    _ run: @escaping ([UInt8]) -> Void
  )
    -> Case
  {
    let bytes = Array(piece.utf8)
    return Case(
      name: name,
      start: 100_000,
      make: { size in Array(repeatElement(bytes, count: max(1, size / bytes.count)).joined()) },
      run: run
    )
  }

  private static var streams: [Case] {
    let deep = String(repeating: "{\"a\":", count: 60)
    let closed = deep + "1" + String(repeating: "}", count: 60)
    let pieces = [
      ("closed objects", "{\"a\":1}"), ("deep objects", closed),
      ("deep objects in lines", closed + "\n"),
      ("open objects", "{\"a\":"), ("open objects in lines", "{\"a\":\n"), ("open lists", "["),
      ("open strings in lines", "{\"a\":\"\n"), ("too deep", deep + deep + "\n"),
      ("broken objects", "{\"a\":1,\n"), ("objects that end in text", "{\"a\":1\nx\n"),
      ("broken inside", "{\"a\":[{\"b\":1},\n"), ("one in the other", "{\"a\":{\"b\":1}\n"),
      ("closed and open", "{\"a\":1}{\"b\":"), ("members", "\"text\":{\"a\":1},"),
      ("tags", "<a><b>"), ("open tags", "<result><interpretation>"), ("backspaces", "ab\u{8}"),
      ("returns", "open\r"), ("erased lines", "open\u{1B}[2K"), ("escapes", "\u{1B}["),
      ("spaces", " "),
      ("cues", "00:00:01,000 --> 00:00:02,000\nopen\n"), ("commas", ","), ("quotes", "\""),
      ("tabs", "\t"),
      ("feeds", "\n"), ("marks", "[noise] "), ("numbers", "1 "), ("long lines", "open dune "),
    ]
    let nested = pieces.map { piece in repeated(piece.0, piece.1, read) }
    let inObject = [
      ("results", "results"), ("segments", "segments"), ("words", "words"), ("items", "items"),
    ]
    .map { name, key in
      Case(
        name: "one object of \(name)",
        start: 40_000,
        make: { size in
          let element =
            "{\"text\":\"a\",\"word\":\"a\",\"start\":1,\"end\":2,\"alternatives\":[{\"transcript\":\"a\","
            + "\"content\":\"a\",\"words\":[{\"word\":\"a\"}]}],\"type\":\"pronunciation\"}"
          let count = max(1, size / element.utf8.count)
          let list = Array(repeating: element, count: count).joined(separator: ",")
          return Array("{\"\(key)\":[\(list)],\"text\":\"a\"}".utf8)
        },
        run: read
      )
    }
    let fixtures = Mutation.files(in: "../Tests/RecognizersTests/Fixtures") {
      !$0.hasSuffix(".events")
    }
    .enumerated().map { number, bytes in
      Case(
        name:
          "fixture \(number) \(String(decoding: bytes.prefix(12), as: UTF8.self).debugDescription)",
        start: 40_000,
        make: { size in
          Array(repeatElement(bytes, count: max(1, size / max(1, bytes.count))).joined())
        },
        run: read
      )
    }
    return nested + inObject + fixtures
  }

  private static var catalogs: [Case] {
    func decode(_ bytes: [UInt8]) {
      var decoder = CatalogDecoder(file: "catalog.json")
      _ = decoder.apps(of: bytes)
    }
    func build(_ titles: [String]) {
      let app = PhraseCatalog.App(
        name: "Library",
        shortcuts: [.init(intent: "Open", phrases: ["Open ${book}"], parameters: ["book": "Book"])],
        vocabularies: [
          "Book": titles.enumerated().map { .init(id: "\($0)", title: $1) }
        ]
      )
      _ = try? PhraseMatcher(.init(apps: [app]), language: Languages.language(for: "en"))
    }
    func titles(_ name: String, _ title: @escaping (Int) -> String) -> Case {
      Case(
        name: name,
        start: 4_000,
        make: { count in Array((0..<count).map(title).joined(separator: "\n").utf8) },
        run: { bytes in
          build(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
        }
      )
    }
    return [
      repeated("nested catalogue", "{\"apps\":[", decode),
      repeated("catalogue of numbers", "1", decode),
      repeated("catalogue of strings", "\"\\u00", decode),
      Case(
        name: "catalogue with mistakes",
        start: 20_000,
        make: { size in
          Array(
            ("{\"version\":1,\"apps\":[" + String(repeating: "{\n},", count: size / 4) + "3]}").utf8
          )
        },
        run: decode
      ),
      Case(
        name: "catalogue of members",
        start: 20_000,
        make: { size in
          Array(("{\"version\":1" + String(repeating: ",\"a\":1", count: size / 6) + "}").utf8)
        },
        run: decode
      ),
      titles("equal titles") { _ in "the hobbit" },
      titles("titles that begin alike") { "the quick brown fox jumps over the lazy dog \($0)" },
      titles("titles that end alike") { "\($0) the quick brown fox jumps over the lazy dog" },
      titles("titles of like words") { "hobbit\(String($0, radix: 4)) hobit" },
    ]
  }

  /// Pieces of which sentences are made.
  private static let pieces = [
    "open ", "the ", "dune ", "dune and ", "open dune and ", "hobit ", "no wait ", "x", "e\u{301}",
    "열어 ", "호",
    "twenty ", "nineteen eighty ", "1 ", "1", "not ", "and then ", ", ", "1982\u{2502}",
    "note x about ",
    "until tomorrow ", "compare dune and emma ", "rate ",
  ]

  private static func repeated(_ piece: String, _ size: Int) -> [UInt8] {
    let bytes = Array(piece.utf8)
    return Array(repeatElement(bytes, count: max(1, size / bytes.count)).joined())
  }

  /// Sentences on the whole way: up to the longest that are understood by what they name, and far beyond.
  private static var conversations: [Case] {
    let settings = AssistantSettings(locale: "en")
    guard
      let matcher = try? PhraseMatcher(
        .init(apps: [UtteranceCatalog.app("en")]),
        language: settings.language
      )
    else { return [] }
    let interpreter = Interpreter(index: SentenceIndex(matcher), apps: [], settings: settings) {
      _ in
    }
    let understand: ([UInt8]) async -> Void = { bytes in
      _ = await interpreter.understand(HeardUtterance(String(decoding: bytes, as: UTF8.self)))
    }
    return pieces.flatMap { piece in
      let words = max(1, piece.split(separator: " ").count)
      return [
        Case(
          name: "short conversation of '\(piece)'",
          start: 4 * piece.utf8.count / words,
          make: { repeated(piece, $0) },
          run: understand
        ),
        Case(
          name: "long conversation of '\(piece)'",
          start: 4_000,
          make: { repeated(piece, $0) },
          run: understand
        ),
      ]
    }
  }

  private static var sentences: [Case] {
    let matcher = try? PhraseMatcher(
      .init(apps: [UtteranceCatalog.app("en")]),
      language: Languages.language(for: "en")
    )
    func understand(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      _ = matcher?.understand(text)
      _ = matcher?.completions(of: text, limit: 5)
      _ = matcher?.exactReadings(of: text)
    }
    return pieces.map { piece in
      Case(
        name: "sentence of '\(piece)'",
        start: 500,
        make: { repeated(piece, $0) },
        run: understand
      )
    }
  }
}
