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
}
