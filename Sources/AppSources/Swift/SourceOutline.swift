/// Swift source in which only the declarations of types are left.
///
/// What stands between braces and declares no type becomes spaces, so that every byte stays where it is. The
/// compiler writes a tree of all that it is given: most of its work, and of reading it, would be for nothing.
enum SourceOutline {
  private static let keywords = Set(TypeDeclaration.Kind.allCases.map(\.rawValue))

  /// The source with nothing but the heads of types and the braces around what they hold.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - tokens: Its tokens.
  ///   - pairs: Which bracket closes which.
  /// - Returns: As many bytes; the source itself where its brackets do not match.
  /// - Complexity: Linear in the length of the source.
  static func outline(of bytes: [UInt8], tokens: [SwiftToken], pairs: BracketPairs) -> [UInt8] {
    guard pairs.isBalanced else { return bytes }
    var counts = [0]
    counts.reserveCapacity(tokens.count + 1)
    for token in tokens {
      let declares = token.kind == .identifier && keywords.contains(token.text)
      counts.append(counts[counts.count - 1] + (declares ? 1 : 0))
    }
    var result = bytes
    var place = 0
    while place < tokens.count {
      let token = tokens[place]
      if token.isSign("{"), let close = pairs.partner[place], counts[close] == counts[place] {
        for index in token.range.upperBound..<tokens[close].range.lowerBound
        where result[index] != 0x0A && result[index] != 0x0D {
          result[index] = 0x20
        }
        place = close
      }
      place += 1
    }
    return result
  }
}
