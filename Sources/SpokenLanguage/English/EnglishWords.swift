/// Words of English that carry little or no meaning in a command.
enum EnglishWords {
  static let fillers = WordSet(
    words: """
      um umm uh uhh uhm er erm hm hmm mm mhm ah eh oh please pls kindly thanks hey
      """
  )

  static let functionWords = WordSet(
    words: """
      the a an in of to my for on with at from by into onto inside within your our this that these
      those some is are it its and me be am
      """
  )

  /// Words that mean nothing in a command when they stand together.
  static let fillerPhrases = [
    "right now", "for me", "thank you", "thank you very much", "if you can", "if you please",
    "could you", "would you", "can you", "will you", "i want to", "i want you to",
    "i would like to",
    "i would like you to", "you know", "i mean", "okay so", "ok so", "as soon as possible",
  ].map { $0.split(separator: " ").map(String.init) }
}
