/// A kind of mistake that people and recognisers make, and how to make it.
enum Mistake: String, CaseIterable {
  case none, oneTypo, twoTypos, homophone, functionWordDropped, filler, joined, split, swapped
  case nameLeftOut

  /// Whether letters of words are changed and nothing else.
  var isMisspelling: Bool { self == .oneTypo || self == .twoTypos }

  private static let light: Set<String> = [
    "the", "a", "an", "of", "in", "to", "from", "with", "and",
  ]
  private static let leads = [
    "um ", "okay so ", "i would like you to ", "could you please ", "hey ", "can you ",
  ]
  private static let tails = [" right now", " please", " thanks", " for me"]

  /// The sentence with the mistake in it; nil where it has no place for one.
  func made(in sentence: String, _ random: inout SplitMix64) -> String? {
    var words = sentence.split(separator: " ").map(String.init)
    switch self {
    case .none: return sentence
    case .oneTypo: return Self.typo(in: sentence, &random)
    case .twoTypos:
      return Self.typo(in: sentence, &random).flatMap { Self.typo(in: $0, &random) }
    case .homophone: return Homophones.replaced(in: words, &random)
    case .functionWordDropped:
      let places = words.indices.filter { Self.light.contains(words[$0]) }
      guard let place = places.randomElement(using: &random) else { return nil }
      words.remove(at: place)
    case .filler:
      let lead = Self.leads.randomElement(using: &random) ?? ""
      let tail = Self.tails.randomElement(using: &random) ?? ""
      return Bool.random(using: &random) ? lead + sentence : sentence + tail
    case .joined:
      let place = Int.random(in: 0..<(words.count - 1), using: &random)
      words[place] += words.remove(at: place + 1)
    case .split:
      let places = words.indices.filter { words[$0].count >= 6 }
      guard let place = places.randomElement(using: &random) else { return nil }
      words[place].insert(" ", at: words[place].index(words[place].startIndex, offsetBy: 3))
    case .swapped:
      let place = Int.random(in: 0..<(words.count - 1), using: &random)
      words.swapAt(place, place + 1)
    case .nameLeftOut: return Self.withoutName(sentence)
    }
    return words.joined(separator: " ")
  }

  private static func withoutName(_ sentence: String) -> String? {
    let ends = [" in library", " from library", " to library", " with library"]
    guard let end = ends.first(where: sentence.hasSuffix) else { return nil }
    return String(sentence.dropLast(end.count))
  }

  private static func typo(in sentence: String, _ random: inout SplitMix64) -> String? {
    var words = sentence.split(separator: " ").map(Array.init)
    let places = words.indices.filter { words[$0].count >= 4 && words[$0].allSatisfy(\.isLetter) }
    guard let place = places.randomElement(using: &random) else { return nil }
    var word = words[place]
    let letter = Int.random(in: 0..<word.count, using: &random)
    let other = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "x"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: word.remove(at: letter)
    case 1: word.insert(other, at: letter)
    case 2: word[letter] = other
    default: word.swapAt(max(1, letter) - 1, max(1, letter))
    }
    words[place] = word
    return words.map { String($0) }.joined(separator: " ")
  }
}
