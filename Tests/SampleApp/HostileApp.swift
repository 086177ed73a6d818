import Foundation

/// An app that breaks the line protocol in one way.
struct HostileApp {
  let mode: String

  func run() {
    switch mode {
    case "nothing": sleepForEver()
    case "gone": exit(3)
    case "version": say(#"{"type":"ready","version":9}"#)
    case "refuses": say(#"{"type":"failed","message":"The desk is locked."}"#)
    case "early": write(String(repeating: "x", count: 100_000_000))
    default: say(#"{"type":"ready","version":1}"#)
    }
    // What is signalled to end politely does not care.
    signal(SIGTERM, SIG_IGN)
    while let line = readLine() {
      guard line.contains(#""perform""#), let number = Self.number(in: line) else { continue }
      perform(number)
    }
    if mode == "hang" { sleepForEver() }
  }

  private func perform(_ number: String) {
    switch mode {
    case "half":
      write(#"{"type":"show","id":\#(number),"dia"#)
      exit(0)
    case "flood": write(String(repeating: "x", count: 100_000_000))
    case "garbage": say("Traceback (most recent call last):")
    case "print": say("working on it")
    case "latin":
      FileHandle.standardOutput.write(Data([0x22, 0xE9, 0x22, 0x0A]))
    case "silently": say(#"{"type":"failed","id":\#(number)}"#)
    case "deep": say(String(repeating: "[", count: 1_000_000))
    case "trap":
      let none: [Int] = []
      print(none[number.count])
    case "complains":
      FileHandle.standardError.write(Data("\u{1b}[31mno such table: notes\n".utf8))
      exit(1)
    case "hang": sleepForEver()
    case "questions":
      for place in 0..<1_000_000 {
        say(
          #"{"type":"ask","id":\#(number),"question":\#(place),"kind":"confirmation","prompt":"Sure?"}"#
        )
      }
    case "shows":
      for place in 0..<1_000_000 {
        say(#"{"type":"show","id":\#(number),"progress":{"done":\#(place),"total":9}}"#)
      }
    case "supports":
      let question = #""kind":"confirmation","prompt":"All three?","supporting":"These?""#
      say(#"{"type":"ask","id":\#(number),"question":1,\#(question),"snippet":"Jam"}"#)
      say(#"{"type":"done","id":\#(number)}"#)
    case "calls":
      for _ in 0..<1_000_000 { say(#"{"type":"notify","title":"Again"}"#) }
    case "misspeaks": say(#"{"type":"notify","title":["Tea"]}"#)
    case "untitled": say(#"{"type":"notify","body":"Tea"}"#)
    case "owes": say(#"{"type":"badge","count":-1}"#)
    case "counts": say(#"{"type":"notify","title":"Tea","badge":1.5}"#)
    case "mumbles":
      // What a filter is to decide is asked of it, and it never answers.
      say(#"{"type":"notify","title":"Tea","criteria":"tea"}"#)
      say(#"{"type":"done","id":\#(number)}"#)
    case "rambles":
      let criteria = String(repeating: "x", count: 1_001)
      say(#"{"type":"notify","title":"Tea","criteria":"\#(criteria)"}"#)
    case "disguises":
      let title = #"\u001b[2JTea\nMail: Pay: delivered"#
      say(#"{"type":"notify","title":"\#(title)","body":"\u202e","badge":2}"#)
      say(#"{"type":"notify","title":"Tea","body":"\#(String(repeating: "t", count: 100_000))"}"#)
      say(#"{"type":"badge","count":3,"id":7,"more":{}}"#)
      say(#"{"type":"done","id":\#(number)}"#)
    case "strangers":
      say(#"{"type":"done","id":99999}"#)
      say(#"{"type":"nonsense","id":\#(number)}"#)
      say(#"{"type":"ask","id":\#(number),"question":{},"kind":7}"#)
      say(#"{"type":"options","id":\#(number),"options":"none"}"#)
      say(#"{"type":"done","id":\#(number),"value":{"title":["deep"]},"snippet":[[[[[1]]]]]}"#)
    default: say(#"{"type":"done","id":\#(number),"dialog":"Done."}"#)
    }
  }

  private static func number(in line: String) -> String? {
    line.firstRange(of: #""id":"#).map { line[$0.upperBound...].prefix { $0.isNumber } }
      .map(String.init)
  }

  private func say(_ line: String) { write(line + "\n") }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private func sleepForEver() -> Never {
    while true { sleep(1_000) }
  }
}
