import Foundation
import Testing

/// The texts that a room's sources say: every literal of `say("…")`, as its catalogue has it.
struct SourceTexts {
  /// The keys, each with whether a number in it chooses other words.
  private(set) var isCounting: [String: Bool] = [:]
  /// All of the sources, literals that are put together as one.
  private(set) var sources = ""

  init(room: String) throws {
    let folder = Self.root.appending(path: "Sources/\(room)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      read(try String(contentsOf: file, encoding: .utf8))
    }
    sources = sources.replacing(#/"\s*\+\s*"|\\\n\s*/#, with: "")
  }

  /// The package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private mutating func read(_ source: String) {
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
    sources += code
    for match in code.matches(of: #/\b(?:say|self)\(\s*(?=")/#) {
      var literal = SourceLiteral(code[match.range.upperBound...])
      literal.read()
      guard match.output.hasPrefix("say") || literal.key == ", " || literal.key == "“%@”" else {
        continue
      }
      isCounting[literal.key, default: false] =
        isCounting[literal.key] ?? false || literal.isCounting
    }
  }
}

/// Reads one literal of a text.
private struct SourceLiteral {
  private var rest: Substring
  private(set) var key = ""
  private(set) var isCounting = false

  init(_ text: Substring) {
    rest = text
  }

  mutating func read() {
    let isLong = rest.hasPrefix("\"\"\"")
    if isLong {
      // The closing quotes tell how far a long literal is indented.
      let body = rest.dropFirst(3).prefix(
        upTo: rest.dropFirst(3).firstRange(of: "\"\"\"")?.lowerBound ?? rest.endIndex
      )
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = lines.last?.count ?? 0
      let text = lines.dropFirst().dropLast().map { $0.dropFirst(indent) }.joined(separator: "\n")
      rest = text.replacing("\\\n", with: "")[...]
    } else {
      rest = rest.dropFirst()
    }
    while let character = rest.popFirst() {
      if !isLong, character == "\"" { return }
      if character == "\\" {
        readEscape()
      } else {
        key += character == "%" ? "%%" : String(character)
      }
    }
  }

  private mutating func readEscape() {
    let escaped = rest.popFirst()
    guard escaped == "(" else {
      key += escaped == "n" ? "\n" : escaped.map { String($0) } ?? ""
      return
    }
    let value = rest
    skipInterpolation()
    let isNumber = value.hasPrefix("count:") || value.hasPrefix("number:")
    isCounting = isCounting || value.hasPrefix("count:")
    key += isNumber ? "%lld" : "%@"
  }

  private mutating func skipInterpolation() {
    var depth = 1
    var isQuoted = false
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "\\" where isQuoted: _ = rest.popFirst()
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: break
      }
    }
  }
}
