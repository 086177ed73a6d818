@_exported public import Foundation

/// A language, by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The code.
  public let rawValue: String

  /// A language of a code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A language of a code.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nobody knows.
  public static let undetermined = NLLanguage("und")
  /// English.
  public static let english = NLLanguage("en")
  /// German.
  public static let german = NLLanguage("de")
  /// French.
  public static let french = NLLanguage("fr")
  /// Spanish.
  public static let spanish = NLLanguage("es")
  /// Italian.
  public static let italian = NLLanguage("it")
  /// Portuguese.
  public static let portuguese = NLLanguage("pt")
  /// Dutch.
  public static let dutch = NLLanguage("nl")
  /// Japanese.
  public static let japanese = NLLanguage("ja")
  /// Korean.
  public static let korean = NLLanguage("ko")
  /// Chinese in short signs.
  public static let simplifiedChinese = NLLanguage("zh-Hans")
  /// Chinese in long signs.
  public static let traditionalChinese = NLLanguage("zh-Hant")
  /// Russian.
  public static let russian = NLLanguage("ru")
  /// Vietnamese.
  public static let vietnamese = NLLanguage("vi")
}

/// A piece of a text.
public enum NLTokenUnit: Int, Sendable {
  case word, sentence, paragraph, document
}

/// Divides a text into words, sentences or paragraphs.
public final class NLTokenizer {
  /// What is known of a piece, which is nothing.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// What the bits say.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// What it divides texts into.
  public let unit: NLTokenUnit
  /// The text.
  public var string: String?

  /// Divides texts into a kind of pieces.
  public init(unit: NLTokenUnit) {
    self.unit = unit
  }

  /// Says the text's language, which changes nothing.
  public func setLanguage(_ language: NLLanguage) {}

  /// Walks through the pieces of a part of the text, until one time nothing more is wanted.
  public func enumerateTokens(
    in range: Range<String.Index>,
    using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) {
      guard block(token, []) else { return }
    }
  }

  /// The pieces of a part of the text.
  ///
  /// Words are letters and digits that stand together, sentences end with their full stop, and scripts that write
  /// no spaces between words are not divided further.
  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    let text = string[range]
    return switch unit {
    case .word: Self.words(of: text)
    case .sentence: Self.sentences(of: text)
    case .paragraph: text.split(whereSeparator: \.isNewline).map(\.bounds)
    case .document: [range]
    }
  }

  private static func words(of text: Substring) -> [Range<String.Index>] {
    text.split { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }
      .map { piece in
        let start = piece.firstIndex { !"'’".contains($0) } ?? piece.endIndex
        let end = piece.lastIndex { !"'’".contains($0) }.map(piece.index(after:)) ?? start
        return start..<max(start, end)
      }
      .filter { !$0.isEmpty }
  }

  private static func sentences(of text: Substring) -> [Range<String.Index>] {
    var pieces: [Range<String.Index>] = []
    var rest = text.drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let end = end(ofSentenceIn: rest)
      pieces.append(rest.startIndex..<end)
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    return pieces
  }

  private static func end(ofSentenceIn text: Substring) -> String.Index {
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isNewline { return index }
      if "。！？".contains(character) { return next }
      let isFollowedByRoom = next == text.endIndex || text[next].isWhitespace
      if ".!?…".contains(character), isFollowedByRoom { return next }
      index = next
    }
    return text.endIndex
  }
}

extension Substring {
  fileprivate var bounds: Range<String.Index> { startIndex..<endIndex }
}

/// Says which language a text is in, which nothing here can.
public final class NLLanguageRecognizer {
  /// One that knows nothing yet.
  public init() {}

  /// Nobody knows.
  public var dominantLanguage: NLLanguage? { nil }
  /// Reads a text.
  public func processString(_ string: String) {}
  /// Forgets what was read.
  public func reset() {}
  /// The language of a text; nobody knows.
  public class func dominantLanguage(for string: String) -> NLLanguage? { nil }
}
