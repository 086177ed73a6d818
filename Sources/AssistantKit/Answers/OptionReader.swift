import SpokenLanguage

/// Finds which of several options an answer names: by name, by number, by place, or by a part.
struct OptionReader: Sendable {
  /// An option's spoken forms.
  struct Choice: Sendable {
    /// Everything that may be said for it.
    var names: [String]
    /// What stands beside the name; a part of it may be said too.
    var detail: String?
  }

  /// What was found.
  enum Reading: Sendable, Hashable {
    case one(Int)
    case several([Int])
    case none
  }

  private let language: any Language
  private let names: [[[String]]]
  private let wholes: [[String]]
  /// The words of the options as they are written, with what they are compared by.
  private let written: [[String: Set<String>]]
  private let kinds: [[String]]

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - language: The language of the answer.
  ///   - choices: The options.
  ///   - kinds: What all of them are, such as "shelf", which may be said beside a name or a place.
  init(language: any Language, choices: [Choice], kinds: [String] = []) {
    self.language = language
    self.kinds = kinds.map { language.keys(of: $0).map(language.stem) }.filter { !$0.isEmpty }
    names = choices.map { choice in choice.names.map { language.keys(of: $0) } }
    wholes = choices.map { choice in
      (choice.names + [choice.detail ?? ""]).flatMap { language.keys(of: $0) }
        .map(language.stem)
    }
    written = choices.map { choice in
      (choice.names + [choice.detail ?? ""]).flatMap { language.tokens(in: $0) }
        .reduce(into: [:]) { written, token in
          let key = language.stem(of: language.withoutDiacritics(token.text))
          written[key, default: []].insert(language.stem(of: token.text))
        }
    }
  }

  /// Reads an answer.
  ///
  /// A whole name comes before a number, so that a book called 1984 can be chosen by its name; a
  /// number or place comes before a part of a name.
  ///
  /// - Parameters:
  ///   - answer: What was said.
  ///   - listed: How many options were shown with a number in front.
  /// - Returns: The options that fit.
  func read(_ answer: String, listed: Int) -> Reading {
    // What is said behind a name is none of its words ("읽은 책으로").
    if named(answer).isEmpty {
      let named = language.names(answeredBy: answer).lazy.map(named).first { $0.count == 1 }
      if let named { return .one(named[0]) }
    }
    if named(answer).isEmpty, let corrected = language.correction(in: answer) {
      let reading = read(corrected, listed: listed)
      if reading != .none { return reading }
    }
    let reading = readWhole(answer, listed: listed)
    guard case .none = reading else { return reading }
    let besideKind = withoutKind(answer).map { readWhole($0, listed: listed) } ?? .none
    guard besideKind == .none else { return besideKind }
    let told = holding(telling(answer), answer)
    if told.count == 1 { return .one(told[0]) }
    return beforeDenial(in: answer).map { readWhole($0, listed: listed) } ?? .none
  }

  /// What is said before a sign behind which another one is said not to be meant ("Banville, not the vampires").
  private func beforeDenial(in answer: String) -> String? {
    let tokens = language.tokens(in: answer)
    let denial = tokens.indices.dropFirst().first { place in
      firstSign(behind: place - 1, in: tokens, of: answer) == place
        && max(
          language.grammar.exclusionsBefore.length(in: tokens, at: place),
          language.connectives.negations.length(in: tokens, at: place)
        ) > 0
    }
    return denial.map { String(decoding: answer.bytes(of: tokens[..<$0]), as: UTF8.self) }
  }

  /// The answer without the word for what all options are and without courtesies; nil where it has neither.
  private func withoutKind(_ answer: String) -> String? {
    let tokens = language.tokens(in: answer)
    var kept: [String] = []
    var place = 0
    while place < tokens.count {
      let kind = kindLength(in: tokens, at: place)
      // "Second" begins a list of wishes, and is a place in a list of options.
      let isPlace = language.ordinal(in: tokens[place].text) != nil
      let courtesy = isPlace ? 0 : language.grammar.courtesies.length(in: tokens, at: place)
      let length = max(kind, courtesy)
      if length == 0 { kept.append(tokens[place].text) }
      place += max(1, length)
    }
    return kept.isEmpty || kept.count == tokens.count ? nil : kept.joined(separator: " ")
  }

