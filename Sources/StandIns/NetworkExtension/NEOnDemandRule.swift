public import Foundation

/// What a rule does.
public enum NEOnDemandRuleAction: Int, Sendable {
  case connect = 1
  case disconnect, evaluateConnection, ignore
}

/// Over what a device is on the net.
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any
  case ethernet
  case wiFi
  case cellular
}

/// When a way opens or closes by itself, which nothing here does.
open class NEOnDemandRule: NSObject {
  /// What it does.
  open var action: NEOnDemandRuleAction { .ignore }
  /// For which domains names are looked up.
  open var dnsSearchDomainMatch: [String]?
  /// Which servers are asked.
  open var dnsServerAddressMatch: [String]?
  /// Over what the device is on the net.
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  /// In which nets.
  open var ssidMatch: [String]?
  /// Which address answers.
  open var probeURL: URL?
}

/// Opens it.
open class NEOnDemandRuleConnect: NEOnDemandRule {
  /// To open it.
  open override var action: NEOnDemandRuleAction { .connect }
}

/// Closes it.
open class NEOnDemandRuleDisconnect: NEOnDemandRule {
  /// To close it.
  open override var action: NEOnDemandRuleAction { .disconnect }
}

/// Leaves it as it is.
open class NEOnDemandRuleIgnore: NEOnDemandRule {}
