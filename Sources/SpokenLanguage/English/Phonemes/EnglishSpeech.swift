/// How an English speaker reads words, for those who write dictionaries of recognisers.
public enum EnglishSpeech {
  /// The pronunciations of a word in the phones of the CMU Pronouncing Dictionary, without stress.
  ///
  /// They are the dictionary's, or by rules learnt from it where it has no such word; a word of another
  /// language is read as an English speaker would.
  ///
  /// - Parameter word: A word in lower case; marks and apostrophes do not count.
  /// - Returns: The pronunciations, the usual one first, such as `N AY T`; none for a word with other
  ///   than Latin letters.
  /// - Complexity: About a microsecond.
  public static func pronunciations(of word: String) -> [String] {
    guard !word.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    return EnglishPhonemes.pronunciations(of: word).map { sounds in
      sounds.compactMap(EnglishPhone.name).joined(separator: " ")
    }
  }
}
