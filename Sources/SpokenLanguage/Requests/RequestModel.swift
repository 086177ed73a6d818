import Foundation
internal import RequestWeights

/// What the words of a sentence say of what it asks for: nothing, or something of a kind.
///
/// A log-linear model of words and pairs of words (Berger, Della Pietra and Della Pietra, "A Maximum Entropy Approach to
/// Natural Language Processing", 1996), learnt by `Benchmarks/Sources/Requests` from sentences that people would say to
/// apps of many kinds, some of which ask for something and some of which only tell of the same things.
public struct RequestModel: Sendable {
  /// Where the numbers of the features stand in the file, in their order, and behind them for each its weights, a byte
  /// for each kind.
  private let start: Int
  private let count: Int

  /// The model of a language; nil where none was learnt.
  ///
  /// - Parameter code: The language's BCP 47 code.
  public init?(of code: String) {
    guard let model = Self.models[code] else { return nil }
    self = model
  }

  private init(start: Int, count: Int) {
    self.start = start
    self.count = count
  }

  /// How likely each kind is that a sentence may ask for, by its words.
  ///
  /// - Complexity: O(*n* log *m*) for *n* words and *m* features that were learnt.
  public func chances(of words: RequestWords) -> RequestChances {
    var odds = Array(repeating: 0.0, count: RequestKind.allCases.count)
    add(Self.always, to: &odds)
    for feature in words.features { add(feature, to: &odds) }
    return RequestChances(logarithms: odds.map { $0 / Self.steps })
  }

  /// The number that stands for what holds of every sentence.
  public static let always: UInt32 = 0
  /// How many steps of a byte a weight of one is.
  public static let steps = 24.0

  private func add(_ feature: UInt32, to odds: inout [Double]) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let number = UInt32(truncatingIfNeeded: Self.file.number(at: start + 4 * middle))
      if number == feature {
        let weights = start + 4 * count + middle * odds.count
        for kind in odds.indices {
          odds[kind] += Double(Int8(bitPattern: Self.file[weights + kind]))
        }
        return
      }
      if number < feature { low = middle + 1 } else { high = middle }
    }
  }

  private static let file = unsafe ProgramBytes(
    request_weights_bytes(),
    count: Int(request_weights_count())
  )

  /// ```
  /// count of languages
  /// for each: its code, in eight bytes │ count of features │ their numbers, sorted │ their weights, a byte for each kind
  /// ```
  private static let models: [String: RequestModel] = {
    var models: [String: RequestModel] = [:]
    var place = 4
    for _ in 0..<file.number(at: 0) {
      let code = String(
        decoding: (0..<8).map { file[place + $0] }.prefix { $0 > 0 },
        as: UTF8.self
      )
      let count = file.number(at: place + 8)
      models[code] = RequestModel(start: place + 12, count: count)
      place += 12 + (4 + RequestKind.allCases.count) * count
    }
    return models
  }()
}
