import Foundation
import SpokenLanguage
import Testing

/// What people answer in German, French, Spanish, Japanese and Chinese.
@Suite struct PackAnswerTests {
  @Test(
    arguments: [
      ("de", "drei", 3), ("de", "zwei Exemplare bitte", 2), ("de", "ein Dutzend", 12),
      ("de", "einen", 1),
      ("de", "drei Komma fünf", 3.5), ("de", "dreieinhalb", 3.5), ("de", "minus zwei", -2),
      ("de", "einundzwanzig", 21), ("de", "fuenf", 5), ("de", "1.000", 1000),
      ("de", "zwei oder drei", nil),
      ("de", "Dune", nil), ("de", "nicht drei", nil), ("de", "neunzehnhundertvierundachtzig", 1984),
      ("fr", "deux exemplaires s'il te plaît", 2), ("fr", "une douzaine", 12), ("fr", "un", 1),
      ("fr", "soixante et onze", 71), ("fr", "quatre-vingt-dix-sept", 97),
      ("fr", "trois virgule cinq", 3.5),
      ("fr", "septante-deux", 72), ("fr", "deux ou trois", nil), ("fr", "La Peste", nil),
      ("fr", "zéro", 0),
      ("es", "dos ejemplares por favor", 2), ("es", "una docena", 12), ("es", "uno solo", 1),
      ("es", "treinta y uno", 31), ("es", "tres coma cinco", 3.5), ("es", "media docena", 6),
      ("es", "ponle cinco", 5), ("es", "dos mil millones", 2_000_000_000),
      ("es", "dos o tres", nil),
      ("es", "Rayuela", nil), ("es", "veintidos", 22),
      ("ja", "三冊", 3), ("ja", "3冊お願いします", 3), ("ja", "五つ", 5), ("ja", "いつつ", 5), ("ja", "百二十", 120),
      ("ja", "一九八四", 1984), ("ja", "三点五", 3.5), ("ja", "一ダース", 12), ("ja", "二、三冊", nil),
      ("ja", "こころ", nil), ("ja", "３", 3), ("ja", "3万", 30_000),
      ("zh", "三本", 3), ("zh", "两本书", 2), ("zh", "给我来三本", 3), ("zh", "一百零五", 105),
      ("zh", "一百五", 150),
      ("zh", "三万五", 35_000), ("zh", "二〇二七", 2027), ("zh", "三点五", 3.5), ("zh", "半打", 6),
      ("zh", "两三本", nil), ("zh", "沙丘", nil),
    ] as [(String, String, Double?)]
  )
  func `a number`(code: String, answer: String, expected: Double?) {
    #expect(Languages.language(for: code).number(in: answer) == expected)
  }

  @Test(
    arguments: [
      ("de", "der zweite", .position(2)), ("de", "das letzte", .last),
      ("de", "Nummer drei", .position(3)),
      ("de", "die zwölfte bitte", .position(12)), ("de", "Dune", nil),
      ("fr", "le deuxième", .position(2)), ("fr", "la dernière", .last),
      ("fr", "le premier", .position(1)),
      ("fr", "vingt et unième", .position(21)), ("fr", "l'option deux", .position(2)),
      ("fr", "Dune", nil),
      ("es", "el segundo", .position(2)), ("es", "la última", .last),
      ("es", "el tercero por favor", .position(3)),
      ("es", "número dos", .position(2)), ("es", "Dune", nil),
      ("ja", "二番目", .position(2)), ("ja", "最後の", .last), ("ja", "三つ目のやつ", .position(3)),
      ("ja", "最初のでお願いします", .position(1)), ("ja", "こころ", nil),
      ("zh", "第二个", .position(2)), ("zh", "最后一个", .last), ("zh", "第三本吧", .position(3)),
      ("zh", "沙丘", nil),
    ] as [(String, String, OrdinalAnswer?)]
  )
  func `a position`(code: String, answer: String, expected: OrdinalAnswer?) {
    #expect(Languages.language(for: code).ordinal(in: answer) == expected)
  }

  @Test(
    arguments: [
      ("de", "ja", true), ("de", "ja bitte", true), ("de", "na klar", true),
      ("de", "auf keinen Fall", false),
      ("de", "nee", false), ("de", "ja?", nil), ("de", "vielleicht", nil), ("de", "ja nein", nil),
      ("fr", "oui, vas-y", true), ("fr", "d'accord", true), ("fr", "surtout pas", false),
      ("fr", "non merci", false),
      ("fr", "peut-être", nil), ("fr", "bien sûr que non", false),
      ("es", "sí, dale", true), ("es", "claro que sí", true), ("es", "ni hablar", false),
      ("es", "claro que no", false),
      ("es", "quizás", nil), ("ja", "はい、お願いします", true), ("ja", "うん", true), ("ja", "いいえ", false),
      ("ja", "いいえ、違います", false), ("ja", "たぶん", nil), ("zh", "好的", true), ("zh", "没错", true),
      ("zh", "不要", false),
      ("zh", "不用了谢谢", false), ("zh", "也许", nil), ("zh", "好吗？", nil),
    ] as [(String, String, Bool?)]
  )
  func `yes and no`(code: String, answer: String, expected: Bool?) {
    #expect(Languages.language(for: code).confirmation(in: answer) == expected)
  }

