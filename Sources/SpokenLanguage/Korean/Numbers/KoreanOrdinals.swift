/// Positions as they are said in Korean.
enum KoreanOrdinals {
  /// Words that stand for everything in a list.
  static let wholes = PhraseTable(
    [true: "모두,모두 다,전부,전부 다,전체,그거 모두,그것들 모두,그거 다,둘 다"],
    tokenizer: Korean.tokenizer
  )

  static func read(_ answer: String) -> OrdinalAnswer? {
    guard answer.utf8.count <= 300, !answer.beginsWithMinus else { return nil }
    var words = Korean.tokenizer.words(in: answer)[...]
    if let skipped = leading.prefix(of: words), skipped.count < words.count {
      words = words.dropFirst(skipped.count)
    }
    guard let (position, count) = position(of: words) else { return nil }
    return trailing.covering(Array(words.dropFirst(count))) == nil ? nil : position
  }

  private static func position(of words: ArraySlice<String>) -> (OrdinalAnswer, Int)? {
    if let fixed = fixed.prefix(of: words) { return (fixed.value, fixed.count) }
    guard let number = KoreanNumbers().prefix(of: words), let position = Int(exactly: number.value),
      (1...99).contains(position)
    else { return nil }
    let rest = words.dropFirst(number.count)
    if let counter = counters.prefix(of: rest) {
      return (.position(position), number.count + counter.count)
    }
    return rest.isEmpty && WrittenNumber.value(ofToken: words.first ?? "") != nil
      ? (.position(position), number.count) : nil
  }

  private static let fixed = PhraseTable<OrdinalAnswer>(
    [
      .position(1): "전자,첫 번째,첫째,첫,처음,처음 거,맨 앞,맨 위,제일 위,제일 앞,맨 처음",
      .position(2): "둘째", .position(3): "셋째", .position(4): "넷째", .position(5): "다섯째",
      .last: "후자,마지막,맨 끝,맨 마지막,제일 마지막,제일 끝,맨 뒤,맨 아래,제일 아래,끝에 있는",
    ],
    tokenizer: Korean.tokenizer
  )

  private static let counters = PhraseTable<Bool>(
    [true: "번째,번,째,번 째"],
    tokenizer: Korean.tokenizer
  )

  private static let leading = PhraseTable<Bool>(
    [true: "음,어,저,그,네,번호"],
    tokenizer: Korean.tokenizer
  )

  private static let trailing = PhraseTable<Bool>(
    [
      true: """
      거,것,걸,게,꺼,책,항목,놈,로,으로,을,를,요,이요,거요,걸로,것으로,거로,이에요,예요,입니다,이야,야,줘,주세요,\
      해줘,해 주세요,할게,할게요,할래,할래요,선택,선택해,선택해줘,골라줘,부탁해,부탁해요,이,가,맞아,맞아요,열어,열어줘,열어 주세요
      """
    ],
    tokenizer: Korean.tokenizer
  )
}
