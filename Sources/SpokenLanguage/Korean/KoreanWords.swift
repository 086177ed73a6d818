/// Syllables of Korean that carry little or no meaning in a command.
///
/// A token is one syllable, so only those are listed that hardly ever carry a word alone.
enum KoreanWords {
  static let fillers = WordSet(words: "음 어 엄 흠 아 에 좀")

  /// Words and runs of words that mean nothing in a command.
  static let fillerPhrases = WordRuns(
    """
    저기,저기요,있잖아,있잖아요,혹시,제발,부탁해,부탁해요,부탁드려요,부탁드립니다,부탁합니다,지금,\
    지금 바로,바로,당장,빨리,얼른,그냥,일단,그럼,자,야,얘야,안녕,여보세요,헤이,오케이,네,응,그래,고마워,\
    고마워요,고맙습니다,감사합니다,괜찮으면,괜찮으시면,가능하면,나 좀,나를 위해,저를 위해,그러니까,\
    그니까,뭐냐,뭐더라,헤이 시리,시리야,빅스비,하이 빅스비,컴퓨터,어시스턴트
    """,
    Korean.tokenizer
  )

  static let functionWords = WordSet(words: "을 를 이 가 은 는 의 에 서 로 으 와 과 도 만 께")
}
