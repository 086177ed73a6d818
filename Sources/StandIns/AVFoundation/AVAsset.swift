public import CoreMedia
public import Foundation
import Notices

/// A film or sound, which nothing here reads.
open class AVAsset: NSObject {
  /// What is at an address.
  public convenience init(url: URL) { self.init() }

  /// How long it is; nobody measured it.
  open var duration: CMTime {
    Notice.doesNothing("AVAsset")
    return .invalid
  }
  /// Whether it can be played; it cannot.
  open var isPlayable: Bool { false }

  /// What is known of it.
  open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value {
    property.value
  }
}

/// A film or sound at an address, which nothing here reads.
open class AVURLAsset: AVAsset {
  /// Where it is.
  public let url: URL

  /// What is at an address.
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

/// Something that is known of a film once it was read.
public struct AVAsyncProperty<Value: Sendable>: Sendable {
  let value: Value
}

extension AVAsyncProperty<CMTime> {
  /// How long it is; nobody measured it.
  public static var duration: AVAsyncProperty<CMTime> { .init(value: .invalid) }
}

extension AVAsyncProperty<Bool> {
  /// Whether it can be played; it cannot.
  public static var isPlayable: AVAsyncProperty<Bool> { .init(value: false) }
}
