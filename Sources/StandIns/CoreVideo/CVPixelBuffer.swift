@_exported public import CoreGraphics

/// Something of a film or a camera, of which there is none here.
public final class CVBuffer: Hashable, Sendable {
  package init() {}

  /// Whether they are the same.
  public static func == (left: CVBuffer, right: CVBuffer) -> Bool { left === right }

  /// Adds which it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture of a film or a camera, of which there is none here.
public typealias CVImageBuffer = CVBuffer
/// The points of a picture, of which there is none here.
public typealias CVPixelBuffer = CVBuffer
/// Whether something could be done, as a number.
public typealias CVReturn = Int32

/// Something could be done.
public let kCVReturnSuccess: CVReturn = 0
/// Something could not be done.
public let kCVReturnError: CVReturn = -6660

/// How many points are in a row; none.
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { 0 }
/// How many rows there are; none.
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { 0 }

/// The points of a picture that nobody changes, of which there is none here.
public final class CVReadOnlyPixelBuffer: Sendable {
  private init() {}

  /// Lets something look at the points.
  public func withUnsafeBuffer<Result>(
    _ body: (CVPixelBuffer) throws -> Result
  ) rethrows -> Result { try body(CVBuffer()) }

  /// Does something with it that takes a while.
  public func withUnsafeBuffer<Result>(
    _ body: (CVPixelBuffer) async throws -> Result
  ) async rethrows -> Result { try await body(CVBuffer()) }
}
