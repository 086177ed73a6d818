/// An argument of a call: its label and the tokens of its value.
struct Argument {
  var label: String?
  /// The value, as places among the tokens.
  var value: Range<Int>
}
