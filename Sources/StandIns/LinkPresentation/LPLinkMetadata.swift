@_exported public import Foundation
import Notices

/// What is known of an address.
open class LPLinkMetadata: NSObject {
  /// Where it was in the beginning.
  open var originalURL: URL?
  /// Where it is.
  open var url: URL?
  /// What it is called.
  open var title: String?
  /// Where its film is.
  open var remoteVideoURL: URL?
}

/// Why nothing is known.
public struct LPError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    case metadataFetchNotAllowed
  }

  /// What went wrong.
  public let code: Code
}

/// Asks what there is to know of an address; here nobody looks.
open class LPMetadataProvider: NSObject {
  /// How long it asks, in seconds.
  open var timeout: TimeInterval = 30
  /// Whether it asks for pictures too.
  open var shouldFetchSubresources = true

  /// Fails, since pages are not loaded here.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    Notice.doesNothing("LPMetadataProvider")
    throw LPError(code: .metadataFetchFailed)
  }

  /// Fails, since pages are not loaded here.
  open func startFetchingMetadata(
    for url: URL,
    completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    Notice.doesNothing("LPMetadataProvider")
    completionHandler(nil, LPError(code: .metadataFetchFailed))
  }

  /// Has nothing to end.
  open func cancel() {}
}
