import StringCatalogs
import TestSupport
import Testing

@Suite struct FormatTests {
  private func format(_ text: String, _ arguments: [FormatArgument]) -> String {
    StringTables().localized(text, arguments: arguments, locale: "en")
  }

  @Test(
    arguments: [
      ("%@ by %@", [.string("Emma"), .string("Austen")], "Emma by Austen"),
      ("%2$@: %1$@", [.string("Emma"), .string("Austen")], "Austen: Emma"),
      (
        "%lld %d %i %ld %u", [.integer(1), .integer(2), .integer(3), .integer(4), .integer(5)],
        "1 2 3 4 5"
      ),
      ("%1$lld of %2$lld", [.integer(1), .integer(10)], "1 of 10"), ("100%%", [], "100%"),
      ("100 %", [], "100 %"),
      ("%.1f", [.number(3.14159)], "3.1"), ("%f", [.number(4.5)], "4.5"),
      ("%lf", [.integer(3)], "3"),
      ("%.2f", [.integer(3)], "3.00"), ("%05.1f", [.number(-2.5)], "-02.5"),
      ("%03d", [.integer(7)], "007"),
      ("%5d|%-5d|", [.integer(7), .integer(7)], "    7|7    |"), ("%+d", [.integer(7)], "+7"),
      ("%x %X", [.integer(255), .integer(255)], "ff FF"), ("%@", [.integer(3)], "3"),
      ("%@", [.number(4.0)], "4"),
      ("%lld", [.string("three")], "%lld"), ("%lld", [.number(1.5)], "%lld"),
      ("%lld", [.number(2)], "2"),
      ("%@ %@", [.string("one")], "one %@"), ("%9$@", [.string("one")], "%9$@"),
      ("%0$@", [.string("one")], "%0$@"),
      ("%", [], "%"), ("%z", [], "%z"), ("%#@x@", [.integer(1)], "%#@x@"),
      ("a %arg b", [.integer(1)], "a %arg b"),
      ("%@", [.string("%@ %lld")], "%@ %lld"), ("50% off %@", [.string("x")], "50% off x"),
      ("%999999999999$@", [.string("x")], "%999999999999$@"), ("", [.string("x")], ""),
      ("%.f", [.number(2.6)], "3"), ("%.999f", [.number(1)], "%.999f"),
      ("%9999d", [.integer(1)], "%9999d"),
    ] as [(String, [FormatArgument], String)]
  )
  func `specifiers are replaced by their arguments`(
    text: String,
    arguments: [FormatArgument],
    expected: String
  ) {
    #expect(format(text, arguments) == expected)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `no text and no arguments crash it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "%", "@", "1", "$", "#", ".", "l", "d", "f", " ", "%@", "%lld", "%arg", "9", "x@", "-", "0",
    ]
    let text = (0..<12).compactMap { _ in pieces.randomElement(using: &random) }.joined()
    let arguments: [FormatArgument] = [
      .string("%@"), .integer(.min), .number(.infinity), .number(1e300),
    ]
    _ = format(text, Array(arguments.shuffled(using: &random).prefix(2)))
  }

  @Test func `fractions are written as the language writes them`() {
    var tables = StringTables()
    tables.set("%.1f sao", forKey: "rating", locale: "vi")
    tables.set("별 %@개", forKey: "rating", locale: "ko")
    #expect(tables.localized("rating", arguments: [.number(4.5)], locale: "vi") == "4,5 sao")
    #expect(tables.localized("rating", arguments: [.number(4.5)], locale: "ko") == "별 4.5개")
  }
}
