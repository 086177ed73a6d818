/// Syllables of Korean that carry little or no meaning in a command.
///
/// A token is one syllable, so only those are listed that hardly ever carry a word alone.
enum KoreanWords {
  static let fillers = WordSet(words: "음 어 엄 흠 아 에 좀")

  static let functionWords = WordSet(words: "을 를 이 가 은 는 의 에 서 로 으 와 과 도 만 께")
}
