/// A place of a sentence where a value seems to be named.
public struct NameMention: Sendable, Hashable {
  /// The value's identifier.
  public var id: String
  /// The value's title.
  public var title: String
  /// The tokens that name it.
  public var tokens: Range<Int>
  /// What speaks against it: 0 for the name as it is written, more for every difference.
  public var cost: Double
  /// How much the words that were said tell, in nats: rare words much, common ones little.
  public var weight: Double
  /// How the words differ from the name.
  public var fit: Fit

  /// Makes a mention.
  public init(
    id: String,
    title: String,
    tokens: Range<Int>,
    cost: Double,
    weight: Double,
    fit: Fit
  ) {
    self.id = id
    self.title = title
    self.tokens = tokens
    self.cost = cost
    self.weight = weight
    self.fit = fit
  }

  /// What a name costs whose words all have other forms or are written as they sound.
  private static let costOfForms = Double(NameAlignment.spelling * HeardNameWords.inflected)

  /// Whether the whole name was said, with each word itself, in another form ("Dune's") or as it sounds.
  public var isOfItsWords: Bool { fit == .exact || fit == .near && cost <= Self.costOfForms }

  /// How well some words fit a name.
  public enum Fit: Int, Sendable, Hashable, Comparable {
    /// Word by word, but for articles and marks that people leave out.
    case exact
    /// With words that are spelled or sound a little otherwise.
    case near
    /// Some of the name's content words are missing.
    case partial

    /// Whether one fits better than another.
    public static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }
}
