import AssistantKit
import Testing

@testable import AssistantREPL

@Suite struct ArgumentsTests {
  @Test func `no words mean to talk`() throws {
    let arguments = try Arguments([])
    #expect(arguments.command == .talk)
    #expect(arguments.operands.isEmpty)
    #expect(arguments[.json] == false)
  }

  @Test func `options stand anywhere and carry values in two ways`() throws {
    let arguments = try Arguments([
      "--json", "match", "--n-best=2", "--threshold", "0.5", "--catalog", "a", "--catalog=b=c",
    ])
    #expect(arguments.command == .match)
    #expect(arguments[.json])
    #expect(arguments.alternativeLimit == 2)
    #expect(arguments.threshold == 0.5)
    #expect(arguments.values(of: .catalog) == ["a", "b=c"])
  }

  @Test func `another command is asked with the options that it takes`() throws {
    let arguments = try Arguments([
      "--data", "d", "automate", "--answer=a b", "--answer", "--c", "--dry-run", "--locale=ko",
    ])
    let words = arguments.words(for: .automation, ["run", "-x"])
    #expect(words.suffix(4) == ["automation", "--", "run", "-x"])
    let again = try Arguments(words)
    #expect(again.command == .automation)
    #expect(again.operands == ["run", "-x"])
    #expect(again[.dryRun])
    #expect(again.value(of: .data) == "d")
    #expect(again.value(of: .locale) == "ko")
    #expect(again.values(of: .answer) == ["a b", "--c"])
    #expect(try Arguments(arguments.words(for: .focus, ["list"])).values(of: .answer) == [])
  }