  /// How many tokens at a place say what all options are; 0 where none do.
  private func kindLength(in tokens: [Token], at place: Int) -> Int {
    let words = tokens[place...].lazy.map { language.stem(of: language.withoutDiacritics($0.text)) }
    return kinds.first { words.starts(with: $0) }?.count ?? 0
  }

  private func readWhole(_ answer: String, listed: Int) -> Reading {
    let said = language.keys(of: answer)
    guard !said.isEmpty else { return .none }
    let named = named(answer)
    if !named.isEmpty { return Self.reading(named) }
    let part = said.filter(isContentWord).map(forms)
    let bare = Array(said.drop { !isContentWord($0) })
    let exact = part.isEmpty ? [] : names.indices.filter { names[$0].contains(bare) }
    if exact.count == 1 { return .one(exact[0]) }
    let isDenied = language.connectives.negations.length(in: language.tokens(in: answer), at: 0) > 0
    if isDenied, let excluded = excluded(by: answer) { return Self.reading(excluded) }
    let found = holding(part, answer)
    // "The one by Roth" is the one that is Roth's, and not the first.
    if found.count == 1, !part.joined().allSatisfy(isNumber) { return .one(found[0]) }
    if let place = place(answer, listed: listed) { return .one(place) }
    if let excluded = excluded(by: answer) { return Self.reading(excluded) }
    if found.isEmpty, let aged = aged(answer) { return .one(aged) }
    return Self.reading(found)
  }

  /// The options in whose words a form of each of some words stands.
  private func holding(_ words: [Set<String>], _ answer: String) -> [Int] {
    guard !words.isEmpty else { return [] }
    return wholes.indices.filter { wholes[$0].containsInOrder(words) && mayName(answer, $0) }
  }

  /// The words of an answer that tell options apart: none that only attribute, count or refer ("cuốn của Dan Brown ấy"), or
  /// say what all of them are.
  private func telling(_ answer: String) -> [Set<String>] {
    let tokens = language.tokens(in: answer)
    var words: [String] = []
    var place = 0
    while place < tokens.count {
      let length = max(
        kindLength(in: tokens, at: place),
        language.smallWords(in: tokens, at: place),
        language.grammar.attributions.length(in: tokens, at: place),
        language.grammar.counters.length(in: tokens, at: place)
      )
      let word = language.withoutDiacritics(tokens[place].text)
      if length == 0, isContentWord(word) { words.append(word) }
      place += max(1, length)
    }
    return words.contains { language.number(in: $0) != nil } ? [] : words.map(forms)
  }

  /// Whether the marks of an answer are those of an option, where both have some: "Số" is no part of "xứ sở".
  private func mayName(_ answer: String, _ choice: Int) -> Bool {
    language.tokens(in: answer).allSatisfy { token in
      let plain = language.withoutDiacritics(token.text)
      guard plain != token.text, isContentWord(plain),
        let words = written[choice][language.stem(of: plain)]
      else { return true }
      let said = language.stem(of: token.text)
      return words.contains { $0 == said || language.withoutDiacritics($0) == $0 }
    }
  }

  /// The choices that are left where an answer says which one is not meant ("not Robinson, the other one"), and perhaps
  /// behind a sign which one is ("not Asimov's, the one by Roth").
  private func excluded(by answer: String) -> [Int]? {
    let tokens = language.tokens(in: answer)
    guard !tokens.isEmpty else { return nil }
    let length = max(
      language.grammar.exclusionsBefore.length(in: tokens, at: 0),
      language.connectives.negations.length(in: tokens, at: 0)
    )
    guard length > 0, length < tokens.count else { return nil }
    let end = firstSign(behind: length, in: tokens, of: answer)
    let named = holdingAny(tokens[length..<end])
    guard !named.isEmpty, named.count < wholes.count else { return nil }
    let left = wholes.indices.filter { !named.contains($0) }
    let meant = left.filter(holdingAny(tokens[end...]).contains)
    return meant.isEmpty ? left : meant
  }

