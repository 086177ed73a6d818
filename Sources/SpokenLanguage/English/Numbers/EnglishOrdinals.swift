/// Positions as they are said in English.
enum EnglishOrdinals {
  /// Words that stand for everything in a list.
  static let wholes = PhraseTable(
    [
      true:
        "all of them,all of these,all of those,them all,these all,every one,every one of them,each of them,both,both of them,the whole list,whole list"
    ],
    tokenizer: English.tokenizer
  )

  static func read(_ answer: String) -> OrdinalAnswer? {
    guard answer.utf8.count <= 200, !answer.beginsWithMinus else { return nil }
    var words = English.tokenizer.words(in: answer)[...]
    while let skipped = leading.prefix(of: words), skipped.count < words.count {
      words = words.dropFirst(skipped.count)
    }
    guard let (position, count) = position(of: words) else { return nil }
    return trailing.covering(Array(words.dropFirst(count))) == nil ? nil : position
  }

  private static func position(of words: ArraySlice<String>) -> (OrdinalAnswer, Int)? {
    guard let first = words.first else { return nil }
    if last.contains(first) { return (.last, 1) }
    if let (position, count) = ordinal(words) { return (.position(position), count) }
    return WrittenNumber.position(of: first).map { (.position($0), 1) }
  }

  /// An ordinal at the beginning of some words (third, 3rd, twenty first), and its length in words.
  static func ordinal(_ words: ArraySlice<String>) -> (Int, Int)? {
    guard let first = words.first else { return nil }
    if let unit = ordinals[first] ?? digitsWithSuffix(first) { return (unit, 1) }
    guard let tens = WrittenNumber.position(of: first), tens % 10 == 0, tens >= 20,
      let unit = words.dropFirst().first.flatMap({ ordinals[$0] }), unit < 10
    else { return nil }
    return (tens + unit, 2)
  }

  private static func digitsWithSuffix(_ word: String) -> Int? {
    guard ["st", "nd", "rd", "th"].contains(word.suffix(2)) else { return nil }
    return WrittenNumber.position(of: String(word.dropLast(2)))
  }

  private static let last: Set<String> = ["last", "final", "bottom", "lowest"]

  private static let ordinals: [String: Int] = {
    let words = """
      first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
      fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth
      """
    var ordinals: [String: Int] = ["top": 1, "topmost": 1, "thirtieth": 30]
    for (index, word) in words.split(whereSeparator: \.isWhitespace).enumerated() {
      ordinals[String(word)] = index + 1
    }
    return ordinals
  }()

  private static let leading = PhraseTable<Bool>(
    [
      true: """
      um,uh,er,erm,hm,hmm,well,oh,please,ok,okay,yes,the,number,no,nr,option,choice,item,entry,result,i want,\
      i mean,i meant,i choose,ill take,i would like,id like,give me,take,pick,choose,select,open,\
      its,it is,that is,thats,lets take,the very,probably,i think,use
      """
    ],
    tokenizer: English.tokenizer
  )

  private static let trailing = PhraseTable<Bool>(
    [
      true: """
      one,ones,option,choice,item,entry,result,thing,answer,match,title,book,please,thanks,\
      thank you,of them,of those,in the list,on the list,from the top,there,then
      """
    ],
    tokenizer: English.tokenizer
  )
}
