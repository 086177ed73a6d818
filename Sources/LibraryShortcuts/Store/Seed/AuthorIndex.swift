/// Finds authors by what they are called in other languages and scripts than on their books.
///
/// Authors and names are compared by their keys; an author is found by the whole of a name, by the beginning of each
/// word of it, and in Hangul, where spaces are put by feeling and foreign names spelt by ear, without its spaces and
/// by its sound.
struct AuthorIndex: Sendable {
  /// The keys of the authors, in the order of the names they were made of.
  private let authors: [String]
  /// By a name's key whose it is.
  private let whole: [String: Set<Int>]
  /// By a name's key without spaces, for names in Hangul.
  private let spaceless: [String: Set<Int>]
  /// By what a whole name sounds like in Hangul, and by what one of its words does.
  private let sounding: [String: Set<Int>]
  private let soundingWords: [String: Set<Int>]
  /// The names from each of their words on, in the order of their bytes.
  private let endings: [Ending]

  private struct Ending: Sendable {
    let bytes: [UInt8]
    let author: Int
  }

  /// Finds the authors whose names the app knows.
  static let known = AuthorIndex(AuthorNames.known)

  /// Finds authors by names.
  init(_ names: AuthorNames) {
    var whole: [String: Set<Int>] = [:]
    var spaceless: [String: Set<Int>] = [:]
    var sounding: [String: Set<Int>] = [:]
    var soundingWords: [String: Set<Int>] = [:]
    var endings: [Ending] = []
    for (author, entry) in names.all.enumerated() {
      for name in entry.names.map(SearchKey.of) {
        let words = name.split(separator: " ")
        whole[name, default: []].insert(author)
        for start in words.indices {
          let bytes = Array(words[start...].joined(separator: " ").utf8)
          endings.append(Ending(bytes: bytes, author: author))
        }
        guard SearchKey.isHangul(name) else { continue }
        spaceless[SearchKey.withoutSpaces(name), default: []].insert(author)
        sounding[SearchKey.sounding(name), default: []].insert(author)
        for word in words {
          soundingWords[SearchKey.sounding(String(word)), default: []].insert(author)
        }
      }
    }
    authors = names.all.map { SearchKey.of($0.author) }
    self.whole = whole
    self.spaceless = spaceless
    self.sounding = sounding
    self.soundingWords = soundingWords
    self.endings = endings.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The keys of the authors one of whose other names is a key, or has it at the beginning of a word.
  func authors(called key: String, isPart: Bool) -> [String] {
    guard !key.isEmpty else { return [] }
    var called = isPart ? authors(with: Array(key.utf8)) : whole[key] ?? []
    if SearchKey.isHangul(key) {
      let bare = SearchKey.withoutSpaces(key)
      called.formUnion(spaceless[bare] ?? [])
      if called.isEmpty, bare.count > 1 {
        let sound = SearchKey.sounding(key)
        called = (sounding[sound] ?? []).union(isPart ? soundingWords[sound] ?? [] : [])
      }
    }
    return called.sorted().map { authors[$0] }
  }

  /// The authors in whose names a word begins with some bytes.
  private func authors(with beginning: [UInt8]) -> Set<Int> {
    var (low, high) = (0, endings.count)
    while low < high {
      let middle = (low + high) / 2
      if endings[middle].bytes.lexicographicallyPrecedes(beginning) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return Set(endings[low...].prefix { $0.bytes.starts(with: beginning) }.map(\.author))
  }

  /// The most words that an author is called with.
  private static let mostWordsOfName = 4

  /// The keys of all authors who are called by some of these words, with or without others around them.
  func authors(among words: [String]) -> Set<String> {
    var found: Set<String> = []
    for start in words.indices {
      for end in start..<min(words.count, start + Self.mostWordsOfName) {
        found.formUnion(authors(calledBy: words[start...end]))
      }
    }
    return found
  }

  /// The author with whose name a text begins, and the rest of it ("카뮈의 이방인"); nil for none.
  func author(before text: String) -> (key: String, rest: String)? {
    let key = SearchKey.of(text)
    if let parted = authorBeforeParticle(in: key) { return parted }
    let words = key.split(separator: " ").map(String.init)
    for count in stride(from: min(Self.mostWordsOfName, words.count - 1), through: 1, by: -1) {
      guard let author = authors(calledBy: words[..<count]).first else { continue }
      return (author, words[count...].joined(separator: " "))
    }
    return nil
  }

  /// The same where nothing but a particle parts the two ("ジェーン・オースティンのエマ", "奥斯汀的爱玛"), which may as well stand in either.
  private func authorBeforeParticle(in key: String) -> (key: String, rest: String)? {
    for place in key.indices where Self.particles.contains(key[place]) {
      let rest = key[key.index(after: place)...]
      let called = authors(called: String(key[..<place]), isPart: true)
      if !rest.isEmpty, let author = called.first { return (author, String(rest)) }
    }
    return nil
  }

  private static let particles: Set<Character> = ["の", "的"]

  /// The keys of the authors one of whose other names some words begin, whatever particle stands behind them ("카뮈의").
  private func authors(calledBy words: ArraySlice<String>) -> [String] {
    var name = words.joined(separator: " ")
    if name.hasSuffix("의"), SearchKey.isHangul(name) { name.removeLast() }
    return authors(called: name, isPart: true)
  }
}
