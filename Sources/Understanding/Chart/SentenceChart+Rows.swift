import PhraseMatcher
import SpokenLanguage

/// What is said besides names.
extension SentenceChart {
  /// The words row by row between names that were said word by word, which say nothing of what is wanted.
  ///
  /// A word of the phrases is one, though something is called so.
  func rowsBesideNames(in clause: Range<Int>) -> [[Token]] {
    var isName = Array(repeating: false, count: tokens.count)
    for mention in mentions.values.flatMap(\.all) where mention.fit == .exact {
      guard mention.tokens.contains(where: { !isClosed[$0] && words[$0].isEmpty }) else { continue }
      for place in mention.tokens { isName[place] = true }
    }
    return clause.split { isName[$0] }.map { Array(tokens[$0]) }
  }
}
