import Foundation

/// How likely each kind is that a sentence may ask for.
public struct RequestChances: Sendable, Hashable {
  /// By the places of the kinds.
  private let chances: [Double]

  /// Chances that have some logarithms, but for what all have in common.
  init(logarithms: [Double]) {
    let highest = logarithms.max() ?? 0
    let odds = logarithms.map { exp($0 - highest) }
    let total = odds.reduce(0, +)
    chances = odds.map { $0 / total }
  }

  /// How likely a kind is.
  public subscript(kind: RequestKind) -> Double {
    RequestKind.allCases.firstIndex(of: kind).map { chances[$0] } ?? 0
  }

  /// How much likelier it is that something is asked for than that nothing is, as the logarithm of the odds.
  public var logOddsOfAsking: Double {
    let nothing = min(max(self[.nothing], .ulpOfOne), 1 - .ulpOfOne)
    return log((1 - nothing) / nothing)
  }
}
