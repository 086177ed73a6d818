/// What the program can be told to do on the command line.
enum CommandName: String, CaseIterable, Sendable {
  case talk, listen, match, run, perform, find, search, show, phrases, explain, misses, lint
  case coverage, corpus, grammar, intents, describe, metadata, freeze
  case shortcut, focus, notify, notifications, automation, automate, apps, serve
  case help, manual, completions

  /// How it is called, without options.
  var usage: String {
    switch self {
    case .talk: ""
    case .listen: "listen [options] -- COMMAND…"
    case .match: "match"
    case .run: "run UTTERANCE"
    case .perform: "perform INTENT [parameter=value]…"
    case .phrases: "phrases"
    case .explain: "explain UTTERANCE"
    case .misses: "misses"
    case .lint: "lint [PATH…]"
    case .coverage: "coverage CORPUS…"
    case .corpus: "corpus --generate [PATH…]"
    case .grammar: "grammar"
    case .intents: "intents [WORDS…]"
    case .describe: "describe INTENT [parameter=value]…"
    case .find: "find [SENTENCE]"
    case .search: "search WORDS…"
    case .show: "show WORDS…"
    case .metadata: "metadata"
    case .focus: "focus [NAME|on|off|list|new|rename|delete|show|filter|unfilter|suggest …]"
    case .notify: "notify APP \"TITLE\" [TEXT…]"
    case .notifications: "notifications"
    case .automation: "automation list|new|show|enable|disable|delete|run|check|log …"
    case .automate: "automate"
    case .shortcut: "shortcut list|show|run|new|edit|rename|delete|check|format|history …"
    case .apps: "apps add FILE | apps add -- PROGRAM… | apps list | apps remove NAME"
    case .serve: "serve [--socket PATH] [--listen HOST:PORT] [--wyoming HOST:PORT]"
    case .freeze: "freeze CATALOG… [options]"
    case .help: "help [COMMAND]"
    case .manual: "manual"
    case .completions: "completions bash|zsh|fish"
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .talk: "talk: a prompt on a terminal, a filter on a pipe"
    case .listen: "run a recogniser and talk with whoever it hears"
    case .match: "one result for each line of standard input or utterance heard; runs nothing"
    case .run: "deal with one utterance"
    case .perform: "run an intent by its name"
    case .phrases: "list the phrases of every app, with counts"
    case .explain: "tell how an utterance is read, and why not otherwise"
    case .misses: "list what was not understood lately, as candidates for phrases"
    case .lint: "check phrases: of an app's sources, of catalogue files, of the built-in apps"
    case .coverage: "run test sentences and tell which fall short"
    case .corpus: "propose test sentences to start from"
    case .grammar: "write what a recogniser needs to expect these sentences"
    case .intents: "list the intents, or those that words are about"
    case .describe: "show an intent, its parameters and its sentence"
    case .find: "find things by their properties; asks step by step where nothing is said"
    case .search: "search the things of all apps, best first, and open the one that is chosen"
    case .show: "show what is known of a thing, or its content"
    case .metadata: "write the apps as a catalogue file"
    case .focus: "switch focuses, and set what apps do differently while one is on"
    case .notify: "post a notification as an app would, and tell whether it gets through"
    case .automation: "make and keep steps that run by themselves"
    case .automate: "wait for what automations wait for, and run them"
    case .notifications: "list what got through, what was silenced and why, and the badges"
    case .shortcut: "compose, keep and run shortcuts of your own"
    case .apps: "add, list or remove apps that are programs of their own, in any language"
    case .serve: "converse over sockets: JSON events, or Wyoming for Home Assistant and Rhasspy"
    case .freeze: "write a catalogue as a file that is ready at once, whatever its size"
    case .help: "tell what there is, or all about a command"
    case .manual: "write this manual for 'man'"
    case .completions: "write what lets a shell complete commands, options and values"
    }
  }

