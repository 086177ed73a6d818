import AssistantKit

/// Makes the words of a program's call from a command and the values of a run.
///
/// Each text of the command becomes one argument, or none; a value never becomes an option or a second
/// argument.
struct CommandWords {
  /// Why a call cannot be made.
  enum Problem: Error, Sendable, Hashable {
    /// A value would be read as an option.
    case looksLikeOption(String)
    /// A value holds a character that no argument can hold.
    case unspeakable(String)
  }

  /// The text of a value by the parameter's name; nil for a missing one.
  let text: (_ name: String, _ asTitle: Bool) -> String?

  /// The words of the call.
  func words(of command: ProgramCommand) throws(Problem) -> [String] {
    var words: [String] = []
    var endsOptions = false
    for group in command.arguments {
      var made: [String] = []
      var isWhole = true
      for template in group {
        guard let word = template.filled(text) else {
          isWhole = false
          break
        }
        try check(word, from: template, endsOptions: endsOptions)
        made.append(word)
        if template.text == "--" { endsOptions = true }
      }
      if isWhole { words += made }
    }
    return words
  }

  private func check(
    _ word: String,
    from template: ValueTemplate,
    endsOptions: Bool
  ) throws(Problem) {
    if word.utf8.contains(0) { throw .unspeakable(word) }
    guard case .value? = template.pieces.first, !endsOptions else { return }
    if word.utf8.first == UInt8(ascii: "-") { throw .looksLikeOption(word) }
  }
}
