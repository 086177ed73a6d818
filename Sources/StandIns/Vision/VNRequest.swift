public import CoreGraphics
@_exported public import CoreVideo
@_exported public import Foundation
import Notices

/// Looks for something in a picture; nothing here sees.
open class VNRequest: NSObject {
  /// What is called when it has looked.
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void

  private let completion: CompletionHandler?

  /// Looks for something, and calls when it has.
  public init(completionHandler: CompletionHandler? = nil) {
    completion = completionHandler
    super.init()
  }

  func finish() { completion?(self, nil) }
}

/// A request whose findings are not said to be of a kind.
///
/// A class could not say so: each kind of request has findings of its own, and arrays of one class do not override
/// arrays of another.
public protocol _VNFindingRequest: VNRequest {}

extension VNRequest: _VNFindingRequest {}

extension _VNFindingRequest {
  /// What it found; nothing.
  public var results: [VNObservation]? { [] }
}

/// Looks for words.
open class VNRecognizeTextRequest: VNRequest {
  /// How exactly it looks.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages of the words.
  open var recognitionLanguages: [String] = []
  /// Whether words are made right by the language.
  open var usesLanguageCorrection = true
  /// Whether it finds the language by itself.
  open var automaticallyDetectsLanguage = false
  /// What it found; nothing.
  open var results: [VNRecognizedTextObservation]? { [] }
}

/// How exactly words are looked for.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate, fast
}

/// Says what a picture shows.
open class VNClassifyImageRequest: VNRequest {
  /// What it found; nothing.
  open var results: [VNClassificationObservation]? { [] }
}

/// Looks for codes.
open class VNDetectBarcodesRequest: VNRequest {
  /// What it found; nothing.
  open var results: [VNBarcodeObservation]? { [] }
}

/// Looks for faces.
open class VNDetectFaceRectanglesRequest: VNRequest {
  /// What it found; nothing.
  open var results: [VNFaceObservation]? { [] }
}

/// Something that was seen.
open class VNObservation: NSObject {
  /// What tells it apart.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  open var confidence: Float { 0 }
}

/// What a picture shows.
open class VNClassificationObservation: VNObservation {
  /// Its name.
  open var identifier: String { "" }
}

/// Something that was seen at a place.
open class VNDetectedObjectObservation: VNObservation {
  /// Where, in parts of the picture.
  open var boundingBox: CGRect { .zero }
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation {}

/// A code.
open class VNBarcodeObservation: VNDetectedObjectObservation {
  /// What it says.
  open var payloadStringValue: String? { nil }
}

/// Words.
open class VNRecognizedTextObservation: VNDetectedObjectObservation {
  /// What they may be, the likeliest first.
  open func topCandidates(_ maximum: Int) -> [VNRecognizedText] { [] }
}

/// What words may be.
open class VNRecognizedText: NSObject {
  /// The words.
  open var string: String { "" }
  /// How sure it is, from 0 to 1.
  open var confidence: Float { 0 }
}

/// Looks at a picture.
open class VNImageRequestHandler: NSObject {
  /// What may be known of a picture.
  public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Something that may be known.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Looks at a picture.
  public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Looks at a picture.
  public init(cvPixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// Looks at a picture.
  public init(data: Data, options: [VNImageOption: Any] = [:]) {}
  /// Looks at a picture.
  public init(url: URL, options: [VNImageOption: Any] = [:]) {}

  /// Looks, and finds nothing.
  open func perform(_ requests: [VNRequest]) throws {
    Notice.doesNothing("looking at pictures")
    for request in requests { request.finish() }
  }
}
