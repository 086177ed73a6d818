import Foundation
import SpokenLanguage
import TestSupport
import Testing

/// What every language holds that has a pack; a new one is tested by its line in `Languages`.
///
/// Its texts are tested by `RoomCatalogsTests`, and that nothing is done that it forbids by the sample
/// library's `Negations`.
@Suite struct PackTests {
  private static let codes = Languages.all.map(\.code)

  // MARK: Words

  @Test(arguments: [("打開沙丘", "打开沙丘"), ("給這本書評五顆星", "给这本书评五颗星")])
  func `traditional characters are read as simplified ones`(traditional: String, simplified: String)
  {
    let language = Languages.language(for: "zh")
    #expect(
      language.tokens(in: traditional).map(\.text) == language.tokens(in: simplified).map(\.text)
    )
  }

  @Test(arguments: [("取り消す", 0, 3), ("取って", 0, 1), ("取って", 1, 0), ("予約", 1, 1)])
  func `a Japanese word begins with a character`(text: String, place: Int, length: Int) {
    let language = Languages.language(for: "ja")
    #expect(language.wordLength(in: language.tokens(in: text), at: place) == length)
  }

  // MARK: Numbers

  /// All small numbers, the powers of ten with their neighbours, and others of every length.
  private static let numbers: [Int] = {
    var random = SplitMix64(seed: 13)
    var numbers = Array(0...1200)
    var power = 1
    for _ in 0...12 {
      numbers += [power - 1, power, min(power + 1, 1_000_000_000_000)]
      for _ in 0..<120 { numbers.append(Int.random(in: 0...power, using: &random)) }
      for digit in 2...9 where power < 1_000_000_000_000 { numbers.append(digit * power) }
      power *= 10
    }
    return numbers
  }()

  @Test(arguments: codes)
  func `a number that is read aloud is heard as itself`(code: String) throws {
    let language = Languages.language(for: code)
    var wrong: [String] = []
    for number in Self.numbers {
      let spoken = try #require(language.spokenNumber(String(number)), "\(number) has no words")
      let heard = language.number(in: spoken)
      // Where zero is also the word for no, it is no number.
      if number == 0, heard == nil, language.confirmation(in: spoken) == false { continue }
      if heard != Double(number) { wrong.append("\(number): \(spoken) is \(heard ?? .nan)") }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test(arguments: codes)
  func `a number in digits is read, grouped or not`(code: String) {
    let language = Languages.language(for: code)
    var wrong: [String] = []
    for number in Self.numbers {
      let grouped = number.formatted(.number.locale(Locale(identifier: code)))
      for text in [String(number), grouped] where language.number(in: text) != Double(number) {
        wrong.append("\(number): \(text) is \(language.number(in: text) ?? .nan)")
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test(arguments: codes)
  func `positions in a list are read`(code: String) {
    let language = Languages.language(for: code)
    for place in 1...20 {
      #expect(language.ordinal(in: String(place)) == .position(place), "\(place)")
    }
  }

  // MARK: Dates

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  @Test(arguments: codes)
  func `a date as its country writes it is read as itself`(code: String) {
    let language = Languages.language(for: code)
    var random = SplitMix64(seed: 31)
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    var wrong: [String] = []
    for _ in 0..<600 {
      let days = Int.random(in: -25_000...47_000, using: &random)
      let day = Date(timeIntervalSince1970: Double(days) * 86_400)
      var style = Date.FormatStyle(date: .long, time: .omitted, calendar: Self.calendar)
      style.timeZone = .gmt
      let text = day.formatted(style.locale(Locale(identifier: code)))
      let iso = day.formatted(.iso8601.year().month().day())
      for text in [text, iso] {
        let read = language.date(in: text, now: now, calendar: Self.calendar)
        if read?.date != day || read?.hasTime != false { wrong.append("\(iso): \(text)") }
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  // MARK: Answers

  @Test(arguments: codes)
  func `a person can agree, decline and say every command`(code: String) {
    let language = Languages.language(for: code)
    let words = Self.words(of: language)
    #expect(words.contains { language.confirmation(in: $0) == true })
    #expect(words.contains { language.confirmation(in: $0) == false })
    for command in ConversationCommand.allCases {
      #expect(words.contains { language.command(in: $0) == command }, "\(command)")
    }
  }

  /// The answers that the assistant itself proposes in its texts.
  private static func words(of language: any Language) -> [String] {
    Answers.proposed[language.code] ?? []
  }

  // MARK: Noise

  @Test(arguments: codes)
  func `no reader ever fails, whatever it is given`(code: String) {
    let language = Languages.language(for: code)
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    for seed in 0..<1500 as Range<UInt64> {
      let text = Noise(language, seed: seed).text
      let tokens = language.tokens(in: text)
      _ = language.number(in: text)
      _ = language.ordinal(in: text)
      _ = language.confirmation(in: text)
      _ = language.command(in: text)
      _ = language.date(in: text, now: now, calendar: Self.calendar)
      _ = language.duration(in: text)
      _ = language.items(in: text)
      _ = language.names(answeredBy: text)
      _ = language.requests(announcedBy: text)
      _ = language.resolvingParticles(in: text)
      _ = language.spokenNumber(text)
      _ = language.otherWritings(of: tokens)
      _ = language.tokensMeant(by: tokens, in: text) { $0.count > 2 }
      _ = language.number(leading: tokens.map(\.text)[...])
      for token in tokens {
        _ = language.phonemes(of: token.text)
        _ = language.soundKeys(of: token.text)
        _ = language.nearSpellings(of: token.text)
        _ = language.stem(of: token.text)
        _ = language.variants(of: token.text)
        #expect(!token.range.isEmpty && token.range.upperBound <= text.utf8.count, "seed \(seed)")
      }
      #expect(
        language.restoringMarks(in: tokens, of: []).count == tokens.count,
        "seed \(seed): \(text.debugDescription)"
      )
    }
  }
}

/// A text that looks like the language and means nothing.
private struct Noise {
  let text: String

  init(_ language: any Language, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let numbers = [0, 1, 4, 21, 99, 105, 1984, 20_000, 3_000_000]
    let spoken = numbers.compactMap { language.spokenNumber(String($0)) }
    let own =
      Answers.proposed[language.code, default: []]
      + spoken.flatMap { $0.split(separator: " ").map(String.init) }
    let signs = [
      " ", " ", " ", "-", "'", "’", ",", ".", ":", "/", "%", "&", "+", "(", ")", "“", "1", "0",
      "12",
      "2027", "31.12.", "12:60", "٣", "½", "\u{0}", "\u{301}", "\u{200D}", "😀", "ᄀ", "가", "ㅎ", "の",
      "漢", "ﬁ", "ß", "İ", "đ", "ệ", "\u{1112}\u{1169}", "99999999999999999999",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...16, using: &random) {
      let piece = Bool.random(using: &random) ? own.randomElement(using: &random) : nil
      text += piece ?? signs.randomElement(using: &random) ?? ""
      // A word that breaks off.
      if Int.random(in: 0..<6, using: &random) == 0, !text.isEmpty { text.removeLast() }
    }
    self.text = text
  }
}