  @Test(arguments: [
    ("de", "abbrechen", ConversationCommand.cancel), ("de", "Hilfe", .help),
    ("de", "mach das rückgängig", .undo),
    ("de", "tschüss", .quit), ("fr", "laisse tomber", .cancel), ("fr", "aide-moi", .help),
    ("fr", "défais ça", .undo),
    ("fr", "au revoir", .quit), ("es", "olvídalo", .cancel), ("es", "ayuda", .help),
    ("es", "deshazlo", .undo),
    ("es", "adiós", .quit), ("ja", "キャンセル", .cancel), ("ja", "ヘルプ", .help), ("ja", "元に戻して", .undo),
    ("ja", "終了", .quit), ("zh", "取消", .cancel), ("zh", "帮助", .help), ("zh", "撤销", .undo),
    ("zh", "再见", .quit),
  ])
  func `a command`(code: String, answer: String, expected: ConversationCommand) {
    #expect(Languages.language(for: code).command(in: answer) == expected)
  }

  @Test(arguments: [
    ("de", "Dune, Emma und Ulysses", ["Dune", "Emma", "Ulysses"]),
    ("fr", "Dune et Emma", ["Dune", "Emma"]),
    ("es", "Dune y Emma", ["Dune", "Emma"]), ("ja", "デューンとエマ", ["デューン", "エマ"]),
    ("ja", "こころ、城、雪国", ["こころ", "城", "雪国"]), ("zh", "沙丘和爱玛", ["沙丘", "爱玛"]),
    ("zh", "沙丘、城堡", ["沙丘", "城堡"]),
  ])
  func `several things`(code: String, answer: String, expected: [String]) {
    #expect(Languages.language(for: code).items(in: answer) == expected)
  }

  @Test(arguments: [
    ("de", "anderthalb Stunden", 5400.0), ("de", "2 Stunden 30 Minuten", 9000),
    ("de", "eine Viertelstunde", 900),
    ("de", "zwei Stunden und eine halbe", 9000), ("fr", "une heure et demie", 5400),
    ("fr", "un quart d'heure", 900),
    ("fr", "2h", 7200), ("es", "una hora y media", 5400), ("es", "media hora", 1800),
    ("es", "dos días", 172_800),
    ("ja", "二時間半", 9000), ("ja", "2時間30分", 9000), ("ja", "三日間", 259_200), ("zh", "两个半小时", 9000),
    ("zh", "2小时30分钟", 9000), ("zh", "一刻钟", 900), ("zh", "沙丘", nil),
    ("en", "1:30 hours", 5400), ("en", "2:30 minutes", 150), ("en", "1:75 hours", nil),
    ("en", "1:00:30 hours", 3630),
    ("en", "an hour and 15", 4500), ("en", "two hours thirty", 9000),
    ("en", "20 more minutes", 1200),
    ("en", "another ten minutes", 600), ("en", "an hour and a half and 15", nil),
    ("de", "eine Stunde und 15", 4500), ("fr", "1:30 heures", 5400),
    ("es", "una hora y quince", 4500),
    ("ja", "1:30時間", 5400), ("zh", "1:30小时", 5400),
  ])
  func `a length of time`(code: String, answer: String, seconds: Double?) {
    let found = Languages.language(for: code).duration(in: answer)
    #expect(found.map { ($0 / .seconds(1)).rounded() } == seconds)
  }

  @Test(arguments: [
    ("es", "ábrelo", ["abre", "lo"]), ("es", "dámelo", ["da", "me", "lo"]),
    ("es", "ponle", ["pon", "le"]),
    ("es", "muéstramela", ["muestra", "me", "lo"]), ("es", "pañuelo", ["pañuelo"]),
    ("es", "quítalos", ["quita", "lo"]),
    ("fr", "l'étranger", ["l", "étranger"]), ("fr", "aujourd'hui", ["aujourdhui"]),
    ("fr", "qu'est-ce", ["qu", "est", "ce"]),
    ("ja", "デューンを開いて", ["デューン", "を", "開", "い", "て"]), ("ja", "ハリー・ポッター", ["ハリー", "ポッター"]),
    ("zh", "打开1984", ["打", "开", "1984"]),
  ])
  func `words are taken apart`(code: String, text: String, words: [String]) {
    let tokens = Languages.language(for: code).tokens(in: text)
    #expect(tokens.map(\.text) == words)
    #expect(tokens.map(\.range.upperBound).max() == text.utf8.count)
  }
}
