/// What a person did at the keyboard.
enum Key: Sendable, Hashable {
  /// Typed text, as much as came at once; never holds control characters.
  case text(String)
  /// Pasted text as the terminal sent it, line breaks and all.
  case paste(String)
  case enter, tab, backTab, backspace, delete, escape
  case up, down, left, right, home, end
  case wordLeft, wordRight, deleteWordLeft, deleteWordRight
  /// A letter with Control, in lower case.
  case control(Character)
  /// A letter with Alt, in lower case.
  case alt(Character)
}
