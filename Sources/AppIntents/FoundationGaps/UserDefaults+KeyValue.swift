#if !canImport(Darwin)
extension UserDefaults {
  /// A value under a name.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Keeps a value under a name; nil forgets it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
#endif
