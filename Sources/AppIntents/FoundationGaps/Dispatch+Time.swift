#if !canImport(Darwin)
// Constants of the system's that sleeping and waiting are written with.

/// How many billionths a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many billionths a thousandth has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many billionths a millionth has.
public let NSEC_PER_USEC: UInt64 = 1_000
/// How many millionths a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
