import Foundation
import SpokenLanguage
import Testing

/// What every language with words of its own can do, whatever its words are.
@Suite struct PackTests {
  static let codes = Languages.all.map(\.code)
  /// Languages that read aloud what they can read.
  static let speaking = ["de", "fr", "es", "ja", "zh", "ko"]

  private static var numbers: [Int] {
    var numbers = Array(0...1100) + [1984, 2000, 10_000, 20_000, 100_000, 999_999]
    numbers += [1_000_000, 1_000_001, 21_000_000, 200_000_000, 1_000_000_000, 2_003_000_000]
    numbers += [100_000_000_000, 999_999_999_999, 1_000_000_000_000]
    var seed: UInt64 = 88_172_645_463_325_252
    for place in 0..<1200 {
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      var limit: UInt64 = 10
      for _ in 0..<(place % 12) { limit *= 10 }
      numbers.append(Int(seed % (limit + 1)))
    }
    return numbers
  }

  @Test(arguments: Self.speaking)
  func `a number that is spoken is read back`(code: String) throws {
    let language = Languages.language(for: code)
    for number in Self.numbers {
      let spoken = try #require(language.spokenNumber(String(number)), "\(number)")
      #expect(language.number(in: spoken) == Double(number), "\(number): \(spoken)")
    }
  }

  @Test(arguments: ["de", "fr", "es", "ja", "zh"])
  func `a number that is spoken is read in a sentence too`(code: String) throws {
    let language = Languages.language(for: code)
    for number in Self.numbers where number > 1 {
      let spoken = try #require(language.spokenNumber(String(number)))
      let words = language.tokens(in: spoken).map(\.text)
      let read = try #require(language.number(leading: words[...]), "\(number): \(spoken)")
      #expect(read.count == words.count, "\(number): \(spoken)")
    }
  }

  @Test(arguments: Self.codes)
  func `no answer breaks a reader`(code: String) {
    let language = Languages.language(for: code)
    let pieces = [
      "5", "ein", "und", "vingt", "et", "mil", "二", "点", "半", "'", "-", "…", "l'", "ábrelo",
      "\u{301}",
      "ー", "前", "vor", "hace", "99999999999999999999", "３", "½", "\u{0}", "🙂", "  ", ",", "um",
      "le",
    ]
    var seed: UInt64 = 11
    for _ in 0..<400 {
      var text = ""
      for _ in 0..<6 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(seed >> 33) % pieces.count] + (seed >> 40 & 1 == 0 ? " " : "")
      }
      _ = language.number(in: text)
      _ = language.ordinal(in: text)
      _ = language.confirmation(in: text)
      _ = language.command(in: text)
      _ = language.date(in: text, now: .distantPast, calendar: Calendar(identifier: .gregorian))
      _ = language.duration(in: text)
      _ = language.items(in: text)
      for token in language.tokens(in: text) {
        #expect(token.range.lowerBound <= token.range.upperBound)
        #expect(token.range.upperBound <= text.utf8.count)
      }
    }
  }

  @Test(arguments: [
    ("de", "un", false), ("de", "lösch dune nicht", true), ("de", "öffne dune", false),
    ("fr", "n'ouvre pas dune", true), ("fr", "ouvre dune", false),
    ("fr", "n'oublie pas de noter", false),
    ("es", "no borres dune", true), ("es", "borra dune", false),
    ("ja", "デューンは消さないで", true), ("ja", "デューンを消して", false), ("ja", "開いてくれない", false),
    ("zh", "别删沙丘", true), ("zh", "删掉沙丘", false), ("zh", "能不能删掉沙丘", false),
  ])
  func `a word says that something is not to be done`(
    code: String,
    sentence: String,
    expected: Bool
  ) {
    let language = Languages.language(for: code)
    let negations = language.connectives.negations(in: language.tokens(in: sentence))
    #expect(negations.isEmpty != expected)
  }

  @Test(arguments: [
    ("de", "könntest du dune öffnen", SpeechAct.request),
    ("de", "wer hat dune geschrieben", .question),
    ("de", "ich habe gestern dune gekauft", .report),
    ("de", "wenn ich zeit habe kaufe ich dune", .condition),
    ("de", "erinnere mich daran dune zu kaufen", .reminder),
    ("de", "danke dass du dune geöffnet hast", .remark),
    ("de", "öffne dune", .command), ("fr", "tu peux ouvrir dune", .request),
    ("fr", "qui a écrit dune", .question), ("fr", "j'ai acheté dune", .report),
    ("fr", "merci d'avoir ouvert dune", .remark), ("fr", "ouvre dune", .command),
    ("es", "podrías abrir dune", .request), ("es", "quién escribió dune", .question),
    ("es", "ayer compré dune", .report), ("es", "me dijo que borrara dune", .quotation),
    ("es", "abre dune", .command), ("ja", "デューンを開いてください", .request),
    ("ja", "デューンを書いたのは誰", .question), ("ja", "昨日デューンを買った", .report),
    ("ja", "明日リマインドして", .reminder), ("ja", "時間があれば買う", .condition),
    ("zh", "能不能打开沙丘", .request), ("zh", "沙丘是谁写的", .question), ("zh", "我昨天买了沙丘", .report),
    ("zh", "如果有时间我就买沙丘", .condition), ("zh", "提醒我买沙丘", .reminder),
  ])
  func `a sentence does what its small words say`(code: String, sentence: String, act: SpeechAct) {
    let language = Languages.language(for: code)
    let tokens = language.tokens(in: sentence)
    let found = SpeechActReader(language).act(
      of: tokens,
      isNamed: tokens.map { _ in false },
      isAsked: false
    )
    #expect(found.act == act)
  }
}
