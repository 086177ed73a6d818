/// Names the packages whose intents and entities an app uses.
///
/// Types are found here without it; it is for code that is compiled for Apple's systems too.
public protocol AppIntentsPackage {
  /// The packages.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