  /// What else there is to know about it, in paragraphs; nil where the summary says it all.
  var details: String? {
    switch self {
    case .listen:
      """
      The recogniser is started with the words after --, its output is read in whatever format it
      has, and it ends with the assistant. When it dies it is started again, after a quarter of a
      second at first and half a minute at most; when it ends with status 0 it has finished. For a
      pipeline: listen -- sh -c 'arecord -q | recogniser'.
      """
    case .match:
      """
      Plain lines have one result each, the blank ones too. What a recogniser writes is known by
      itself, from the first bytes, and read as it is: there each utterance has its result, and
      guesses, noise and what the recogniser invents have none. Sentences in pieces are joined and
      several in one are parted, by time, punctuation and what is understood. --input text takes
      every line as it stands.
      """
    case .lint:
      """
      PATH is a source tree, a Swift file, AppShortcuts.xcstrings, AppShortcuts.strings, Info.plist,
      extract.actionsdata or a catalogue file (.json); without any the built-in apps are checked. Swift
      is parsed by swiftc where it is installed, and read by its keywords where it is not. Every finding
      names its rule: --explain RULE tells of one, --explain all of every one. A comment
      "assistant:disable:next RULE" switches one off for a line; .assistant-lint, in the folder that is
      checked, for good ("RULE = off", "RULE = error", "exclude PATH", "fail-on = error").
      --baseline FILE keeps what is found the first time, and from then on only what is new counts.
      The status is 1 where there is a warning or an error.
      """
    case .coverage:
      """
      CORPUS is text, a sentence a line, with tabs between the columns:

          # locale: en
          open the hobbit in library	OpenBook	book=The Hobbit
          feed the cat	-

      The second column is the intent that must be understood, or - for a sentence that must be
      refused; the others are values, compared by identifier and then by title. JSON lines with
      "utterance", "intent" and "parameters" do as well. "-" reads standard input. The status is 1
      where a sentence falls short that is not among --known-failures, or passes that is.
      --partial FILE keeps the results of a part of a large corpus, and --merge takes such files in
      place of corpora: the report is that of a single run. The documentation has a page on the format:
      CorpusFormat.
      """
    case .corpus:
      """
      Every phrase is written out with some of its values, as a corpus that 'coverage' reads. PATH is a
      source tree or file as for lint; without any it is the built-in apps' phrases. Take out what
      nobody says, and add what people do say.
      """
    case .search:
      """
      What is chosen is opened by the app's own intent for it. Where nobody can answer, as in a
      pipeline, what was found is listed. At the prompt "search WORDS" does the same.
      """
    case .show:
      """
      Without --as: its properties, and the kinds of content that the app has of it. With --as: the
      content itself, as it is: show hobbit --as text/plain > hobbit.txt, or --output hobbit.txt.
      At the prompt "show WORDS" and "show WORDS as TYPE" do the same where no phrase is meant.
      """
    case .focus:
      """
        focus                          the focuses; which one is on
        focus list                     the same
        focus NAME, focus on NAME      turns one on, and another off; a phrase does the same
        focus off                      ends the one that is on
        focus new NAME                 makes one
        focus rename NAME NEW          also in the shortcuts and automations that name it; tells where
                                       other texts still have the former name
        focus delete NAME              it ends where it was on
        focus show NAME                what each app does for it, and what it could do
        focus filter NAME APP [parameter=value]…
                                       sets it; asks step by step where nothing is said
        focus unfilter NAME APP        the app does nothing for it any more
        focus suggest APP              what the app proposes; focus filter NAME APP suggestion=1

      APP is an app's name, or App.Intent where it has several filters. An empty value (parameter=)
      takes a parameter back, as does "-" where it is asked for.
      """
    case .automation:
      """
        automation list                what you have, and what it waits for
        automation new NAME            takes its lines at a terminal or from a pipe, such as
                                         when at 07:30 on weekdays
                                         shortcut "Random Book"
                                       a file's own name will do
        automation show NAME           what it waits for, and its steps
        automation disable NAME        it waits no more, until it is enabled
        automation enable NAME         it waits again, for what comes from now on
        automation delete NAME
        automation run NAME [INPUT]    what it does, now; INPUT is what it would have waited for
        automation check [FILE…]       every mistake with its line and column; without files, of yours
        automation log [NAME]          what became of them

      It waits for one of: at 07:30 [on weekdays | weekends | monday, friday], at "2026-12-24 18:00",
      focus "Work" starts | ends, file changes in "/folder" [named "*.csv"], intent Library.AddBook
      performed, app Library opened. Below that, as needed: ask first, missed run, disabled; and, for what
      holds where nothing is said, run immediately, missed skip. 'automate' runs them.
      """
    case .automate:
      """
      Stays in the foreground, as a systemd user unit runs it. What was missed while it did not wait
      is said, and run only where the automation says "missed run". Nothing is ever run twice for the
      same time, file or event; what was running when the program was killed is not run again. Each
      run is a process of its own, which begins with the first --answer and ends with the program. What
      asks first does not run where nobody can answer. One process waits for a person's automations; a
      second one says so, and its status is 1.
      """
    case .notify:
      """
      --criteria TEXT is what the app's focus filter decides by. Apps post notifications of their own
      with UNUserNotificationCenter, and in other languages with the line protocol's "notify".
      """
    case .shortcut:
      """
        shortcut list                  what you have
        shortcut show NAME             its steps
        shortcut run NAME [INPUT]      runs it; --from FILE gives it what is in a file, - for a pipe
        shortcut new NAME              composes one, step by step at a terminal or from a pipe;
                                       --from FILE takes a shortcut's file, whose own name
                                       will do, or steps alone
        shortcut edit NAME             opens it in $VISUAL or $EDITOR; takes the new file from a pipe
                                       or with --from FILE
        shortcut rename NAME NEW       also in what runs it
        shortcut delete NAME
        shortcut check [FILE…]         every mistake with its line and column; without files, of yours
        shortcut format FILE…          puts files into the usual form; comments stay
        shortcut history [NAME]        what became of the last runs

      Its name is a sentence too: whoever says it runs it. The format of the files is described in
      ShortcutFiles.md.
      """
    case .apps:
      """
      The documentation has a page on catalogue files: CatalogueFormat.

      A FILE is a catalogue that names its programs; it stays where it is. A PROGRAM speaks the line
      protocol: it is started, asked what it offers in the chosen --locale, and started again when it has
      something to do; add it once for each language. What was added is there in every call from then on.
      """
    case .serve:
      """
      Every connection has a conversation of its own. --socket and --listen speak the events of
      --json; --wyoming speaks Wyoming. A HOST is 127.0.0.1 unless it is said: "--wyoming 10700". Without
      any of the three it is --listen 10800. SIGTERM finishes what runs and ends.
      """
    case .freeze:
      """
      The file is given to --catalog like the catalogue it was made from, and is not read but mapped:
      a hundred million sentences are there as soon as a hundred. It holds one language, that of
      --locale, and belongs to this version of the program. It keeps what is said and not what is done:
      the programs of a catalogue stay in the catalogue. --output names it; otherwise it stands beside
      the first catalogue, with the ending .frozen.
      """
    case .run, .explain:
      """
      The utterance may be quoted or not: what the shell would take for its own has to be, such as ' or ?.
      """
    case .metadata:
      """
      The documentation has a page on catalogue files: CatalogueFormat.
      """
    case .manual:
      """
      assistant manual > ~/.local/share/man/man1/assistant.1 makes 'man assistant' show it.
      """
    case .completions:
      """
      bash   source <(assistant completions bash), in ~/.bashrc for good
      zsh    assistant completions zsh > a folder of $fpath/_assistant
      fish   assistant completions fish > ~/.config/fish/completions/assistant.fish
      """
    default: nil
    }
  }

