/// Whether a person is told that there is no radio.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// What tells a manager apart that comes back.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether one thing is told of again and again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Whether a person is told that it is connected.
public let CBConnectPeripheralOptionNotifyOnConnectionKey =
  "kCBConnectOptionNotifyOnConnection"
/// Whether a person is told that it is not connected any more.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
/// What it calls itself.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// What its maker says.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// What its services say.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// What it can do.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// Whether one can connect to it.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// How strong its radio is.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The properties as bits.
  public let rawValue: UInt

  /// Properties.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is told to all.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// It can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// It can be written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// It can be written.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// One is told when it changes.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// One is told when it changes, and says that one heard it.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

extension CBCharacteristic {
  /// What can be done with it: nothing.
  public var properties: CBCharacteristicProperties { [] }
  /// Whether one is told when it changes.
  public var isNotifying: Bool { false }
}
