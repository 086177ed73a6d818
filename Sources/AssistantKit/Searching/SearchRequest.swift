import AppIntents
import Foundation
import PhraseMatcher
import SpokenLanguage

/// What an utterance asks to search for or to show, in so many words.
struct SearchRequest: Sendable, Hashable {
  /// What is to be done.
  enum Command: Sendable, Hashable {
    /// Whatever fits the words is looked for.
    case search
    /// What is called so is shown: its properties, or its content of a kind.
    case show(as: UTType?)
  }

  let command: Command
  /// What is looked for.
  let words: String
  /// How it was said, with the places in the way of phrases.
  let phrase: String

  /// Reads an utterance in which what asks to search may be misspelt; nil for one that asks for neither.
  init?(misspelt utterance: String, _ phrases: SearchPhrases) {
    let known = phrases.search.flatMap { template in
      template.split(separator: " ").filter { !$0.contains("{") }.map(String.init)
    }
    let spelling = WordSpelling(Set(known))
    var words = utterance.split(separator: " ").map(String.init)
    // What asks stands first or last, in whatever language.
    for place in Set([words.startIndex, words.endIndex - 1]) where words.indices.contains(place) {
      words[place] = spelling.nearest(to: words[place].lowercased()) ?? words[place]
    }
    let respelled = words.joined(separator: " ")
    guard respelled != utterance else { return nil }
    self.init(respelled, phrases)
    // "Show" is short and a word of many phrases: what is only near to it means something else.
    guard command == .search else { return nil }
  }

  /// Reads an utterance; nil for one that asks for neither.
  init?(_ utterance: String, _ phrases: SearchPhrases) {
    let text = utterance.trimmingCharacters(in: Self.surroundings)
    for template in phrases.search {
      guard let words = Self.places(of: template, in: text)?["words"] else { continue }
      self.init(command: .search, words: words, phrase: Self.phrase(template))
      return
    }
    for template in phrases.show {
      guard let places = Self.places(of: template, in: text), let words = places["words"] else {
        continue
      }
      let type = places["type"].flatMap { UTType(named: $0) }
      // What is no kind of content belongs to the name.
      if places["type"] != nil, type == nil { continue }
      self.init(command: .show(as: type), words: words, phrase: Self.phrase(template))
      return
    }
    return nil
  }

  private init(command: Command, words: String, phrase: String) {
    self.command = command
    self.words = words
    self.phrase = phrase
  }

  /// The request as the reading of a phrase is told.
  func match(_ utterance: String) -> Understanding {
    Assistant.match(
      utterance,
      to: command == .search ? "search" : "show",
      phrase: phrase,
      [("words", words)]
    )
  }

  private static func phrase(_ template: String) -> String {
    template.replacing("{", with: "${")
  }

  private static let surroundings = CharacterSet(charactersIn: ".!?。！？ \t")

  /// What stands in the places of a template; nil where its words are not the text's.
  private static func places(of template: String, in text: String) -> [String: String]? {
    var places: [String: String] = [:]
    var rest = text[...]
    var pieces = pieces(of: template)[...]
    // From the end, so that the first place takes what the words around it leave.
    while let piece = pieces.popLast() {
      switch piece {
      case .words(let words):
        guard let range = rest.range(of: words, options: [.caseInsensitive, .anchored, .backwards])
        else { return nil }
        rest = rest[..<range.lowerBound]
      case .place(let name):
        var value = rest
        if case .words(let words)? = pieces.last {
          guard let range = rest.range(of: words, options: [.caseInsensitive, .backwards]) else {
            return nil
          }
          value = rest[range.upperBound...]
          rest = rest[..<range.upperBound]
        } else {
          rest = rest[rest.startIndex..<rest.startIndex]
        }
        let trimmed = value.trimmingCharacters(in: surroundings)
        guard !trimmed.isEmpty else { return nil }
        places[name] = trimmed
      }
    }
    return rest.isEmpty ? places : nil
  }

  private enum Piece {
    case words(String)
    case place(String)
  }

  private static func pieces(of template: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.words(String(rest[..<open]))) }
      pieces.append(.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return pieces
  }
}

extension UTType {
  /// A kind of content by any of its names: `text/plain`, `png`, `public.plain-text`.
  package init?(named name: String) {
    if name.contains("/") {
      self.init(mimeType: name)
    } else if name.contains(".") {
      self.init(name)
    } else {
      self.init(filenameExtension: name)
    }
  }

  /// The name that people know.
  package var commonName: String { preferredMIMEType ?? identifier }
}
