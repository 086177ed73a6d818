import Foundation

/// The characters of Chinese in both ways of writing.
enum ChineseCharacters {
  /// The simplified form of each traditional character that has one, as ICU's transform "Hant-Hans" tells.
  static let simplified: [String: String] = {
    // CJK Unified Ideographs. A line each, so that none is changed for the sake of its neighbours.
    let traditional = (0x4E00...0x9FFF).compactMap(Unicode.Scalar.init).map { String($0) }
    let lines = traditional.joined(separator: "\n")
    guard let changed = lines.applyingTransform(StringTransform("Hant-Hans"), reverse: false) else {
      return [:]
    }
    let simplified = changed.split(separator: "\n").map(String.init)
    guard simplified.count == traditional.count else { return [:] }
    return Dictionary(
      zip(traditional, simplified).filter { $0 != $1 },
      uniquingKeysWith: { first, _ in first }
    )
  }()
}
