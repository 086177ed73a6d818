@_exported public import Foundation

// Core Foundation's names of Swift's types, by which secrets are named and told.

/// A text.
public typealias CFString = String
/// Bytes.
public typealias CFData = Data
/// Values under names.
public typealias CFDictionary = [AnyHashable: Any]
/// Any object of C's.
public typealias CFTypeRef = AnyObject
/// What came of a call.
public typealias OSStatus = Int32
