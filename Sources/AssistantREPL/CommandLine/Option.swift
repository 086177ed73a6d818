import Recognizers

/// An option of the command line: how it is written, what it does, and where it is allowed.
///
/// The same table serves the parser and the help text, so neither can tell of an option that the
/// other does not know.
enum Option: String, CaseIterable, Sendable {
  case catalog, appName = "app-name", locale, json, threshold, nBest = "n-best", answer, data
  case record, dryRun = "dry-run", locked, unlocked, voiceOnly = "voice-only"
  case timeLimit = "time-limit", onQuestion = "on-question"
  case openWhenRun = "open-when-run", expanded, format, knownFailures = "known-failures"
  case heardAs = "heard-as", keepMisses = "keep-misses", forget, color, input, settle
  case answerTime = "answer-time", wakeWord = "wake-word", speak, dictionary, service, contentType =
    "as", output
  case explainRule = "explain", baseline, fix, settings, vocabulary
  case partial, merge, noise, seed, generate, limit
  case from, criteria
  case socket, listen, wyoming, verbose, help, version

  /// What stands for the option's value in the help text; nil for a switch.
  var valueName: String? {
    switch self {
    case .catalog, .record, .knownFailures, .heardAs, .dictionary, .output, .baseline, .settings,
      .partial, .from:
      "FILE"
    case .explainRule: "RULE"
    case .vocabulary: "TYPE=FILE"
    case .noise, .seed, .limit: "N"
    case .contentType: "TYPE"
    case .appName: "NAME"
    case .locale: "ID"
    case .threshold: "X"
    case .nBest: "N"
    case .answer: "TEXT"
    case .data: "DIR"
    case .onQuestion: "answer|fail"
    case .openWhenRun, .keepMisses: "on|off"
    case .format: "FORMAT"
    case .color: "auto|always|never"
    case .input: "FORMAT"
    case .settle: "MS"
    case .timeLimit, .answerTime: "SECONDS"
    case .wakeWord: "WORDS"
    case .speak: "CMD"
    case .criteria: "TEXT"
    case .service: "NAME"
    case .socket: "PATH"
    case .listen, .wyoming: "HOST:PORT"
    case .json, .dryRun, .locked, .unlocked, .voiceOnly, .expanded, .forget, .fix, .merge,
      .generate, .verbose, .help, .version:
      nil
    }
  }

