import Foundation
import SpokenLanguage
import Testing

/// What the small words of German, French, Spanish, Japanese and Chinese say about a sentence.
@Suite struct PackSentenceTests {
  @Test(arguments: ["de", "fr", "es", "ja", "zh"])
  func `a number that is spoken is read in a sentence too`(code: String) throws {
    let language = Languages.language(for: code)
    for number in Array(2...1100) + [1984, 20_000, 999_999, 2_000_000, 1_000_000_001] {
      let spoken = try #require(language.spokenNumber(String(number)))
      let words = language.tokens(in: spoken).map(\.text)
      let read = try #require(language.number(leading: words[...]), "\(number): \(spoken)")
      #expect(read.count == words.count, "\(number): \(spoken)")
    }
  }

  @Test(arguments: [
    ("de", "un", false), ("de", "lösch dune nicht", true), ("de", "öffne dune", false),
    ("fr", "n'ouvre pas dune", true), ("fr", "ouvre dune", false),
    ("fr", "n'oublie pas de noter", false),
    ("es", "no borres dune", true), ("es", "borra dune", false),
    ("ja", "デューンは消さないで", true), ("ja", "デューンを消して", false), ("ja", "開いてくれない", false),
    ("zh", "别删沙丘", true), ("zh", "删掉沙丘", false), ("zh", "能不能删掉沙丘", false),
    ("en", "don't let me forget to buy dune", false), ("en", "don't let me buy dune", true),
    ("de", "lass mich nicht vergessen dune zu kaufen", false),
    ("fr", "ne me laisse pas oublier de noter dune", false),
    ("es", "no dejes que se me olvide comprar dune", false),
    ("ja", "忘れないように記録して", false), ("zh", "别让我忘了买沙丘", false),
    ("ko", "까먹지 않게 알려 줘", false), ("vi", "đừng để tôi quên mua xứ cát", false),
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
