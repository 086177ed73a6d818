@_exported public import Foundation
import Notices

/// On what a model computes.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// How a model is loaded.
open class MLModelConfiguration: NSObject {
  /// On what it computes.
  open var computeUnits: MLComputeUnits = .all
  /// Whether it may compute less exactly.
  open var allowLowPrecisionAccumulationOnGPU = false
  /// What it is called.
  open var modelDisplayName: String?
}

/// Why a model cannot be used.
public struct MLModelError: Error, LocalizedError, Sendable {
  /// A kind of reason.
  public enum Code: Int, Sendable {
    case generic, featureType, io, customLayer, customModel, update, parameters
  }

  /// The reason.
  public let code: Code

  /// What happened.
  public var errorDescription: String? { "There is no Core ML here, so no model can be loaded." }
}

/// A model that was learnt; here none can be loaded.
open class MLModel: NSObject {
  /// How it is loaded.
  public let configuration: MLModelConfiguration

  /// Loads a model, which fails.
  public init(
    contentsOf url: URL,
    configuration: MLModelConfiguration = MLModelConfiguration()
  ) throws {
    self.configuration = configuration
    Notice.doesNothing("Core ML")
    throw MLModelError(code: .io)
  }

  /// Loads a model, which fails.
  open class func load(
    contentsOf url: URL,
    configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { try MLModel(contentsOf: url, configuration: configuration) }

  /// Makes a model ready to be loaded, which fails.
  open class func compileModel(at url: URL) async throws -> URL { throw MLModelError(code: .io) }

  /// What the model says of something, which fails.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(code: .generic)
  }
}
