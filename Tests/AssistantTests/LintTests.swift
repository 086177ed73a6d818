import Foundation
import OrderedJSON
import TestSupport
import Testing

/// `lint` as a stranger runs it.
@Suite struct LintTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.home.write(
      #"""
      import AppIntents
      struct DiaryShortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: ShowDay(), phrases: ["Show my day."], shortTitle: "Day")
        }
      }
      struct ShowDay: AppIntent {}
      """#,
      to: "app/Shortcuts.swift"
    )
  }

  /// What the app's only phrase gets.
  private static let findings = """
    app/Shortcuts.swift:4:46: error: 'Show my day.' lacks the app's name, so nobody is heard who says \
    it; add \\(.applicationName) [application-name-missing]
    app/Shortcuts.swift:4:46: warning: 'Show my day.' ends with a mark that nobody says; remove it \
    [final-punctuation]

    """

  private static let noCompiler =
    "assistant: note: no swiftc is on the path, so Swift is read by its keywords; install Swift to have it "
    + "parsed\n"

  @Test func `findings are lines with a place and a rule, and the status is 1`() async throws {
    let ending = try await program.run("lint", "app")
    #expect(ending.output == Self.findings + "1 file, 1 app: 1 error, 1 warning\n")
    #expect(ending.status == 1)
  }

  @Test func `a broken catalogue and a wrong path do not pass`() async throws {
    try program.home.write(
      #"{"sourceLanguage": "en", "strings": {},}"#,
      to: "app/AppShortcuts.xcstrings"
    )
    try program.home.write(
      "application-name-missing = off\nfinal-punctuation = off\n",
      to: "app/.assistant-lint"
    )
    let ending = try await program.run("lint", "app")
    #expect(
      ending.output.hasPrefix("app/AppShortcuts.xcstrings:1:40: error: the catalogue is not read: ")
    )
    #expect(ending.status == 1)
    let named = try await program.run("lint", "app/AppShortcuts.xcstrings")
    #expect(named.status == 2)
    try program.home.write("", to: "empty/Readme.md")
    let nothing = try await program.run("lint", "empty")
    #expect(nothing.status == 2)
    #expect(nothing.diagnostics.contains("no file that phrases are read from is in 'empty'; "))
    let phrases = try await program.run("phrases", "--catalog", "empty")
    #expect(phrases.status == 2)
    #expect(phrases.diagnostics.contains("no App Shortcuts are in 'empty'; "))
  }

  @Test func `without a compiler the same is found, and a note says how`() async throws {
    var program = program
    program.environment["PATH"] = "/nowhere"
    let ending = try await program.run("lint", "app")
    #expect(ending.output == Self.findings + "1 file, 1 app: 1 error, 1 warning\n")
    #expect(ending.diagnostics == Self.noCompiler)
  }

  @Test func `settings in the checked folder count`() async throws {
    try program.home.write(
      "application-name-missing = off\nfinal-punctuation = note\n",
      to: "app/.assistant-lint"
    )
    let ending = try await program.run("lint", "app")
    #expect(ending.output.hasSuffix("[final-punctuation]\n1 file, 1 app: 1 note\n"))
    #expect(ending.status == 0)
    try program.home.write("nonsense", to: "app/.assistant-lint")
    let wrong = try await program.run("lint", "app")
    #expect(wrong.status == 2)
    #expect(wrong.diagnostics.contains(".assistant-lint:1: 'nonsense' is no setting; "))
  }

  @Test func `a baseline is written once, and hides what was there`() async throws {
    let first = try await program.run("lint", "app", "--baseline", "known.txt")
    #expect(first.status == 0)
    #expect(
      first.diagnostics.contains("known.txt: 2 findings are kept, to be left out from now on")
    )
    let second = try await program.run("lint", "app", "--baseline", "known.txt")
    #expect(second.output == "1 file, 1 app: nothing to report\n")
    #expect(second.diagnostics.contains("known.txt: 2 known findings are left out\n"))
    #expect(second.status == 0)
    let source = program.home.bytes(of: "app/Shortcuts.swift")
    let text = String(decoding: source, as: UTF8.self)
    try program.home.write(
      text.replacing("\"Show", with: "\"Go!\", \"Show"),
      to: "app/Shortcuts.swift"
    )
    let third = try await program.run("lint", "app", "--baseline", "known.txt")
    #expect(third.output.contains("'Go!' ends with a mark"))
    #expect(third.status == 1)
  }

  @Test func `fixes are written, and what is left is told`() async throws {
    let ending = try await program.run("lint", "app", "--fix")
    #expect(ending.diagnostics.contains("1 finding was put right"))
    #expect(ending.output.hasSuffix("1 file, 1 app: 1 error\n"))
    let text = String(decoding: program.home.bytes(of: "app/Shortcuts.swift"), as: UTF8.self)
    #expect(text.contains("phrases: [\"Show my day\"]"))
  }

  @Test func `each format is what its readers expect`() async throws {
    let json = try JSON.parse(try await program.run("lint", "app", "--format", "json").output)
    #expect(json["findings"]?.array?.count == 2)
    let sarif = try JSON.parse(try await program.run("lint", "app", "--format", "sarif").output)
    #expect(sarif["runs"]?.array?.first?["results"]?.array?.count == 2)
    let github = try await program.run("lint", "app", "--format", "github").output
    #expect(
      github.hasPrefix(
        "::error file=app/Shortcuts.swift,line=4,col=46,title=application-name-missing::"
      )
    )
  }

  @Test func `a rule explains itself, and a wrong name is told`() async throws {
    let ending = try await program.run("lint", "--explain", "final-punctuation")
    #expect(ending.output.hasPrefix("final-punctuation (warning): A mark at the end of a phrase\n"))
    #expect(
      try await program.run("lint", "--explain", "all").output.split(separator: "\n").count == 44
    )
    let wrong = try await program.run("lint", "--explain", "final-punctuatoin")
    #expect(wrong.status == 2)
    #expect(
      wrong.diagnostics
        == "assistant: error: no rule is called 'final-punctuatoin'; did you mean 'final-punctuation'? "
        + "'assistant lint --explain all' lists them\n"
    )
  }

  @Test func `what is not there is a wrong call`() async throws {
    let ending = try await program.run("lint", "nothing")
    #expect(ending.status == 2)
    #expect(ending.diagnostics.contains("nothing: there is no such file or folder"))
  }

  @Test func `the built-in library and a catalogue file are checked too`() async throws {
    #expect(try await program.run("lint").status == 0)
    try program.home.write(
      #"{"version":1,"apps":[{"name":"A","shortcuts":[{"intent":"Go","phrases":["Go ${a} ${b}"],"parameters":{"a":"@text","b":"@number"}}]}]}"#,
      to: "a.json"
    )
    let ending = try await program.run("lint", "a.json")
    let codes: [String] = ending.output.split(separator: "\n").map {
      $0.split(separator: "[").last.map(String.init) ?? ""
    }
    let wanted: [String] = [
      "application-name-missing]", "no-plain-sister]", "parameter-type]", "parameter-type]",
      "several-parameters]", "1 file, 1 app: 4 errors, 1 note",
    ]
    #expect(codes == wanted)
  }

  @Test func `names of files never command the terminal`() async throws {
    try program.home.write("{", to: "app/\u{1b}[2J/AppShortcuts.xcstrings")
    let ending = try await program.run("lint", "app")
    #expect(!(ending.output + ending.diagnostics).contains("\u{1b}"))
  }
}
