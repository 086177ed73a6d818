/// What a question about a thing wants to know of it: "who wrote Dune", "is Dune on my reading shelf", "do I have
/// Dune".
struct PropertyQuestion: Sendable, Hashable {
  /// What a property is asked for.
  enum Asked: Sendable, Hashable {
    /// What it says.
    case value
    /// Whether it says what an option is called.
    case whetherOption(String)
    /// Whether it says words, given as keys.
    case whetherWords([String])
    /// Whether the app has the thing.
    case whetherThere
  }

  /// The place of the property in its kind; nil where it is only asked whether the thing is there.
  var property: Int?
  var asked: Asked
  /// Whether the property, or a word that asks for such a one, is said, and not only what such properties tell.
  var saysProperty = false
}
