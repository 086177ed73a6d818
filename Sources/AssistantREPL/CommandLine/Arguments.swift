import AppIntents
import AssistantKit
import AssistantServer
import Foundation

/// A command line, read and checked.
struct Arguments: Sendable, Hashable {
  var command: CommandName = .talk
  var operands: [String] = []
  private var values: [Option: [String]] = [:]

  /// Reads the words after the program's name.
  ///
  /// - Parameter words: The words.
  /// - Throws: What is wrong with the call.
  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var hasCommand = false
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word, rest: &rest)
      } else if !hasCommand {
        guard let command = CommandName(rawValue: word), command != .talk else {
          throw .unknownCommand(word)
        }
        self.command = command
        hasCommand = true
      } else {
        operands.append(word)
      }
    }
    if self[.help] || self[.version] { return }
    try check()
    if command == .help, let word = operands.first, CommandName(rawValue: word) == nil {
      throw .unknownCommand(word)
    }
    if command == .completions, let word = operands.first, Shell(rawValue: word) == nil {
      throw .unknownSubcommand(word, .completions)
    }
  }

  // MARK: - Values

  /// Whether a switch was given.
  subscript(option: Option) -> Bool { values[option] != nil }

  /// The value of an option; nil where it was not given.
  func value(of option: Option) -> String? { values[option]?.last }

  /// All values of a repeatable option, in order.
  func values(of option: Option) -> [String] { values[option] ?? [] }

  /// The catalogue files that were named.
  var catalogPaths: [String] { command == .freeze ? operands : values(of: .catalog) }

  /// The threshold that was asked for.
  var threshold: Double? { value(of: .threshold).flatMap(Double.init) }

  /// The number of alternatives that was asked for.
  var alternativeLimit: Int? { value(of: .nBest).flatMap(Int.init) }

  /// How the device is found by intents that want to know who asks.
  var lock: DeviceLock.Setting {
    self[.locked] ? .locked : self[.unlocked] ? .unlocked : .askedOnce
  }

  /// How long an intent may take; nil within nil for as long as it likes.
  var timeLimit: Duration?? {
    value(of: .timeLimit).flatMap(Int.init).map { $0 == 0 ? nil : .seconds($0) }
  }

  /// The words behind the command as one sentence, however they were quoted.
  var sentence: String { operands.joined(separator: " ") }

  /// The words that ask another command for something with the same options.
  func words(for command: CommandName, _ operands: [String]) -> [String] {
    let options = Option.allCases.flatMap { option -> [String] in
      guard let values = values[option], option.isTaken(by: command) else { return [] }
      let name = "--\(option.rawValue)"
      return option.valueName == nil ? [name] : values.map { "\(name)=\($0)" }
    }
    return options + [command.rawValue, "--"] + operands
  }

  // MARK: - Reading

  private mutating func readOption(
    _ word: String,
    rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let sign = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = sign.map { String(word[..<$0]) } ?? word
    guard let option = Self.option(named: name) else { throw .unknownOption(name) }
    let inline = sign.map { String(word[word.utf8.index(after: $0)...]) }
    guard option.valueName != nil else {
      if inline != nil { throw .unexpectedValue(option) }
      values[option] = []
      return
    }
    guard let value = inline ?? rest.popFirst() else { throw .missingValue(option) }
    if values[option] != nil, !option.isRepeatable { throw .repeated(option) }
    values[option, default: []].append(value)
  }

  private static func option(named name: String) -> Option? {
    switch name {
    case "-h": .help
    case "-v": .verbose
    case "-o": .output
    default: name.hasPrefix("--") ? Option(rawValue: String(name.dropFirst(2))) : nil
    }
  }

  private func check() throws(UsageError) {
    for option in Option.allCases where values[option] != nil {
      guard option.isTaken(by: command) else { throw .notHere(option, command) }
      if let word = operands.first, let taking = option.subcommands(of: command),
        command.knows(word), !taking.contains(word)
      {
        throw .notHere(option, command, word)
      }
      for value in values(of: option) where !isGood(value, for: option) {
        throw .badValue(option, value, command)
      }
    }
    for (one, other) in [(Option.locked, Option.unlocked), (.forget, .json)]
    where self[one] && self[other] {
      throw .contradiction(one, other)
    }
    if operands.count < command.operandCount.lowerBound { throw .missingOperand(command) }
    if operands.count > command.operandCount.upperBound {
      throw .extraOperand(command, operands[command.operandCount.upperBound])
    }
  }

  private func isGood(_ value: String, for option: Option) -> Bool {
    if let choices = option.choices(for: command) { return choices.contains(value) }
    return switch option {
    case .threshold: Double(value).map { (0...1).contains($0) } ?? false
    case .nBest, .settle, .timeLimit, .answerTime, .noise, .seed, .limit:
      Int(value).map { $0 >= 0 } ?? false
    case .catalog, .appName, .locale, .data, .record, .knownFailures, .heardAs, .dictionary,
      .wakeWord, .speak, .output, .baseline, .settings, .partial, .explainRule, .from:
      !value.isEmpty
    case .vocabulary: value.split(separator: "=", maxSplits: 1).count == 2
    case .socket: !value.isEmpty
    case .listen, .wyoming: ServerAddress(value) != nil
    case .contentType: UTType(named: value) != nil
    default: true
    }
  }
}
