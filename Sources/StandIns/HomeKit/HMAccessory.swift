public import Foundation

/// Something in a home that can be switched.
open class HMAccessory: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// What tells it apart.
  public let uniqueIdentifier = UUID()
  /// Where it is.
  open weak var room: HMRoom? { nil }
  /// Whether it answers; nothing does.
  open var isReachable: Bool { false }
  /// What it can do.
  open var services: [HMService] { [] }
  /// What kind of thing it is.
  open var category: HMAccessoryCategory { HMAccessoryCategory() }
}

/// What kind of thing something is.
open class HMAccessoryCategory: NSObject {
  /// Its identifier.
  open var categoryType: String { "" }
  /// What people call it.
  open var localizedDescription: String { "" }
}

/// Something that a thing can do.
open class HMService: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// What tells it apart.
  public let uniqueIdentifier = UUID()
  /// What kind of work it is.
  open var serviceType: String { "" }
  /// What people call it.
  open var localizedDescription: String { "" }
  /// What can be read and set.
  open var characteristics: [HMCharacteristic] { [] }
  /// Whose it is.
  open weak var accessory: HMAccessory? { nil }
}

/// Something of a thing that can be read and set.
open class HMCharacteristic: NSObject {
  /// What tells it apart.
  public let uniqueIdentifier = UUID()
  /// What it is.
  open var characteristicType: String { "" }
  /// What people call it.
  open var localizedDescription: String { "" }
  /// What it was when it was last read.
  open var value: Any? { nil }
  /// Whose it is.
  open weak var service: HMService? { nil }

  /// Reads it anew, which nothing here can.
  open func readValue() async throws { throw HMError(.accessoryNotReachable) }
  /// Sets it, which nothing here can.
  open func writeValue(_ value: Any?) async throws { throw HMError(.accessoryNotReachable) }
}

/// A lamp.
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
/// A switch.
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
/// A socket.
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
/// A thermostat.
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
/// A lock.
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
/// Whether it is on.
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
/// How bright it is.
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
/// How warm it is.
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
/// How warm it is to be.
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