  /// What may follow the command's name: its own commands, or the words of a closed list.
  var subcommands: [String] {
    switch self {
    case .shortcut:
      ["list", "show", "run", "new", "edit", "rename", "delete", "check", "format", "history"]
    case .focus:
      ["on", "off", "list", "new", "rename", "delete", "show", "filter", "unfilter", "suggest"]
    case .automation: ["list", "new", "show", "enable", "disable", "delete", "run", "check", "log"]
    case .apps: ["add", "list", "remove"]
    case .completions: Shell.allCases.map(\.rawValue)
    case .help: CommandName.allCases.filter { $0 != .talk }.map(\.rawValue)
    default: []
    }
  }

  /// Whether it does something for a word behind it: `focus` turns on what any other word names.
  func knows(_ word: String) -> Bool { self == .focus || subcommands.contains(word) }

  /// Whether files may be named behind the command.
  var takesFiles: Bool {
    switch self {
    case .lint, .corpus, .coverage, .freeze, .apps, .shortcut, .automation: true
    default: false
    }
  }

  /// Whether an intent is named behind the command.
  var takesIntent: Bool { self == .perform || self == .describe }

  /// Whether it needs neither apps nor a conversation.
  var isAboutProgram: Bool { [.help, .manual, .completions].contains(self) }

  /// Whether it is about what apps offer to everybody, whatever the person composed.
  var isAboutAppsAlone: Bool { [.coverage, .corpus, .lint, .metadata].contains(self) }

  /// How many words it takes besides options.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .talk, .match, .phrases, .misses, .grammar, .metadata, .serve, .manual: 0...0
    case .help: 0...1
    case .completions: 1...1
    case .run, .explain: 1...Int.max
    case .lint, .corpus: 0...Int.max
    case .listen, .freeze: 1...Int.max
    case .perform, .describe, .coverage, .search, .show, .apps: 1...Int.max
    case .find, .intents: 0...Int.max
    case .shortcut: 1...Int.max
    case .focus: 0...Int.max
    case .notify: 2...Int.max
    case .notifications, .automate: 0...0
    case .automation: 1...Int.max
    }
  }
}
