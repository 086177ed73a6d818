@_exported public import Foundation
import Notices

/// Whether the radio can be used.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether an app may use the radio.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// What uses the radio.
open class CBManager: NSObject {
  /// There is no radio.
  open var state: CBManagerState { .unsupported }
  /// The app may not use it.
  open class var authorization: CBManagerAuthorization { .denied }
}

/// Hears from the radio.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Hears whether the radio can be used.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Hears of something nearby.
  func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  )
  /// Hears that something is connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Hears that something could not be connected.
  func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  )
  /// Hears that something is connected no more.
  func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  )
}

extension CBCentralManagerDelegate {
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didFailToConnect peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func centralManager(
    _ central: CBCentralManager,
    didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}

/// Looks for things nearby, of which it finds none.
open class CBCentralManager: CBManager {
  /// Who hears of them.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks.
  open private(set) var isScanning = false

  /// Looks for things, and tells its delegate that there is no radio.
  public init(
    delegate: (any CBCentralManagerDelegate)? = nil,
    queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    Notice.doesNothing("Bluetooth")
    delegate?.centralManagerDidUpdateState(self)
  }

  /// Begins to look.
  open func scanForPeripherals(withServices services: [CBUUID]?, options: [String: Any]? = nil) {
    isScanning = true
  }
  /// Looks no more.
  open func stopScan() { isScanning = false }
  /// Connects something, which never happens.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Lets something go.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Knows nothing.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Knows nothing.
  open func retrieveConnectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] { [] }
}
