/// A call that cannot be carried out as it was written.
enum UsageError: Error, Sendable, Hashable {
  case unknownOption(String)
  case unknownCommand(String)
  case missingValue(Option)
  case unexpectedValue(Option)
  case badValue(Option, String, CommandName)
  case repeated(Option)
  case contradiction(Option, Option)
  case notHere(Option, CommandName, String = "")
  case missingOperand(CommandName)
  case missingName(CommandName, String)
  case extraOperand(CommandName, String)
  case unknownApp(String, known: [String])
  case unknownLocale(String, known: [String])
  case unknownIntent(String, known: [String])
  case ambiguousIntent(String, [String])
  case unknownParameter(String, intent: String, known: [String])
  case noAssignment(String)
  case badParameter(String, String, reason: String)
  case noCode(CommandName)
  case unknownRule(String, known: [String])
  case missingGenerate
  /// `apps` was called in another way than it can be.
  case badAppsCall
  case missingFormat
  case outputWithoutType
  case vocabularyWithoutSources
  case unknownSubcommand(String, CommandName)

  /// What is wrong and what to do.
  var message: String {
    switch self {
    case .unknownOption(let option):
      "unknown option '\(option)'"
        + (Self.suggestion(for: option, among: Option.allCases.map { "--" + $0.rawValue }).nonEmpty
          ?? "; 'assistant help' lists them")
    case .unknownCommand(let word):
      "unknown command '\(word)'"
        + (Self.suggestion(for: word, among: Self.commands).nonEmpty
          ?? "; 'assistant help' lists them, and 'assistant run' takes a sentence")
    case .missingValue(let option):
      "'--\(option.rawValue)' needs a value: --\(option.rawValue) \(option.valueName ?? "")"
    case .unexpectedValue(let option): "'--\(option.rawValue)' takes no value"
    case .badValue(let option, let value, let command):
      "'--\(option.rawValue)' cannot be '\(value)'; it takes \(Self.expected(option, command))"
    case .repeated(let option): "'--\(option.rawValue)' was given twice; give it once"
    case .contradiction(let one, let other):
      "'--\(one.rawValue)' and '--\(other.rawValue)' contradict each other; give one of them"
    case .notHere(let option, let command, let word):
      command == .talk
        ? "'--\(option.rawValue)' needs a command; see 'assistant --help'"
        : "'\(command.rawValue)\(word.isEmpty ? "" : " \(word)")' does not take '--\(option.rawValue)'"
    case .missingOperand(let command):
      "'\(command.rawValue)' needs more: assistant \(command.usage)"
    case .missingName(let command, let word):
      "'\(command.rawValue) \(word)' lacks a name; 'assistant help \(command.rawValue)' shows how it is called"
    case .extraOperand(let command, let word):
      "'\(word)' is too much: assistant \(command.usage)"
    case .unknownApp(let name, let known):
      "no app is called '\(name)'; there is \(known.joined(separator: ", "))"
    case .unknownLocale(let locale, let known):
      "nothing here speaks '\(locale)'; there is \(known.joined(separator: ", "))"
    case .unknownIntent(let name, let known):
      "no intent is called '\(name)'"
        + (Self.suggestion(for: name, among: known).nonEmpty ?? ";")
        + " 'assistant intents' lists them"
    case .ambiguousIntent(let name, let meant):
      "several apps have an intent '\(name)'; write \(meant.joined(separator: " or "))"
    case .unknownParameter(let name, let intent, let known):
      known.isEmpty
        ? "\(intent) takes no parameters"
        : "\(intent) has no parameter '\(name)'; it has \(known.joined(separator: ", "))"
    case .noAssignment(let word): "'\(word)' is no assignment; write parameter=value"
    case .badParameter(let name, let value, let reason): "\(name)=\(value): \(reason)"
    case .unknownRule(let name, let known):
      "no rule is called '\(name)'"
        + (Self.suggestion(for: name, among: known).nonEmpty ?? ";")
        + " 'assistant lint --explain all' lists them"
    case .missingGenerate: "'corpus' needs to know what to do: add --generate"
    case .missingFormat:
      "'grammar' needs --format; it takes "
        + (Option.format.choices(for: .grammar) ?? []).joined(separator: ", ")
    case .unknownSubcommand(let word, let command):
      "'\(command.rawValue)' knows no '\(word)'"
        + (Self.suggestion(for: word, among: command.subcommands).nonEmpty ?? ";")
        + " it takes \(command.subcommands.joined(separator: ", "))"
    case .outputWithoutType: "'--output' needs to know what to write: add --as TYPE"
    case .vocabularyWithoutSources:
      "'--vocabulary' gives values to what is read of an app's sources; name those with --catalog"
    case .badAppsCall: "'apps' is called so: \(CommandName.apps.usage)"
    case .noCode(let command):
      "'\(command.rawValue)' needs what does the intents, and this catalogue file names no programs; 'phrases' and 'match' need none"
    }
  }

  private static let commands = CommandName.allCases.filter { $0 != .talk }.map(\.rawValue)

  private static func expected(_ option: Option, _ command: CommandName) -> String {
    if let choices = option.choices(for: command) { return choices.joined(separator: ", ") }
    return switch option {
    case .threshold: "a number from 0 to 1"
    case .nBest, .settle, .timeLimit, .answerTime, .noise, .seed, .limit: "a whole number from 0"
    case .data: "a folder"
    case .contentType: "a kind of content such as text/plain, png or public.image"
    case .locale: "a language code such as en, ko or vi"
    default: option.valueName ?? ""
    }
  }

  /// A known word that the given one was probably meant to be.
  static func suggestion(for word: String, among known: [String]) -> String {
    let near = known.map { ($0, editDistance(word.lowercased(), $0.lowercased())) }
      .filter { $0.1 <= max(1, word.count / 3) }
      .min { $0.1 < $1.1 }
    return near.map { "; did you mean '\($0.0)'?" } ?? ""
  }

  /// The number of letters to change, Levenshtein's distance row by row.
  private static func editDistance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in second.enumerated() {
        let substituted = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, min(row[j], row[j + 1]) + 1)
      }
    }
    return row[second.count]
  }
}

extension String {
  /// The text; nil where there is none.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
