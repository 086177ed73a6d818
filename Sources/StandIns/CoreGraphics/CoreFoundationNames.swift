public import Foundation

// On Apple's systems a value of Swift's is one of Core Foundation's by `as`; here the names are the same.

/// A text.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// Bytes that can be added to.
public typealias CFMutableData = NSMutableData
/// An address.
public typealias CFURL = URL
/// Values under names.
public typealias CFDictionary = [AnyHashable: Any]
/// Values one after another.
public typealias CFArray = [Any]

/// How many bytes there are.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.count ?? 0 }

/// The bytes by their address, which nobody may keep here: there is none.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>? { nil }
