import OrderedJSON

@testable import AssistantServer
@testable import Workflows

/// Files of shortcuts, spoilt; what is read and printed is read as the same.
struct ShortcutFiles: FuzzTarget {
  static let name = "shortcuts"
  private let mutation = Mutation(
    samples: Mutation.files(in: "../Tests/WorkflowsTests") {
      $0.hasSuffix(".shortcut") || $0.hasSuffix(".txt")
    } + [
      Array(
        """
        # Mornings
        shortcut "Random Book"
        say "surprise me"
        accepts text

        books = find Book where status is "reading list" and year < 1980 sort by title limit 5
        if books is empty {
          show "Nothing \\{count of books}" # why
        } else {
          repeat with book in books {
            x = run OpenBook target: book
          }
          menu "Which?" {
            option "one" { stop }
          }
        }
        pick = random books
        run program "date" "+%s"
        """.utf8
      )
    ] + Mutation.files(in: "Findings/shortcuts"),
    pieces: [
      "{", "}", "[", "]", "(", ")", "\"", "#", "\n", "\\", "\\{", " = ", "if ", "else", "repeat ",
      "where ",
      "and ", "or ", "not ", "is ", "ask", "show ", "find ", "menu ", "option ", "1e99", "-1",
      "\u{301}", "\t",
    ],
    longest: 1_000
  )

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    let text = String(decoding: input, as: UTF8.self)
    if let steps = try? WorkflowParser.steps(in: text) {
      let printed = WorkflowPrinter.text(of: steps)
      guard let again = try? WorkflowParser.steps(in: printed) else {
        return "no steps are printed"
      }
      guard WorkflowPrinter.text(of: again) == printed else { return "printed again it is another" }
    }
    do {
      let printed = WorkflowPrinter.text(of: try WorkflowParser.workflow(in: text))
      guard let again = try? WorkflowParser.workflow(in: printed) else {
        return "no file is printed"
      }
      return WorkflowPrinter.text(of: again) == printed ? nil : "printed again it is another"
    } catch {
      return error.mistakes.isEmpty ? "it is refused without a reason" : nil
    }
  }
}

/// What clients of a server send, spoilt and cut anywhere.
struct ClientStreams: FuzzTarget {
  static let name = "clients"
  private let mutation = Mutation(
    samples: [
      Array("open dune in library\n{\"answer\":\"yes\",\"question\":1}\r\n\n".utf8),
      Array(
        "{\"type\":\"recognize\",\"data\":{\"text\":\"x\"},\"data_length\":9}\n{\"a\":\"b\"}{\"type\":\"describe\"}\n"
          .utf8
      ),
      Array("{\"type\":\"audio-chunk\",\"payload_length\":3}\nabc{\"type\":\"transcript\"}\n".utf8),
    ] + Mutation.files(in: "Findings/clients"),
    pieces: [
      "{", "}", "\n", "\r\n", "\"", ":", "\"data_length\":", "\"payload_length\":", "-1",
      "99999999999999999999",
      "1e3", "null", "{\"type\":\"x\"}\n", "\u{0}", "\\u0000",
    ]
  )

  func input(_ random: inout SplitMix64) -> [UInt8] { mutation.spoilt(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    var limits = ServerLimits()
    limits.line = Int.random(in: 8...300, using: &random)
    limits.data = Int.random(in: 1...300, using: &random)
    let cut = Int.random(in: 0...input.count, using: &random)
    for kind in [Framing.Kind.lines, .wyoming] {
      var whole = Framing(kind, limits: limits)
      var pieces = Framing(kind, limits: limits)
      let events = whole.add(input[...]) + whole.finish()
      let parts = pieces.add(input[..<cut]) + pieces.add(input[cut...]) + pieces.finish()
      guard events == parts else { return "the pieces matter, cut at \(cut), as \(kind)" }
    }
    return nil
  }
}
