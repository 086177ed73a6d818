import Synchronization

#if !canImport(Darwin)
extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// As it should be: nobody measures.
  public var thermalState: ThermalState { .nominal }
}

/// Values that a person's devices share; here they live as long as the process.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  /// The values.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// That another device changed them, which none does.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let values = Mutex<[String: PlistValue]>([:])

  /// A value of a property list.
  private enum PlistValue: Sendable {
    case string(String), data(Data), bool(Bool), integer(Int64), double(Double), strings([String])
  }

  /// Keeps a text.
  public func set(_ value: String?, forKey key: String) { keep(value.map(PlistValue.string), key) }
  /// Keeps bytes.
  public func set(_ value: Data?, forKey key: String) { keep(value.map(PlistValue.data), key) }
  /// Keeps a yes or no.
  public func set(_ value: Bool, forKey key: String) { keep(.bool(value), key) }
  /// Keeps a whole number.
  public func set(_ value: Int64, forKey key: String) { keep(.integer(value), key) }
  /// Keeps a number.
  public func set(_ value: Double, forKey key: String) { keep(.double(value), key) }
  /// Keeps texts.
  public func set(_ value: [String]?, forKey key: String) {
    keep(value.map(PlistValue.strings), key)
  }
  /// Forgets a value.
  public func removeObject(forKey key: String) { keep(nil, key) }

  /// A text.
  public func string(forKey key: String) -> String? {
    if case .string(let value) = self[key] { value } else { nil }
  }
  /// Bytes.
  public func data(forKey key: String) -> Data? {
    if case .data(let value) = self[key] { value } else { nil }
  }
  /// A yes or no; no where nothing is kept.
  public func bool(forKey key: String) -> Bool {
    if case .bool(let value) = self[key] { value } else { false }
  }
  /// A whole number; 0 where nothing is kept.
  public func longLong(forKey key: String) -> Int64 {
    if case .integer(let value) = self[key] { value } else { 0 }
  }
  /// A number; 0 where nothing is kept.
  public func double(forKey key: String) -> Double {
    if case .double(let value) = self[key] { value } else { 0 }
  }
  /// Texts.
  public func array(forKey key: String) -> [Any]? {
    if case .strings(let value) = self[key] { value } else { nil }
  }
  /// Asks the other devices; there are none.
  @discardableResult
  public func synchronize() -> Bool { true }

  private subscript(key: String) -> PlistValue? { values.withLock { $0[key] } }
  private func keep(_ value: PlistValue?, _ key: String) { values.withLock { $0[key] = value } }
}
#endif