  /// The first token behind some that a comma or another sign parts from the one before.
  private func firstSign(behind start: Int, in tokens: [Token], of answer: String) -> Int {
    let bytes = Array(answer.utf8)
    return (start + 1..<max(tokens.count, start + 1)).first { place in
      // What is written as one word may be several tokens, which stand where it stands.
      let (end, next) = (tokens[place - 1].range.upperBound, tokens[place].range.lowerBound)
      guard end < next else { return false }
      return !String(decoding: bytes[end..<next], as: UTF8.self).allSatisfy(\.isWhitespace)
    } ?? tokens.count
  }

  /// The options in whose words any content word of some stands.
  private func holdingAny(_ tokens: ArraySlice<Token>) -> [Int] {
    let words = tokens.map { language.stem(of: language.withoutDiacritics($0.text)) }
      .filter(isContentWord)
    return wholes.indices.filter { choice in words.contains { wholes[choice].contains($0) } }
  }

  /// What a word may be in an option's words: itself, or the noun of which it is the plural or the possessive.
  private func forms(of word: String) -> Set<String> {
    Set(([word] + language.baseForms(of: word)).map(language.stem))
  }

  /// The newest or the oldest where all options tell their years, and one is asked for by its age ("the newer one").
  private func aged(_ answer: String) -> Int? {
    let years = wholes.map { words in
      words.filter { $0.utf8.count >= Self.fewestDigitsOfYear && isNumber($0) }.compactMap {
        Int($0)
      }
    }
    guard years.count > 1, years.allSatisfy({ Set($0).count == 1 }),
      let isNewest = AgeReader(language).meansNewest(answer)
    else { return nil }
    let ordered = years.indices.sorted { years[$0][0] < years[$1][0] }
    let (place, next) =
      isNewest
      ? (ordered[ordered.count - 1], ordered[ordered.count - 2]) : (ordered[0], ordered[1])
    return years[place][0] == years[next][0] ? nil : place
  }

  private static let fewestDigitsOfYear = 3

  private func isNumber(_ word: String) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The options that are called just what was said.
  func named(_ answer: String) -> [Int] {
    let said = language.keys(of: answer)
    return names.indices.filter { names[$0].contains(said) }
  }

  /// Whether an answer holds a content word, which tells options apart.
  func hasContentWord(_ answer: String) -> Bool {
    language.keys(of: answer).contains(where: isContentWord)
  }

  private func isContentWord(_ word: String) -> Bool {
    !language.isClosedClass(word)
  }

  private func place(_ answer: String, listed: Int) -> Int? {
    switch language.ordinal(in: answer) {
    case .last: return listed > 0 ? listed - 1 : nil
    case .position(let place): return place >= 1 && place <= listed ? place - 1 : nil
    case nil: break
    }
    // Who says how many says not which.
    guard !counts(answer), let number = language.number(in: answer),
      let place = Int(exactly: number), place >= 1, place <= listed
    else { return nil }
    return place - 1
  }

  /// Whether an answer says of what there are so many ("two copies").
  private func counts(_ answer: String) -> Bool {
    let tokens = language.tokens(in: answer)
    return tokens.indices.dropFirst().contains {
      language.grammar.counters.length(in: tokens, at: $0) > 0
    }
  }

  private static func reading(_ found: [Int]) -> Reading {
    switch found.count {
    case 0: .none
    case 1: .one(found[0])
    default: .several(found)
    }
  }
}

extension Language {
  /// The words of a name as they are compared: normalised and without the marks people leave out.
  func keys(of text: String) -> [String] {
    tokens(in: text).map { withoutDiacritics($0.text) }
  }
}

extension Array where Element == String {
  /// Whether a form of each word stands in this, in the same order.
  fileprivate func containsInOrder(_ words: [Set<String>]) -> Bool {
    var rest = self[...]
    for forms in words {
      guard let found = rest.firstIndex(where: forms.contains) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }
}
