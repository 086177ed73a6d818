/// Numbers as they are said in Vietnamese, with diacritics or without.
struct VietnameseNumbers: SpokenNumbers {
  /// Whether words without their marks are number words too, as they are in an answer that is nothing
  /// but a number; in a sentence "nam" is a name and "tu" is many things.
  var readsPlainWords = true

  func prefix(of words: ArraySlice<String>) -> (value: Double, count: Int)? {
    guard let first = words.first.flatMap(word) else { return nil }
    if first == .minus { return prefix(of: words.dropFirst()).map { (-$0.value, $0.count + 1) } }
    if first == .half {
      // "Nửa tá" is six, and half of a thing is a half.
      if words.dropFirst().first.flatMap(word) == .dozen { return (6, 2) }
      return (0.5, 1)
    }
    var run = Run(words: words.prefix(40).map(word), texts: Array(words.prefix(40)))
    let number = run.read()
    // Alone in a sentence it says no.
    return !readsPlainWords && number?.count == 1 && first == .digit(0) && words.first == "không"
      ? nil : number
  }

  /// What a word can do in a number.
  enum Word: Sendable, Hashable {
    case digit(Double)
    case ten
    case hundred
    case scale(Double)
    case dozen
    case odd
    case andHalf
    case half
    case point
    case minus
  }

  private func word(_ text: String) -> Word? {
    if let value = WrittenNumber.value(ofToken: text) { return .digit(value) }
    guard readsPlainWords || Self.isMarked(text) else { return nil }
    return Self.table[[text]]
  }

  /// Whether a word is a number word as it is written.
  static func isMarked(_ text: String) -> Bool { written.contains(text) }

  /// By number words without their marks those with them.
  static let marked: [String: String] = Dictionary(
    written.map { (Diacritics.removed(from: $0), $0) }.filter { $0.0 != $0.1 },
    uniquingKeysWith: { [$0, $1].contains("mươi") ? "mươi" : max($0, $1) }
  )

  private static let written = WordSet(
    words: lists.map(\.value).joined(separator: " ").replacing(",", with: " ")
  )

  private static let lists: KeyValuePairs<Word, String> = [
    .digit(0): "không", .digit(1): "một,mốt", .digit(2): "hai", .digit(3): "ba",
    .digit(4): "bốn,tư",
    .digit(5): "năm,lăm,nhăm", .digit(6): "sáu", .digit(7): "bảy,bẩy", .digit(8): "tám",
    .digit(9): "chín", .ten: "mười,mươi,chục", .hundred: "trăm", .scale(1000): "nghìn,ngàn",
    .scale(1e6): "triệu", .scale(1e9): "tỷ,tỉ", .dozen: "tá,lố", .odd: "linh,lẻ",
    .andHalf: "rưỡi,rưởi",
    .half: "nửa", .point: "phẩy,chấm", .minus: "âm,trừ",
  ]

  private static let table = PhraseTable<Word>(
    lists,
    tokenizer: Vietnamese.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )
}

extension VietnameseNumbers {
  /// One reading of a run of number words from left to right.
  private struct Run {
    let words: [Word?]
    let texts: [String]
    private var index = 0
    private var total = 0.0
    private var section = 0.0
    private var pending: Double?
    private var lastUnit = 1.0

    init(words: [Word?], texts: [String]) {
      self.words = words
      self.texts = texts
    }

    mutating func read() -> (value: Double, count: Int)? {
      while index < words.count, let word = words[index], take(word) { index += 1 }
      guard index > 0 else { return nil }
      return (total + section + (pending ?? 0) * unitOfLastDigit, index)
    }

    /// A last digit directly behind a unit counts its tenths: "một trăm hai" is 120.
    private var unitOfLastDigit: Double {
      guard index >= 2, let pending, pending < 10, Int(texts[index - 1]) == nil else { return 1 }
      switch words[index - 2] {
      case .hundred, .scale: return lastUnit / 10
      default: return 1
      }
    }

    /// Whether the word goes on with the number.
    private mutating func take(_ word: Word) -> Bool {
      switch word {
      case .digit(let value): takeDigit(value)
      case .ten: multiply(10)
      case .hundred: multiply(100)
      case .scale(let unit): close(unit)
      case .dozen: close(12)
      case .odd: index > 0 && pending == nil && nextIsDigit
      case .andHalf: addHalf()
      case .point: addDecimals()
      case .half, .minus: false
      }
    }

    private var nextIsDigit: Bool {
      if index + 1 < words.count, case .digit = words[index + 1] { true } else { false }
    }

    private mutating func takeDigit(_ value: Double) -> Bool {
      guard pending == nil else { return false }
      pending = value
      return true
    }

    private mutating func multiply(_ unit: Double) -> Bool {
      section += (pending ?? (unit == 10 ? 1 : 0)) * unit
      guard pending != nil || unit == 10 else { return false }
      pending = nil
      lastUnit = unit
      return true
    }

    private mutating func close(_ unit: Double) -> Bool {
      // A larger unit counts everything before it: "một nghìn tỷ".
      let isLarger = total > 0 && total < unit
      let amount = (isLarger ? total : 0) + section + (pending ?? 0)
      guard index > 0, amount > 0 else { return false }
      total = (isLarger ? 0 : total) + amount * unit
      section = 0
      pending = nil
      lastUnit = unit
      return true
    }

    private mutating func addHalf() -> Bool {
      guard index > 0 else { return false }
      section += (pending == nil ? lastUnit : 1) * 0.5 + (pending ?? 0)
      pending = nil
      return true
    }

    private mutating func addDecimals() -> Bool {
      var digits = ""
      var end = index + 1
      while index > 0, end < words.count, case .digit(let value) = words[end] ?? .minus {
        digits += String(Int(exactly: value) ?? 0)
        end += 1
      }
      guard let fraction = Double("0." + digits), !digits.isEmpty else { return false }
      section += fraction
      index = end - 1
      return true
    }
  }
}