  /// The words that it takes with a command; nil where it takes other values.
  func choices(for command: CommandName) -> [String]? {
    switch self {
    case .input: InputFormat.allCases.map(\.rawValue)
    case .format where command == .grammar: GrammarFormat.allCases.map(\.rawValue)
    case .format where command == .lint: LintFormat.allCases.map(\.rawValue)
    case .format: CoverageFormat.allCases.map(\.rawValue)
    case .service: HintService.allCases.map(\.rawValue)
    case .onQuestion, .openWhenRun, .keepMisses, .color:
      (valueName ?? "").split(separator: "|").map(String.init)
    default: nil
    }
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool {
    [.catalog, .answer, .heardAs, .vocabulary, .wakeWord].contains(self)
  }

  /// The commands that take it; nil for all.
  var commands: Set<CommandName>? {
    switch self {
    case .catalog:
      [
        .talk, .listen, .match, .run, .perform, .find, .search, .show, .phrases, .explain, .misses,
        .coverage, .grammar, .intents, .describe, .metadata, .serve, .lint, .corpus,
      ]
    case .threshold: [.talk, .listen, .match, .run, .serve, .explain, .coverage]
    case .nBest: [.talk, .listen, .match, .run, .serve]
    case .answer: [.run, .perform, .find, .search, .show, .shortcut, .automation, .automate]
    case .record: [.talk, .listen, .run, .perform, .find, .search, .show, .shortcut]
    case .openWhenRun, .dryRun, .locked, .unlocked, .voiceOnly, .timeLimit:
      [.talk, .listen, .run, .perform, .search, .shortcut, .automation, .automate, .serve]
    case .contentType: [.show]
    case .output: [.show, .freeze]
    case .onQuestion, .answerTime: [.talk, .listen]
    case .wakeWord: [.talk, .listen, .grammar]
    case .speak: [.talk, .listen, .run, .perform, .shortcut, .automation, .automate]
    case .from: [.shortcut]
    case .criteria: [.notify]
    case .input, .settle: [.talk, .listen, .match]
    case .dictionary, .service: [.grammar]
    case .heardAs: [.talk, .listen, .match, .run, .serve, .explain, .coverage]
    case .keepMisses: [.talk, .listen, .run]
    case .forget: [.misses, .notifications]
    case .json:
      [
        .talk, .listen, .match, .run, .perform, .find, .search, .show, .misses, .shortcut, .phrases,
        .intents, .describe, .explain, .coverage, .automation, .focus, .notify, .notifications,
        .apps,
      ]
    case .socket, .listen, .wyoming: [.serve]
    case .expanded: [.phrases]
    case .format: [.coverage, .grammar, .lint]
    case .knownFailures, .partial, .merge, .noise: [.coverage]
    case .seed: [.coverage, .corpus]
    case .explainRule, .baseline, .fix, .settings: [.lint]
    case .vocabulary:
      [
        .talk, .listen, .match, .run, .phrases, .explain, .coverage, .grammar, .metadata, .lint,
        .corpus,
      ]
    case .generate: [.corpus]
    case .limit: [.corpus, .grammar]
    case .appName, .locale, .data, .color, .verbose, .help, .version: nil
    }
  }

  /// The own commands of a command that it goes with; nil for all.
  func subcommands(of command: CommandName) -> [String]? {
    switch (self, command) {
    case (.json, .shortcut): ["list", "show", "run", "check", "history"]
    case (.json, .automation): ["list", "show", "run", "check", "log"]
    case (.json, .focus): ["list", "show", "suggest"]
    case (.json, .apps): ["list"]
    case (.from, .shortcut): ["run", "new", "edit"]
    default: nil
    }
  }

  /// What the option does, in one line: with one command, or with all that take it.
  func summary(for command: CommandName?) -> String {
    let words = command.flatMap(subcommands)?.joined(separator: ", ")
    return summaryOfAll(for: command) + (words.map { " (\($0))" } ?? "")
  }

  private func summaryOfAll(for command: CommandName?) -> String {
    switch (self, command) {
    case (.format, .grammar?): "the recogniser's format: " + listedChoices(for: .grammar)
    case (.format, let command?):
      "what to print: " + listedChoices(for: command) + " (default text)"
    case (.input, let command?):
      "what a recogniser writes: " + listedChoices(for: command) + " (default auto)"
    case (.limit, .corpus?): "at most N sentences for a phrase (default 3)"
    case (.limit, .grammar?): "at most N values of a kind (default 10000)"
    case (.output, .freeze?): "write the frozen catalogue to FILE"
    case (.output, .show?): "write the content to FILE"
    default: summary
    }
  }

  private func listedChoices(for command: CommandName) -> String {
    (choices(for: command) ?? []).joined(separator: ", ")
  }

  private var summary: String {
    switch self {
    case .catalog:
      "phrases of a catalogue file (see CatalogueFormat) or source tree, not of the built-in app (repeatable)"
    case .appName: "listen for one app only, by its name; names the app of a source tree"
    case .locale: "speak and listen in this language, such as ko or vi (default: from LANG)"
    case .json: "print JSON, one object a line"
    case .threshold: "the least confidence of a match, from 0 to 1; 0 refuses nothing"
    case .nBest: "list at most N other readings (default 5)"
    case .answer: "answer the next question with TEXT (repeatable)"
    case .data: "keep the app's data in DIR"
    case .record: "write the conversation to FILE, as a transcript that tests can replay"
    case .dryRun: "ask and confirm as ever, but only say what would be done"
    case .locked: "ask who is there before every intent that not everybody may run, not once"
    case .unlocked: "never ask who is there"
    case .voiceOnly: "show nothing: say dialogs in full, and leave snippets out"
    case .timeLimit:
      "stop an intent that takes longer, questions not counted (default 600; 0: never)"
    case .onQuestion: "on a pipe, let the next line answer a question, or fail (default answer)"
    case .openWhenRun: "also run what a result opens (default on)"
    case .expanded: "write out every sentence"
    case .format:
      "the format of a report (default text) or a grammar; 'assistant help COMMAND' lists them"
    case .knownFailures: "sentences that may fail, and must be taken off the list once they pass"
    case .partial: "keep the results in FILE, for --merge, in place of a report"
    case .merge: "the files are results of --partial; report on all of them"
    case .noise: "also try each sentence with N slips of the keyboard and of the ear"
    case .seed: "the seed of what is drawn by lot (default 1)"
    case .explainRule: "tell what a rule is about; all lists every rule"
    case .baseline: "findings that do not count; written where FILE does not exist"
    case .fix: "put right in the files what needs no thought"
    case .settings: "how serious rules are (default .assistant-lint in the checked folder)"
    case .vocabulary: "values of a type that only the running app knows (repeatable)"
    case .generate: "write sentences for every phrase"
    case .limit:
      "corpus: at most N sentences for a phrase (default 3); grammar: N values of a kind (default 10000)"
    case .heardAs:
      "take aliases from FILE: what is heard, a tab, what it stands for; see HeardAsFormat (repeatable)"
    case .keepMisses: "remember what was not understood, for 'assistant misses' (default on)"
    case .forget: "forget what was remembered"
    case .color: "when to use colour (default auto)"
    case .input: "what a recogniser writes: auto, text, vosk, whisper, … (default auto)"
    case .settle: "the pause that ends an utterance where the format marks none (default 700)"
    case .answerTime: "give a question up when nobody answers (default 60 for speech; 0: never)"
    case .wakeWord:
      "on a pipe, hear only what follows these words, and prompt answers to questions (repeatable)"
    case .speak: "say dialogs aloud: a program that is kept open and reads a line for each"
    case .dictionary: "words the recogniser knows, alone or with their sounds as in CMUdict"
    case .service:
      "whose limits hints keep to: google, aws, azure, deepgram, apple (default google)"
    case .contentType: "its content of this kind: text/plain, png, public.image, …"
    case .output: "write the content, or the frozen catalogue, to FILE"
    case .criteria: "what the app's focus filter decides by whether it gets through"
    case .from: "give a shortcut what is in FILE, or compose it of that; - for standard input"
    case .socket: "serve the events of --json on a socket in the file system"
    case .listen: "serve the events of --json on a port (default 10800, of this machine only)"
    case .wyoming: "serve the Wyoming protocol on a port (usually 10700)"
    case .verbose: "tell more on standard error"
    case .help: "show this help"
    case .version: "show the version"
    }
  }
}
