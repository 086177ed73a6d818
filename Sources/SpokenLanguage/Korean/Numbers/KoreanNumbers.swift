/// Numbers as they are said in Korean, native and Sino-Korean, read from syllables.
struct KoreanNumbers: SpokenNumbers {
  func prefix(of words: ArraySlice<String>) -> (value: Double, count: Int)? {
    if let minus = Self.minus.prefix(of: words) {
      let number = prefix(of: words.dropFirst(minus.count))
      return number.map { (-$0.value, $0.count + minus.count) }
    }
    let readings = [Self.native(words), Self.sino(words)].compactMap(\.self)
    guard let best = readings.max(by: { $0.count < $1.count }) else { return nil }
    return best
  }

  private static let minus = PhraseTable<Bool>(
    [true: "마이너스,영하"],
    tokenizer: Korean.tokenizer
  )

  // MARK: Native

  /// 스물한: a ten and a unit, in full or as they stand before a counter.
  private static func native(_ words: ArraySlice<String>) -> (value: Double, count: Int)? {
    var total = 0
    var count = 0
    if let ten = tens.prefix(of: words) {
      total = ten.value
      count = ten.count
    }
    if let unit = units.prefix(of: words.dropFirst(count)) {
      total += unit.value
      count += unit.count
    }
    return count == 0 ? nil : (Double(total), count)
  }

  private static let tens = PhraseTable<Int>(
    [
      10: "열", 20: "스물,스무", 30: "서른", 40: "마흔", 50: "쉰", 60: "예순", 70: "일흔", 80: "여든",
      90: "아흔",
    ],
    tokenizer: Korean.tokenizer
  )

  private static let units = PhraseTable<Int>(
    [
      1: "하나,한", 2: "둘,두", 3: "셋,세,석", 4: "넷,네,넉", 5: "다섯,닷", 6: "여섯,엿", 7: "일곱",
      8: "여덟,여덜", 9: "아홉",
    ],
    tokenizer: Korean.tokenizer
  )

  // MARK: Sino-Korean

  private static let digits: [String: Int] = [
    "영": 0, "공": 0, "일": 1, "이": 2, "삼": 3, "사": 4, "오": 5, "육": 6, "륙": 6, "칠": 7, "팔": 8,
    "구": 9,
  ]
  private static let sections: [String: Int] = ["십": 10, "백": 100, "천": 1000]
  private static let myriads: [String: Int] = [
    "만": 10_000, "억": 100_000_000, "조": 1_000_000_000_000,
  ]

  /// 천구백팔십사, 3만 2천, 삼 점 오, and digits one by one (공일공).
  private static func sino(_ words: ArraySlice<String>) -> (value: Double, count: Int)? {
    guard let whole = sinoWhole(words) ?? digitByDigit(words) else { return nil }
    let rest = words.dropFirst(whole.count)
    // "5점이요" is five points and no 5.2.
    let isWritten = words.prefix(whole.count).contains { $0.contains(where: \.isASCII) }
    guard rest.first == "점", !isWritten, let fraction = digitByDigit(rest.dropFirst()),
      let value = Double("0." + fraction.text)
    else { return (whole.value, whole.count) }
    return (whole.value + value, whole.count + 1 + fraction.count)
  }

  private struct Reading {
    var value: Double
    var count: Int
    var text = ""
  }

  private static func digitByDigit(_ words: ArraySlice<String>) -> Reading? {
    let run = words.prefix(15).prefix { digits[$0] != nil }
    let text = run.compactMap { digits[$0].map(String.init) }.joined()
    return Double(text).map { Reading(value: $0, count: run.count, text: text) }
  }

  private static func sinoWhole(_ words: ArraySlice<String>) -> Reading? {
    var total = 0.0
    var section = 0.0
    var pending: Double?
    var index = words.startIndex
    var usedUnit = false
    loop: while index < words.endIndex {
      let word = words[index]
      if let digit = digits[word].map(Double.init) ?? WrittenNumber.value(ofToken: word) {
        guard pending == nil else { break loop }
        pending = digit
      } else if let unit = sections[word] {
        section += (pending ?? 1) * Double(unit)
        pending = nil
        usedUnit = true
      } else if let unit = myriads[word] {
        let amount = section + (pending ?? 0)
        total += (amount == 0 ? 1 : amount) * Double(unit)
        section = 0
        pending = nil
        usedUnit = true
      } else {
        break loop
      }
      index += 1
    }
    let count = index - words.startIndex
    // Two digits side by side without a unit are no sum; they are read one by one.
    let isCut = index < words.endIndex && digits[words[index]] != nil && !usedUnit
    guard count > 0, !isCut else { return nil }
    return Reading(value: total + section + (pending ?? 0), count: count)
  }
}
