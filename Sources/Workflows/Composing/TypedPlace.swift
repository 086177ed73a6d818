/// Where in a line somebody is typing.
struct TypedPlace: Sendable, Hashable {
  /// The line up to the word that is being typed.
  let before: String
  /// What there is of that word.
  let begun: String
  /// The words before it; a text with its marks is one word, and so is each mark.
  private(set) var words: [String] = []
  /// Whether it stands between quotation marks.
  private(set) var isInText = false
  /// Whether it is to be a value that a text has in it.
  let isInserted: Bool

  init(_ typed: String) {
    let word = typed.reversed().prefix { WorkflowLexer.continues($0) || $0 == "." }.reversed()
    // What was chosen begins with a mark of its own.
    let mark = typed.dropLast(word.count).last == "@" ? 1 : 0
    begun = String(typed.suffix(word.count + mark))
    before = String(typed.dropLast(word.count + mark))
    isInserted = before.hasSuffix("${")
    read(before)
  }

  private mutating func read(_ text: String) {
    var word = ""
    var isEscaped = false
    for character in text {
      if isInText {
        word.append(character)
        if character == "\"", !isEscaped {
          isInText = false
          end(&word)
        }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      switch character {
      case "\"":
        end(&word)
        word = "\""
        isInText = true
      case " ", "\t": end(&word)
      case "(", ")", "[", "]", ",", "{", "}":
        end(&word)
        words.append(String(character))
      default:
        word.append(character)
        if character == ":" { end(&word) }
      }
    }
    end(&word)
  }

  private mutating func end(_ word: inout String) {
    // The name behind an identifier belongs to it.
    if word.hasPrefix("\""), words.last?.hasPrefix("@") == true {
      word = ""
    }
    if !word.isEmpty { words.append(word) }
    word = ""
  }
}
