#if !canImport(Darwin)
extension String.StandardComparator {
  /// In the order of letters as they are; Foundation knows no other away from Apple's systems.
  public static let localizedStandard = String.StandardComparator.lexical
  /// In the order of letters as they are; Foundation knows no other away from Apple's systems.
  public static let localized = String.StandardComparator.lexical
}
#endif
