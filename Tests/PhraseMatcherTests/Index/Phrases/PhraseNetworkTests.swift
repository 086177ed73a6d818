import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

/// The network of a template: its ways are the template's rows, with whole words on its edges.
@Suite struct PhraseNetworkTests {
  private static func network(
    _ text: String,
    locale: String = "en"
  ) throws -> PhraseNetwork {
    try PhraseNetwork(
      try PhraseGrammar().template(of: text),
      language: Languages.language(for: locale)
    )
  }

  /// Every way from start to end, with its words parted by one space.
  private static func ways(_ network: PhraseNetwork) -> Set<String> {
    var found: Set<String> = []
    func walk(_ state: Int, _ words: [String]) {
      if state == network.end { found.insert(words.joined(separator: " ")) }
      for edge in network.edges[state] {
        let said =
          switch edge.content {
          case .text(let text): text.split(separator: " ").map(String.init)
          case .applicationName: ["${applicationName}"]
          case .parameter(let name): ["${\(name)}"]
          }
        walk(edge.target, words + said)
      }
    }
    walk(PhraseNetwork.start, [])
    return found
  }

  @Test(arguments: [
    ("light[s] on", ["light on", "lights on"]),
    ("[please] open ${book}", ["open ${book}", "please open ${book}"]),
    (
      "(turn;${light};off) now",
      [
        "turn ${light} off now", "turn off ${light} now", "${light} turn off now",
        "${light} off turn now", "off turn ${light} now", "off ${light} turn now",
      ]
    ),
    ("in${applicationName}", ["in ${applicationName}"]),
    ("wi[-| ]fi", ["wi-fi", "wi fi", "wifi"]),
    ("a[b][c]d", ["ad", "abd", "acd", "abcd"]),
    ("a [b] [c]", ["a", "a b", "a c", "a b c"]),
    ("(a|b c) d", ["a d", "b c d"]),
  ])
  func `its ways are what the template stands for`(text: String, ways: [String]) throws {
    #expect(Self.ways(try Self.network(text)) == Set(ways))
  }

  @Test(arguments: [("zh", "打开[一下]灯"), ("ja", "電気を(つけ|消し)て")])
  func `where words are not parted by spaces, letters that touch are still apart`(
    locale: String,
    text: String
  ) throws {
    let language = Languages.language(for: locale)
    let network = try Self.network(text, locale: locale)
    func tokens(_ texts: some Sequence<String>) -> Set<[String]> {
      Set(texts.map { language.tokens(in: $0).map(\.text) })
    }
    let rows = try PhraseGrammar().template(of: text).rows.map(\.description)
    #expect(tokens(Self.ways(network)) == tokens(rows))
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func `ways and rows are the same`(seed: UInt64) throws {
    var world = RandomGrammar(seed: seed)
    let part = world.wordsOnly()
    let network = try Self.network(part.text)
    let ways = Set(part.ways.map { $0.split(separator: " ").joined(separator: " ") })
    #expect(Self.ways(network) == ways, "\(part.text)")
    let targets = network.edges.flatMap { $0.map(\.target) }
    #expect(targets.allSatisfy(network.edges.indices.contains))
    #expect(network.edges[network.end].isEmpty)
  }

  @Test func `choices that touch are multiplied out up to a limit`() throws {
    let touching = String(repeating: "(a|b|c|d|e|f|g|h)", count: 7)
    #expect(throws: PhraseNetwork.TooLarge.self) { try Self.network(touching) }
    let apart = Array(repeating: "(a|b|c|d|e|f|g|h)", count: 7).joined(separator: " ")
    #expect(try Self.network(apart).edges.reduce(0) { $0 + $1.count } < 300)
  }
}
