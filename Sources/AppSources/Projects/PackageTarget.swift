/// A target of a package, as its manifest declares it.
struct PackageTarget: Sendable, Hashable {
  /// What is made of a target.
  enum Kind: Sendable, Hashable {
    /// A program, which is an app by itself.
    case program
    /// What others use.
    case library
    /// What only tests others.
    case test
  }

  /// Where its sources are.
  var folder: String
  /// What is made of it.
  var kind: Kind
}
