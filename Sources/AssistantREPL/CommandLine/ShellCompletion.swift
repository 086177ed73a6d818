import SpokenLanguage

/// What lets a shell complete commands, options and their values, made from the tables that the parser uses.
struct ShellCompletion: Sendable {
  let shell: Shell

  /// The script.
  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let commands = CommandName.allCases.filter { $0 != .talk }

  /// Prints the intents, one a line.
  private static let intentsCommand =
    #"assistant intents 2>/dev/null | sed -n 's/^  \([^ ]*\) .*/\1/p'"#

  /// What completes an option's value.
  private enum Value {
    case words([String])
    case files, folders, anything
  }

  private static func value(of option: Option, _ command: CommandName) -> Value? {
    guard let name = option.valueName else { return nil }
    if let words = option.choices(for: command) { return .words(words) }
    if option == .locale { return .words(Languages.codes.sorted()) }
    switch name {
    case "FILE", "PATH", "TYPE=FILE": return .files
    case "DIR": return .folders
    default: return .anything
    }
  }

  private static func options(of command: CommandName) -> [Option] {
    Option.allCases.filter { $0.isTaken(by: command) }
  }

  /// The options that a value follows, as the pattern of a shell's `case`.
  private static let valued = Option.allCases.filter { $0.valueName != nil }
    .map { "--" + $0.rawValue }.joined(separator: "|")

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}

// MARK: - bash

extension ShellCompletion {
  private var bash: String {
    let cases = ([CommandName.talk] + Self.commands).map { command in
      let values = Self.options(of: command).compactMap { Self.bashCase($0, command) }
      let options = Self.options(of: command).map { "--" + $0.rawValue }.joined(separator: " ")
      let words = command == .talk ? Self.commands.map(\.rawValue) : command.subcommands
      let intents =
        command.takesIntent
        ? "      [ \"$place\" -eq 1 ] && words=\"$(\(Self.intentsCommand))\"\n" : ""
      return """
          \(command == .talk ? "''" : command.rawValue))
            case "$former" in
        \(values.joined(separator: "\n"))
            esac
            options='\(options)'
            words='\(words.joined(separator: " "))'
        \(intents)      \(command.takesFiles ? "files=1" : ":")
            ;;
        """
    }
    return """
      # Completes the command line of assistant in bash; made by 'assistant completions bash'.
      _assistant() {
        local current="${COMP_WORDS[COMP_CWORD]}" former="${COMP_WORDS[COMP_CWORD-1]}"
        local command='' options='' words='' files='' place=0 index
        # An equals sign between an option and its value is a word of its own here.
        if [ "$current" = '=' ]; then
          current=''
        elif [ "$former" = '=' ]; then
          former="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "${COMP_WORDS[index]}" in
            \(Self.valued))
              [ "${COMP_WORDS[index+1]}" = '=' ] && index=$((index + 1))
              index=$((index + 1)) ;;
            -*) ;;
            *) if [ -z "$command" ]; then command="${COMP_WORDS[index]}"; else place=$((place + 1)); fi ;;
          esac
        done
        [ -n "$command" ] && place=$((place + 1))
        COMPREPLY=()
        case "$command" in
      \(cases.joined(separator: "\n"))
          *) return ;;
        esac
        if [[ "$current" == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif [ "$place" -le 1 ] && [ -n "$words" ]; then
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          [ -n "$files" ] && COMPREPLY+=($(compgen -f -- "$current"))
        elif [ -n "$files" ]; then
          COMPREPLY=($(compgen -f -- "$current"))
        fi
      }
      complete -o filenames -F _assistant assistant

      """
  }

  private static func bashCase(_ option: Option, _ command: CommandName) -> String? {
    let action: String
    switch value(of: option, command) {
    case nil: return nil
    case .words(let words):
      action = "COMPREPLY=($(compgen -W \(quoted(words.joined(separator: " "))) -- \"$current\"))"
    case .files: action = "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folders: action = "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .anything: action = ":"
    }
    return "        --\(option.rawValue)) \(action); return ;;"
  }
}

// MARK: - zsh

