public import Foundation

/// Values under names.
public protocol MLFeatureProvider {
  /// The names.
  var featureNames: Set<String> { get }
  /// The value under a name; nil where there is none.
  func featureValue(for name: String) -> MLFeatureValue?
}

/// What kind a value is.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case multiArray = 5
  case dictionary = 6
}

/// A value that a model takes or gives.
open class MLFeatureValue: NSObject {
  /// What kind it is.
  public let type: MLFeatureType
  /// The whole number; 0 where it is another kind.
  public let int64Value: Int64
  /// The number; 0 where it is another kind.
  public let doubleValue: Double
  /// The text; empty where it is another kind.
  public let stringValue: String
  /// The numbers; nil where it is another kind.
  public let multiArrayValue: MLMultiArray?

  /// A whole number.
  public convenience init(int64 value: Int64) { self.init(.int64, integer: value) }
  /// A number.
  public convenience init(double value: Double) { self.init(.double, number: value) }
  /// A text.
  public convenience init(string value: String) { self.init(.string, text: value) }
  /// Numbers.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, array: value) }

  private init(
    _ type: MLFeatureType,
    integer: Int64 = 0,
    number: Double = 0,
    text: String = "",
    array: MLMultiArray? = nil
  ) {
    self.type = type
    int64Value = integer
    doubleValue = number
    stringValue = text
    multiArrayValue = array
  }
}

/// Values under names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  /// The values.
  public let dictionary: [String: MLFeatureValue]

  /// Values under names; what is no value of a model's is an error.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: return value
      case let value as MLMultiArray: return MLFeatureValue(multiArray: value)
      case let value as String: return MLFeatureValue(string: value)
      case let value as Int: return MLFeatureValue(int64: Int64(value))
      case let value as Double: return MLFeatureValue(double: value)
      default: throw MLModelError(code: .featureType)
      }
    }
  }

  /// The names.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// The value under a name.
  open func featureValue(for name: String) -> MLFeatureValue? { dictionary[name] }
}

/// What kind of numbers are in a list of a model's.
public enum MLMultiArrayDataType: Int, Sendable {
  case float16 = 65552
  case float32 = 65568
  case double = 65600
  case int32 = 131104
}

/// Numbers in one or more dimensions.
open class MLMultiArray: NSObject {
  /// How many there are in each dimension.
  public let shape: [NSNumber]
  /// What kind they are.
  public let dataType: MLMultiArrayDataType
  private var numbers: [NSNumber]

  /// As many zeros.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    self.shape = shape
    self.dataType = dataType
    numbers = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
  }

  /// How many there are.
  open var count: Int { numbers.count }

  /// A number by its place among all.
  open subscript(index: Int) -> NSNumber {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }

  /// A number by its place in each dimension.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { numbers[place(key)] }
    set { numbers[place(key)] = newValue }
  }

  private func place(_ key: [NSNumber]) -> Int {
    zip(key, shape).reduce(0) { $0 * $1.1.intValue + $1.0.intValue }
  }
}
