import PhraseMatcher
import SpokenLanguage

/// A word of a title that was heard as another word of the dictionary.
enum SoundMistake: String, CaseIterable {
  case homophone = "word of one sound"
  case neighbour = "one sound differs"
  case neighbourInLongTitle = "… in three words on"

  /// What the word may have been heard as.
  private func heard(for word: String, _ dictionary: PhonemeNeighbours) -> [String] {
    self == .homophone ? dictionary.homophones(of: word) : dictionary.neighbours(of: word)
  }

  /// A title with one word heard as another; nil where it has no word of which there is one.
  func made(
    in title: String,
    _ dictionary: PhonemeNeighbours,
    _ random: inout SplitMix64
  ) -> String? {
    var words = title.lowercased().split(separator: " ").map(String.init)
    guard self != .neighbourInLongTitle || words.count > 2 else { return nil }
    let places = words.indices.filter { !heard(for: words[$0], dictionary).isEmpty }
    guard let place = places.randomElement(using: &random),
      let other = heard(for: words[place], dictionary).randomElement(using: &random)
    else { return nil }
    words[place] = other
    return words.joined(separator: " ")
  }
}

extension BookCommands {
  /// Titles of which a word is replaced by one that sounds the same or nearly the same.
  ///
  /// Those that are as near to another listed title by ear count apart: nobody can know which was meant.
  func soundMistakes(
    _ dictionary: PhonemeNeighbours,
    answers: inout Answers,
    showing: Int
  ) -> String {
    let known = Set(titles.values.map { $0.lowercased() })
    return SoundMistake.allCases.map { kind in
      var random = SplitMix64(seed: 20_260_801)
      var counts: [String: Int] = [:]
      var times = Times()
      var total = 0
      var named = (right: 0, wrong: 0)
      var shown: [String] = []
      for (number, book) in (listed + listed + listed).enumerated() {
        guard let heard = kind.made(in: book.title, dictionary, &random), !known.contains(heard)
        else { continue }
        total += 1
        let (text, intent) = sentence(number, heard)
        let mentions = names.mentions(in: Languages.language(for: "en").tokens(in: text))
        if mentions.contains(where: { $0.title == book.title && $0.fit != .partial }) {
          named.right += 1
        } else if let mention = mentions.first {
          named.wrong += 1
          if shown.count < showing { shown.append("named: \(heard) → \(mention.title)") }
        } else if shown.count < showing {
          shown.append("not named: \(heard)")
        }
        let found = times.measure(text) { matcher.understand(text, options: options) }
        let isRight = isRight(found, intent, book.title)
        answers.add(found, isRight: isRight, source: kind.rawValue)
        let isWrong = found.outcome == .match && !isRight
        let name =
          isWrong
          ? "wrong" : isRight && found.outcome == .match ? "right" : Self.name(found.outcome)
        counts[name, default: 0] += 1
        if name != "right", shown.count < showing {
          shown.append("\(name): " + Self.line(text, found))
        }
      }
      let rest =
        counts.filter { $0.key != "right" }.sorted { $0.key < $1.key }
        .map { "\($0.key) \(percent($0.value, of: total))" }.joined(separator: ", ")
      return kind.rawValue.padded(to: 22) + percent(counts["right", default: 0], of: total)
        + " of \(total)".padded(to: 9) + times.summary + "  " + rest
        + "; named \(percent(named.right, of: total)), another \(percent(named.wrong, of: total))"
        + shown.map { "\n    " + $0 }.joined()
    }.joined(separator: "\n")
  }
}