extension ShellCompletion {
  private var zsh: String {
    let names = Self.commands.map { "    \(Self.quoted("\($0.rawValue):\($0.summary)"))" }
    let cases = Self.commands.map { command in
      let options = Self.options(of: command).map { "          \(Self.zshOption($0, command))" }
      let words =
        command.takesIntent
        ? "          '1:intent:_assistant_intents'"
        : command.takesFiles && command.subcommands.isEmpty
          ? "          '*:file:_files'"
          : command.subcommands.isEmpty
            ? "          '*: :'"
            : "          '1:what:(\(command.subcommands.joined(separator: " ")))'"
              + (command.takesFiles ? " '*:file:_files'" : "")
      return """
              \(command.rawValue))
                _arguments \\
        \((options + [words]).joined(separator: " \\\n"))
                ;;
        """
    }
    let talking = Self.options(of: .talk).map { "    \(Self.zshOption($0, .talk))" }
    return """
      #compdef assistant
      # Completes the command line of assistant in zsh; made by 'assistant completions zsh'.
      _assistant_intents() {
        local -a intents
        intents=(${(f)"$(\(Self.intentsCommand))"})
        compadd -a intents
      }
      _assistant_commands() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        _describe command commands
      }
      _assistant() {
        # The command stands behind the options before it and their values.
        local -i place=2
        while (( place < CURRENT )) && [[ $words[place] == -* ]]; do
          case $words[place] in
            \(Self.valued)) (( place += 2 )) ;;
            *) (( place += 1 )) ;;
          esac
        done
        if (( place >= CURRENT )); then
          _arguments \\
      \(talking.joined(separator: " \\\n")) \\
            '1:command:_assistant_commands'
          return
        fi
        shift $(( place - 1 )) words
        (( CURRENT -= place - 1 ))
        case $words[1] in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_assistant" ]; then _assistant "$@"; else compdef _assistant assistant; fi

      """
  }

  private static func zshOption(_ option: Option, _ command: CommandName) -> String {
    let summary = option.summary(for: command).replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
    let star = option.isRepeatable ? "*" : ""
    let action =
      switch value(of: option, command) {
      case nil: ""
      case .words(let words): ":\(option.rawValue):(\(words.joined(separator: " ")))"
      case .files: ":file:_files"
      case .folders: ":folder:_files -/"
      case .anything: ":\((option.valueName ?? "value").replacing(":", with: "\\:")): "
      }
    // A value may stand behind an equals sign or in the next word.
    let sign = action.isEmpty ? "" : "="
    return quoted("\(star)--\(option.rawValue)\(sign)[\(summary)]\(action)")
  }
}

// MARK: - fish

extension ShellCompletion {
  private var fish: String {
    let names = Self.commands.map(\.rawValue).joined(separator: " ")
    let talking = Self.options(of: .talk).map {
      Self.fishOption($0, .talk, when: "not __fish_seen_subcommand_from \(names)")
    }
    let commands = Self.commands.map { command in
      "complete -c assistant -n 'not __fish_seen_subcommand_from \(names)' "
        + "-a \(command.rawValue) -d \(Self.fishQuoted(command.summary))"
    }
    let rest = Self.commands.flatMap { command in
      let seen = "__fish_seen_subcommand_from \(command.rawValue)"
      var lines = Self.options(of: command).map { Self.fishOption($0, command, when: seen) }
      if !command.subcommands.isEmpty {
        lines.append(
          "complete -c assistant -n '\(seen)' -a '\(command.subcommands.joined(separator: " "))'"
        )
      }
      if command.takesIntent {
        lines.append(
          "complete -c assistant -n '\(seen)' -a '(__assistant_intents)'"
        )
      }
      if command.takesFiles { lines.append("complete -c assistant -n '\(seen)' -F") }
      return lines
    }
    return """
      # Completes the command line of assistant in fish; made by 'assistant completions fish'.
      function __assistant_intents
        \(Self.intentsCommand)
      end
      complete -c assistant -f
      \((commands + talking + rest).joined(separator: "\n"))

      """
  }

  private static func fishOption(_ option: Option, _ command: CommandName, when: String) -> String {
    let start = "complete -c assistant -n '\(when)' -l \(option.rawValue)"
    let value =
      switch Self.value(of: option, command) {
      case nil: ""
      case .words(let words): " -x -a '\(words.joined(separator: " "))'"
      case .files: " -r -F"
      case .folders: " -x -a '(__fish_complete_directories)'"
      case .anything: " -x"
      }
    return start + value + " -d \(fishQuoted(option.summary(for: command)))"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
