/// What the program can be told to do on the command line.
enum CommandName: String, CaseIterable, Sendable {
  case talk, listen, match, run, perform, find, search, show, phrases, explain, misses, coverage
  case grammar, intents, describe, metadata, freeze

  /// How it is called, without options.
  var usage: String {
    switch self {
    case .talk: ""
    case .listen: "listen [options] -- COMMAND…"
    case .match: "match"
    case .run: "run \"UTTERANCE\""
    case .perform: "perform INTENT [parameter=value]…"
    case .phrases: "phrases"
    case .explain: "explain \"UTTERANCE\""
    case .misses: "misses"
    case .coverage: "coverage CORPUS…"
    case .grammar: "grammar"
    case .intents: "intents [WORDS…]"
    case .describe: "describe INTENT [parameter=value]…"
    case .find: "find [\"SENTENCE\"]"
    case .search: "search WORDS…"
    case .show: "show WORDS…"
    case .metadata: "metadata"
    case .freeze: "freeze CATALOG… [options]"
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
    case .coverage: "run test sentences and tell which fall short"
    case .grammar: "write what a recogniser needs to expect these sentences"
    case .intents: "list the intents, or those that words are about"
    case .describe: "show an intent, its parameters and its sentence"
    case .find: "find things by their properties; asks step by step where nothing is said"
    case .search: "search the things of all apps, best first, and open the one that is chosen"
    case .show: "show what is known of a thing, or its content"
    case .metadata: "write the apps as a catalogue file"
    case .freeze: "write a catalogue as a file that is ready at once, whatever its size"
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
    case .freeze:
      """
      The file is given to --catalog like the catalogue it was made from, and is not read but mapped:
      a hundred million sentences are there as soon as a hundred. It holds one language, that of
      --locale, and belongs to this version of the program. --output names it; otherwise it stands
      beside the first catalogue, with the ending .frozen.
      """
    default: nil
    }
  }

  /// How many words it takes besides options.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .talk, .match, .phrases, .misses, .grammar, .metadata: 0...0
    case .run, .explain: 1...1
    case .listen, .freeze: 1...Int.max
    case .perform, .describe, .coverage, .search, .show: 1...Int.max
    case .find, .intents: 0...Int.max
    }
  }
}