  @Test func `a limit of no seconds is no limit`() throws {
    #expect(try Arguments(["--time-limit", "30"]).timeLimit == .some(.seconds(30)))
    #expect(try Arguments(["--time-limit=0"]).timeLimit == .some(nil))
    #expect(try Arguments([]).timeLimit == nil)
    #expect(throws: UsageError.badValue(.timeLimit, "soon", .talk)) {
      try Arguments(["--time-limit", "soon"])
    }
    #expect(try Arguments(["perform", "--dry-run", "OpenBook"])[.dryRun])
  }

  @Test func `a device is locked, unlocked, or asks once`() throws {
    #expect(try Arguments(["--locked"]).lock == .locked)
    #expect(try Arguments(["run", "x", "--unlocked"]).lock == .unlocked)
    #expect(try Arguments([]).lock == .askedOnce)
  }

  @Test func `a sentence is the same with quotes and without`() throws {
    for command in ["run", "explain", "find", "search", "show"] {
      #expect(try Arguments([command, "open", "dune"]).sentence == "open dune")
      #expect(try Arguments([command, "open dune"]).sentence == "open dune")
    }
  }

  @Test func `two dashes end the options`() throws {
    #expect(try Arguments(["run", "--", "--json"]).operands == ["--json"])
    #expect(try Arguments(["run", "-"]).operands == ["-"])
  }

  @Test func `an answer may be empty or begin with a dash`() throws {
    let arguments = try Arguments(["run", "x", "--answer", "", "--answer", "-1"])
    #expect(arguments.values(of: .answer) == ["", "-1"])
  }

  @Test(arguments: [["-h"], ["match", "--help", "too", "much"], ["--version", "--n-best", "x"]])
  func `help and version are given whatever else is wrong`(words: [String]) throws {
    let arguments = try Arguments(words)
    #expect(arguments[.help] || arguments[.version])
  }

  @Test(
    arguments: [
      (["--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
      (["--Locale", "ko"], "unknown option '--Locale'; did you mean '--locale'?"),
      (
        ["--locked", "--unlocked"],
        "'--locked' and '--unlocked' contradict each other; give one of them"
      ),
      (["--xyzzy"], "unknown option '--xyzzy'; 'assistant help' lists them"),
      (["-x"], "unknown option '-x'; 'assistant help' lists them"),
      (["--jsn=3"], "unknown option '--jsn'; did you mean '--json'?"),
      (["mach"], "unknown command 'mach'; did you mean 'match'?"),
      (
        ["talk"],
        "unknown command 'talk'; 'assistant help' lists them, and 'assistant run' takes a sentence"
      ),
      (
        ["dance"],
        "unknown command 'dance'; 'assistant help' lists them, and 'assistant run' takes a sentence"
      ),
      (["--locale"], "'--locale' needs a value: --locale ID"),
      (["match", "--catalog"], "'--catalog' needs a value: --catalog FILE"),
      (["--json=yes"], "'--json' takes no value"),
      (["--locale="], "'--locale' cannot be ''; it takes a language code such as en, ko or vi"),
      (["--data", ""], "'--data' cannot be ''; it takes a folder"),
      (
        ["match", "--threshold", "2"], "'--threshold' cannot be '2'; it takes a number from 0 to 1"
      ),
      (
        ["match", "--threshold", "nan"],
        "'--threshold' cannot be 'nan'; it takes a number from 0 to 1"
      ),
      (["match", "--n-best", "-1"], "'--n-best' cannot be '-1'; it takes a whole number from 0"),
      (["--color", "blue"], "'--color' cannot be 'blue'; it takes auto, always, never"),
      (["--on-question", "ask"], "'--on-question' cannot be 'ask'; it takes answer, fail"),
      (["--locale", "ko", "--locale", "vi"], "'--locale' was given twice; give it once"),
      (["metadata", "--json"], "'metadata' does not take '--json'"),
      (["help", "--json"], "'help' does not take '--json'"),
      (["focus", "Work", "--json"], "'focus Work' does not take '--json'"),
      (["shortcut", "new", "A", "--json"], "'shortcut new' does not take '--json'"),
      (["automation", "enable", "A", "--json"], "'automation enable' does not take '--json'"),
      (["apps", "remove", "A", "--json"], "'apps remove' does not take '--json'"),
      (["shortcut", "list", "--from", "-"], "'shortcut list' does not take '--from'"),
      (
        ["notifications", "--forget", "--json"],
        "'--forget' and '--json' contradict each other; give one of them"
      ),
      (
        ["misses", "--json", "--forget"],
        "'--forget' and '--json' contradict each other; give one of them"
      ),
      (["help", "mach"], "unknown command 'mach'; did you mean 'match'?"),
      (
        ["completions", "csh"],
        "'completions' knows no 'csh'; did you mean 'zsh'? it takes bash, zsh, fish"
      ),
      (["--answer", "x"], "'--answer' needs a command; see 'assistant --help'"),
      (["run"], "'run' needs more: assistant run UTTERANCE"),
      (["phrases", "all"], "'all' is too much: assistant phrases"),
      (["describe"], "'describe' needs more: assistant describe INTENT [parameter=value]…"),
    ]
  )
  func `a wrong call says what is wrong and what to do`(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(words) }
    #expect(error?.message == sentence)
  }

  @Test(
    arguments: [
      (
        UsageError.unknownIntent("OpenBok", known: ["OpenBook", "BuyBook"]),
        "no intent is called 'OpenBok'; did you mean 'OpenBook'? 'assistant intents' lists them"
      ),
      (
        .unknownIntent("Dance", known: ["OpenBook"]),
        "no intent is called 'Dance'; 'assistant intents' lists them"
      ),
      (
        .unknownParameter("boook", intent: "OpenBook", known: ["book"]),
        "OpenBook has no parameter 'boook'; it has book"
      ),
      (.unknownParameter("x", intent: "Quit", known: []), "Quit takes no parameters"),
      (.noAssignment("dune"), "'dune' is no assignment; write parameter=value"),
      (
        .badParameter("stars", "six", reason: "6 does not fit."), "stars=six: 6 does not fit."
      ),
      (
        .noCode(.perform),
        "'perform' needs what does the intents, and this catalogue file names no programs; 'phrases' and 'match' need none"
      ),
      (.unknownLocale("de", known: ["en", "ko"]), "nothing here speaks 'de'; there is en, ko"),
      (.unknownApp("Radio", known: ["Library"]), "no app is called 'Radio'; there is Library"),
    ]
  )
  func `a wrong name says which there are`(error: UsageError, sentence: String) {
    #expect(error.message == sentence)
  }
}
