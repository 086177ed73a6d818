internal import RequestWeights

/// How much the words of a sentence speak for somebody who asks for something.
///
/// A logistic regression on words and pairs of words, learnt by `Benchmarks/Sources/Requests` from sentences that people
/// would say to apps of many kinds, some of which ask for something and some of which only tell of the same things.
public struct RequestModel: Sendable, Hashable {
  /// Where the numbers of the features stand in the file, in their order, and behind them for each its weight, a byte.
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

  /// How much likelier it is by its words that a sentence asks for something than that it does not, as the logarithm of
  /// the odds.
  ///
  /// - Complexity: O(*n* log *m*) for *n* words and *m* features that were learnt.
  public func logOdds(of words: RequestWords) -> Double {
    words.features.reduce(weight(of: Self.always)) { $0 + weight(of: $1) }
  }

  /// The number that stands for what holds of every sentence.
  public static let always: UInt32 = 0
  /// How many steps of a byte a weight of one is; none that was learnt is greater than 1.8.
  public static let steps = 64.0

  private func weight(of feature: UInt32) -> Double {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let number = UInt32(truncatingIfNeeded: Self.file.number(at: start + 4 * middle))
      if number == feature {
        return Double(Int8(bitPattern: Self.file[start + 4 * count + middle])) / Self.steps
      }
      if number < feature { low = middle + 1 } else { high = middle }
    }
    return 0
  }

  private static let file = unsafe ProgramBytes(
    request_weights_bytes(),
    count: Int(request_weights_count())
  )

  /// ```
  /// count of languages
  /// for each: its code, in eight bytes │ count of features │ their numbers, sorted │ their weights, a byte each
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
      place += 12 + 5 * count
    }
    return models
  }()
}
