import PhraseMatcher
import SpokenLanguage

/// Verbs that are spelled like the name of something.
extension SentenceChart {
  /// The verbs that a name is spelled like, where it is the word with which a clause begins ("Open" in "open that shelf").
  func verbs(named mention: NameMention, in clause: Range<Int>) -> [SpokenVerbs.Verb] {
    let start = mention.tokens.lowerBound
    guard !verbsComeLast, start == firstContentWord(in: clause), !spacing.isQuoted[start],
      !isWrittenAsTitle(mention.tokens)
    else { return [] }
    return verbs[start].filter { !$0.isLight && $0.length >= mention.tokens.count }
  }

  /// Whether several words all begin with a capital letter, as those of a title do and those of "Find me …" do not.
  private func isWrittenAsTitle(_ tokens: Range<Int>) -> Bool {
    tokens.count > 1
      && tokens.allSatisfy { place in
        let word = text(of: place..<(place + 1))
        return word.first?.isUppercase == true && word.contains(where: \.isLowercase)
      }
  }

  /// Whether a name is written as it is and not just the verb with which some intent is asked for.
  func isSaidAsName(_ mention: NameMention, in clause: Range<Int>, _ lexicon: FrameLexicon) -> Bool
  {
    mention.fit == .exact
      && !verbs(named: mention, in: clause).contains { lexicon.askingVerbs.contains($0.name) }
  }
}
