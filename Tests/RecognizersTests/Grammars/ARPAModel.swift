import Foundation

/// Reads an ARPA file the obvious way, to check one.
struct ARPAModel {
  var declared: [Int] = []
  var chances: [[String]: Double] = [:]
  var backOffs: [[String]: Double] = [:]
  var counts = [0, 0, 0]

  init(_ text: String) {
    var order = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("ngram ") {
        declared.append(Int(line.split(separator: "=")[1]) ?? -1)
      } else if line.hasPrefix("\\") {
        order = Int(line.dropFirst().prefix(1)) ?? 0
      } else if order > 0 {
        let fields = line.split(separator: "\t")
        let words = fields[1].split(separator: " ").map(String.init)
        counts[order - 1] += 1
        chances[words] = pow(10, Double(fields[0]) ?? 1)
        if fields.count > 2 { backOffs[words] = pow(10, Double(fields[2]) ?? 1) }
      }
    }
  }

  var words: [String] { chances.keys.filter { $0.count == 1 }.map { $0[0] } }

  /// The chance of a word after a history, shortening the history where it has to.
  func chance(of word: String, after history: [String]) -> Double {
    if let chance = chances[history + [word]] { return chance }
    guard !history.isEmpty else { return 0 }
    return (backOffs[history] ?? 1) * chance(of: word, after: Array(history.dropFirst()))
  }

  /// The chance of a whole sentence.
  func chance(of sentence: String) -> Double {
    var history = ["<s>"]
    var product = 1.0
    for word in sentence.split(separator: " ").map(String.init) + ["</s>"] {
      product *= chance(of: word, after: history.suffix(2))
      history.append(word)
    }
    return product
  }
}

extension Array {
  fileprivate func suffix(_ count: Int) -> [Element] {
    Array(self[Swift.max(0, self.count - count)...])
  }
}
