#if !canImport(Darwin)
import Synchronization

/// A text of Core Foundation's, which is one of Swift's here.
public typealias CFString = String

/// The name of what processes tell each other.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: CFString
  /// A name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// What an observer does: it is told the centre, its own address, the name, an object and more, of which only the
/// first three are ever there.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    [AnyHashable: Any]?
  ) -> Void

/// When an observer in the background is told; here at once.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// Carries what processes tell each other; here what one process tells itself, since an app and its widgets are one.
public final class CFNotificationCenter: Sendable {
  static let darwin = CFNotificationCenter()

  @safe private struct Observer: Sendable {
    let address: UInt?
    let name: CFString?
    let tell: CFNotificationCallback?
  }

  private let observers = Mutex<[Observer]>([])

  func add(_ address: UInt?, _ name: CFString?, _ tell: CFNotificationCallback?) {
    observers.withLock { unsafe $0.append(Observer(address: address, name: name, tell: tell)) }
  }

  func remove(_ address: UInt?, _ name: CFString?) {
    observers.withLock { observers in
      observers.removeAll { $0.address == address && (name == nil || $0.name == name) }
    }
  }

  func post(_ name: CFNotificationName) {
    for observer in observers.withLock({ $0 }) where observer.name ?? name.rawValue == name.rawValue
    {
      let address = unsafe observer.address.flatMap {
        unsafe UnsafeMutableRawPointer(bitPattern: $0)
      }
      unsafe observer.tell?(self, address, name, nil, nil)
    }
  }
}

/// The centre through which processes tell each other something.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .darwin }

/// The centre of this process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter { .darwin }

/// Tells something to whoever observes it.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?,
  _ name: CFNotificationName,
  _ object: UnsafeRawPointer?,
  _ userInfo: [AnyHashable: Any]?,
  _ deliverImmediately: Bool
) { center?.post(name) }

/// Observes what is told under a name; nil for every name.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?,
  _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback?,
  _ name: CFString?,
  _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) { unsafe center?.add(observer.map { UInt(bitPattern: $0) }, name, callBack) }

/// Observes a name no more.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?,
  _ observer: UnsafeRawPointer?,
  _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) { unsafe center?.remove(observer.map { UInt(bitPattern: $0) }, name?.rawValue) }

/// Observes nothing any more.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?,
  _ observer: UnsafeRawPointer?
) { unsafe center?.remove(observer.map { UInt(bitPattern: $0) }, nil) }
#endif
