import AssistantKit
import OrderedJSON

/// What stands behind a command's own command, such as `list` of `shortcut`.
extension Session {
  /// A word behind it.
  ///
  /// - Throws: ``UsageError`` where there is none.
  func word(_ place: Int) throws(UsageError) -> String {
    guard arguments.operands.count > place else {
      throw .missingName(arguments.command, arguments.operands[0])
    }
    return arguments.operands[place]
  }

  /// A name behind it that may be of several words: nobody has to put “Random Book” in quotes.
  ///
  /// - Throws: ``UsageError`` where there is none.
  func name() throws(UsageError) -> String {
    _ = try word(1)
    return arguments.operands.dropFirst().joined(separator: " ")
  }

  /// The name behind it, where there is one.
  var nameIfAny: String? {
    let words = arguments.operands.dropFirst()
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// A name with other words behind it: the longest beginning that is called so, or the first word.
  ///
  /// - Parameter known: What there is, of which each is looked at once however many words there are.
  /// - Returns: The name as it was written, and the words behind it.
  /// - Throws: ``UsageError`` where nothing stands behind it.
  func name(
    among known: [String]
  ) throws(UsageError) -> (name: String, rest: ArraySlice<String>) {
    _ = try word(1)
    let words = arguments.operands.dropFirst()
    let count = Self.wordCount(ofNameAt: words, among: known) ?? 1
    return (words.prefix(count).joined(separator: " "), words.dropFirst(count))
  }

  /// How many of some words are the longest name that they begin with; nil where they begin with none.
  static func wordCount(ofNameAt words: ArraySlice<String>, among known: [String]) -> Int? {
    let keys = Set(known.map(PersonalName.key))
    let longest = keys.map(\.count).max() ?? 0
    var begun = ""
    var found: Int?
    for (place, word) in words.enumerated() {
      let key = PersonalName.key(word)
      if !begun.isEmpty, !key.isEmpty { begun += " " }
      begun += key
      if begun.count > longest { break }
      if keys.contains(begun) { found = place + 1 }
    }
    return found
  }

  /// Refuses words that nobody would look at.
  ///
  /// - Parameter count: How many there may be behind the command's own command.
  /// - Throws: ``UsageError`` for the first that is too much.
  func expectWords(atMost count: Int) throws(UsageError) {
    if arguments.operands.count > count + 1 {
      throw .extraOperand(arguments.command, arguments.operands[count + 1])
    }
  }

  /// Tells what programs read: an object a line.
  func tell(_ objects: [JSON]) {
    for object in objects { console.writeLine(object.text) }
  }
}
