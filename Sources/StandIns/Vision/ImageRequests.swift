public import CoreGraphics
public import CoreVideo
import Foundation
import Notices

/// A question about a picture, as it is put without Objective-C; nothing is seen here.
public protocol ImageProcessingRequest: Sendable {
  /// What is seen.
  associatedtype Result: Sendable
  /// What nothing seen looks like.
  static var nothing: Result { get }
}

extension ImageProcessingRequest {
  /// Looks at a picture in which nothing is seen.
  public func perform(on image: CVPixelBuffer) async throws -> Result { seeNothing() }
  /// Looks at a picture in which nothing is seen.
  public func perform(on image: CGImage) async throws -> Result { seeNothing() }
  /// Looks at a picture in which nothing is seen.
  public func perform(on image: Data) async throws -> Result { seeNothing() }
  /// Looks at a picture in which nothing is seen.
  public func perform(on image: URL) async throws -> Result { seeNothing() }

  private func seeNothing() -> Result {
    Notice.doesNothing("looking at pictures")
    return Self.nothing
  }
}

/// How a picture is made to fit a question.
public enum ImageCropAndScaleAction: Sendable, Hashable {
  case centerCrop, scaleToFit, scaleToFill, scaleToFitPlus90CCWRotation
}

/// Asks what is in a picture.
public struct ClassifyImageRequest: ImageProcessingRequest {
  /// How the picture is made to fit.
  public var cropAndScaleAction = ImageCropAndScaleAction.centerCrop

  /// Asks.
  public init() {}

  /// Nothing.
  public static var nothing: [ClassificationObservation] { [] }
}

/// Asks what is written in a picture.
public struct RecognizeTextRequest: ImageProcessingRequest {
  /// How well it is read.
  public enum RecognitionLevel: Sendable, Hashable { case accurate, fast }

  /// How well it is read.
  public var recognitionLevel = RecognitionLevel.accurate
  /// In which languages.
  public var recognitionLanguages: [Locale.Language] = []
  /// Whether the language is found out.
  public var automaticallyDetectsLanguage = false
  /// Whether the language helps.
  public var usesLanguageCorrection = true
  /// Words that the language lacks.
  public var customWords: [String] = []

  /// Asks.
  public init() {}

  /// Nothing.
  public static var nothing: [RecognizedTextObservation] { [] }
}

/// Asks which codes are in a picture.
public struct DetectBarcodesRequest: ImageProcessingRequest {
  /// Asks.
  public init() {}

  /// Nothing.
  public static var nothing: [BarcodeObservation] { [] }
}

/// Asks where faces are.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
  /// Asks.
  public init() {}

  /// Nothing.
  public static var nothing: [FaceObservation] { [] }
}

/// Something seen.
public struct ClassificationObservation: Sendable, Hashable {
  /// What.
  public let identifier: String
  /// How surely.
  public let confidence: Float

  /// Whether it is sure enough for how many are to be found.
  public func hasMinimumPrecision(_ precision: Float, forRecall recall: Float) -> Bool { false }
  /// Whether it finds enough for how sure it is to be.
  public func hasMinimumRecall(_ recall: Float, forPrecision precision: Float) -> Bool { false }
}

/// Words that were read.
public struct RecognizedTextObservation: Sendable, Hashable {
  /// What they may be.
  public func topCandidates(_ maximum: Int) -> [RecognizedText] { [] }

  /// What they may be.
  public struct RecognizedText: Sendable, Hashable {
    /// The words.
    public let string: String
    /// How surely.
    public let confidence: Float
  }
}

/// A code that was read.
public struct BarcodeObservation: Sendable, Hashable {
  /// What it says.
  public let payloadString: String?
}

/// A face that was seen.
public struct FaceObservation: Sendable, Hashable {
  /// How surely.
  public let confidence: Float
}
