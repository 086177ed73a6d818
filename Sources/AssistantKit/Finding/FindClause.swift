/// What a stretch of a sentence about what to find says.
enum FindClause: Sendable {
  case nothing
  case request, all, noun
  /// A word that stands for things of any kind.
  case anything
  /// What was spoken of is left out.
  case other
  case and, or
  case condition(FindDraft.Condition)
  /// A condition of which nothing but its value is said: a name that things have by one of their properties.
  case named(FindDraft.Condition, isTitle: Bool)
  /// Where all things are: in the app.
  case place
  /// Only some of the things that are shown are meant.
  case narrowing
  /// Another value for the condition before.
  case more(Range<Int>)
  case order(property: Int?, isDescending: Bool?)
  /// An order by something that is no property.
  case unknownOrder(String)
  case limit(Int)
  /// A word that means nothing, by its place.
  case unread(Int)
}
