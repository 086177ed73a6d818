import SpokenLanguage

/// Spoils sentences as fingers and recognisers do, and worse.
struct SentenceSpoiler: Sendable {
  private let language: any Language

  init(_ language: any Language) {
    self.language = language
  }

  /// The sentence with one thing wrong.
  func spoilt(_ sentence: String, _ random: inout some RandomNumberGenerator) -> String {
    var words = sentence.split(separator: " ").map(String.init)
    guard let place = words.indices.randomElement(using: &random) else { return sentence }
    let other = Int.random(in: 0..<words.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[other], at: place)
    case 2: words.swapAt(place, other)
    case 3 where place + 1 < words.count: words[place] += words.remove(at: place + 1)
    case 4: words[place] = language.withoutDiacritics(words[place])
    case 5: words[place] = words[place].uppercased()
    case 6:
      let count = Int.random(in: 2...12, using: &random)
      words[place] = Array(repeating: words[place], count: count).joined(separator: " ")
    default: words[place] = misspelt(words[place], &random)
    }
    return words.joined(separator: " ")
  }

  /// A word with a letter lost, doubled, moved or mistaken, or in two pieces.
  private func misspelt(_ word: String, _ random: inout some RandomNumberGenerator) -> String {
    var letters = Array(word)
    guard let place = letters.indices.randomElement(using: &random) else { return word }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters.swapAt(place, max(0, place - 1))
    case 3: letters.insert(" ", at: place)
    default:
      let alike = language.lettersHeardAlike(letters[place])
      letters[place] = alike.randomElement(using: &random) ?? "x"
    }
    return String(letters)
  }
}
