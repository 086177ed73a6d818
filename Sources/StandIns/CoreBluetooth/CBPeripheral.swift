public import Foundation

/// What tells services apart.
public final class CBUUID: NSObject, Sendable {
  /// The identifier.
  public let uuidString: String

  /// An identifier as text.
  public init(string: String) { uuidString = string.uppercased() }
  /// An identifier.
  public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }

  /// Whether it is the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }

  /// The same for the same.
  public override var hash: Int { uuidString.hashValue }
}

/// Whether something nearby is connected.
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}

/// Hears from something nearby.
public protocol CBPeripheralDelegate: AnyObject {
  /// Hears what it can do.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Hears what can be read of it.
  func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  )
  /// Hears a value.
  func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  )
}

extension CBPeripheralDelegate {
  /// Does nothing.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func peripheral(
    _ peripheral: CBPeripheral,
    didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}

/// Something nearby; nothing is.
open class CBPeripheral: NSObject {
  /// What tells it apart.
  public let identifier = UUID()
  /// Who hears of it.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// What it is called.
  open var name: String? { nil }
  /// It is not connected.
  open var state: CBPeripheralState { .disconnected }
  /// What it can do.
  open var services: [CBService]? { nil }

  /// Asks what it can do.
  open func discoverServices(_ services: [CBUUID]?) {}
  /// Asks what can be read of it.
  open func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
  /// Reads a value.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Asks how near it is.
  open func readRSSI() {}
  /// Sets a value.
  open func writeValue(
    _ data: Data,
    for characteristic: CBCharacteristic,
    type: CBCharacteristicWriteType
  ) {}
  /// Asks to be told of a value.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

/// Whether something says that a value arrived.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse, withoutResponse
}

/// Something that a thing nearby can do.
open class CBService: NSObject {
  /// What it is.
  public let uuid: CBUUID
  /// What can be read of it.
  open var characteristics: [CBCharacteristic]? { nil }

  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// Something that can be read of a thing nearby.
open class CBCharacteristic: NSObject {
  /// What it is.
  public let uuid: CBUUID
  /// What it was when it was last read.
  open var value: Data? { nil }

  init(_ uuid: CBUUID) { self.uuid = uuid }
}
