/// Which English words the everyday words of a language stand for in commands.
///
/// A table for translators: in each line an English word as an app's author would say it, a colon, and the
/// words of the language with commas between them; lines with "#" name the field. Through the English word
/// the words of the language have a meaning that can be compared. English words without an embedding are
/// left out.
struct Glosses: Sendable {
  /// A node of the tree of tokens.
  private struct Node: Sendable {
    var next: [String: Int] = [:]
    var meaning: WordEmbedding?
  }

  /// Whether a word of the table begins a word of the sentence and stands for all of it, as stems do
  /// before their endings and particles.
  private let takesWholeWords: Bool
  /// What may follow an entry of one token in its word; nil where anything may.
  private let particles: Set<String>?
  private let key: @Sendable (String) -> String
  private var nodes = [Node()]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - table: The lines.
  ///   - takesWholeWords: Whether an entry stands for the whole word that it begins.
  ///   - particles: What may follow an entry of one token in its word, where that is too little to begin
  ///     one; nil where anything may.
  ///   - key: What forms of a token have in common.
  ///   - forms: How an entry is said, each a row of tokens.
  init(
    _ table: String,
    takesWholeWords: Bool = false,
    particles: Set<String>? = nil,
    key: @escaping @Sendable (String) -> String = { $0 },
    forms: (String) -> [[String]]
  ) {
    self.takesWholeWords = takesWholeWords
    self.particles = particles
    self.key = key
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let row = EmbeddingFile.shared.row(of: String(parts[0])) else {
        continue
      }
      for entry in parts[1].split(separator: ",") {
        for form in forms(String(entry.drop { $0 == " " })) where !form.isEmpty {
          insert(form.map(key), WordEmbedding(row: row))
        }
      }
    }
  }

  /// Makes a table whose entries are said as they stand.
  ///
  /// - Parameters:
  ///   - table: The lines.
  ///   - tokenizer: What parts an entry into tokens.
  ///   - stem: What forms of a token have in common.
  init(
    _ table: String,
    _ tokenizer: Tokenizer,
    stem: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.init(table, key: stem) { [tokenizer.words(in: $0)] }
  }

  private mutating func insert(_ form: [String], _ meaning: WordEmbedding) {
    var node = 0
    for token in form {
      if let next = nodes[node].next[token] {
        node = next
      } else {
        nodes.append(Node())
        nodes[node].next[token] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    // A word that stands in two lines means first what it means in the first.
    if nodes[node].meaning == nil { nodes[node].meaning = meaning }
  }

  /// The longest entry that begins at a place; nil where none does.
  func word(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    func beginsWord(_ place: Int) -> Bool {
      place == 0 || tokens[place].range.lowerBound != tokens[place - 1].range.upperBound
    }
    guard !takesWholeWords || beginsWord(place) else { return nil }
    var node = 0
    var end = place
    var found: EmbeddedWord?
    while end < tokens.count, let next = nodes[node].next[key(tokens[end].text)] {
      node = next
      end += 1
      let isWhole = end == tokens.count || beginsWord(end)
      if let meaning = nodes[node].meaning,
        end > place + 1 || isWhole || particles?.contains(tokens[end].text) != false
      {
        found = EmbeddedWord(length: end - place, embedding: meaning)
      }
    }
    guard takesWholeWords, var word = found else { return found }
    while place + word.length < tokens.count, !beginsWord(place + word.length),
      tokens[place + word.length].text.utf8.allSatisfy({ $0 >= 0x80 })
    {
      word.length += 1
    }
    return word
  }
}
