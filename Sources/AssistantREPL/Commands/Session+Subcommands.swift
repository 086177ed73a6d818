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
  /// - Throws: ``UsageError`` where nothing stands behind it.
  func name(
    isKnown: (String) throws -> Bool
  ) throws -> (name: String, rest: ArraySlice<String>) {
    let first = try word(1)
    let words = arguments.operands.dropFirst()
    for count in stride(from: words.count, to: 1, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      if try isKnown(name) { return (name, words.dropFirst(count)) }
    }
    return (first, words.dropFirst())
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

  /// Refuses `--json` where nothing is told that a program would read.
  ///
  /// - Parameters:
  ///   - words: The command's own commands that tell such a thing.
  ///   - known: All of them.
  /// - Throws: ``UsageError`` for another one.
  func expectJSON(onlyOf words: [String], among known: [String]) throws(UsageError) {
    guard arguments[.json], let word = arguments.operands.first, known.contains(word),
      !words.contains(word)
    else { return }
    throw .notHere(.json, arguments.command, word)
  }

  /// Tells what programs read: an object a line.
  func tell(_ objects: [JSON]) {
    for object in objects { console.writeLine(object.text) }
  }
}
