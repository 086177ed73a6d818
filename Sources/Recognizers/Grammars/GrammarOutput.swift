/// Collects text and gives it on in pieces, so that nobody has to hold the whole.
struct GrammarOutput {
  private static let pieceSize = 1 << 16

  private let sink: (String) -> Void
  private var buffer = ""

  init(_ sink: @escaping (String) -> Void) {
    self.sink = sink
  }

  mutating func write(_ text: String) {
    buffer += text
    if buffer.utf8.count >= Self.pieceSize { flush() }
  }

  mutating func line(_ text: String) {
    write(text)
    write("\n")
  }

  mutating func flush() {
    if !buffer.isEmpty { sink(buffer) }
    buffer = ""
  }

  /// A number with five decimals, whatever the locale.
  static func decimal(_ value: Double) -> String {
    let scaled = (abs(value) * 100_000).rounded()
    guard scaled < 1e15 else { return value < 0 ? "-99.00000" : "99.00000" }
    let whole = Int(scaled)
    let fraction = String(100_000 + whole % 100_000).dropFirst()
    return (value < 0 && whole > 0 ? "-" : "") + "\(whole / 100_000).\(fraction)"
  }
}
