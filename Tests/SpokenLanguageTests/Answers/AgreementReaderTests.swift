import SpokenLanguage
import Testing

struct AgreementReaderTests {
  @Test(arguments: [
    ("en", "yes, remove it", true),
    ("en", "remove it", true),
    ("en", "no, leave it", false),
    ("en", "no thanks, keep it", false),
    ("en", "actually no, cancel", false),
    ("en", "no, don't buy it", false),
    ("ko", "아 됐어 취소", false),
    ("ko", "아 됐어 안 살래", false),
    ("ko", "에이 됐다 안 살래", false),
    ("vi", "thôi hủy đi", false),
    ("vi", "khoan, hỏi lại vợ đã, không mua nữa", false),
    ("en", "hang on, i have to ask my wife first, do not buy it", false),
    ("en", "yes, and don't worry", nil), ("en", "hang on, i have to ask my wife", nil),
    ("vi", "ukm xoa di", true),
    ("vi", "dong y bo", true),
    ("vi", "ừ, bỏ giúp cô", true),
    ("vi", "uk mo", nil),
    ("vi", "đổi ý rồi, không mua nữa", false),
    ("en", "i changed my mind, don't buy it", false),
    ("en", "yes, that one too", true), ("en", "yes, emma too", nil),
    ("en", "yes, remove that one", true), ("en", "yes get rid of this one", true),
    ("vi", "ừ một cuốn", true), ("en", "wait, yes", nil),
    // A yes that is taken back is none, and what it is about may stand within the verb.
    ("vi", "ừ mà thôi khỏi", false), ("vi", "u ma thoi khoi", false),
    ("vi", "ừ, bỏ đi", true), ("en", "sure, take it out", true),
    ("en", "yes, i'm quite certain, thank you", true), ("en", "aye that's grand", true),
    // Who says why agrees, and who wants to say more has not said it yet.
    ("en", "yes, it was boring", true), ("vi", "ừ, chán quá", true),
    ("en", "yes, rate it four", nil), ("en", "yes, it was dull, no wait", nil),
    ("en", "oh wait no", false), ("zh", "哎等等，还是留着", false), ("zh", "好，等等", nil),
    // A no in what is told behind a yes is none to the question, and no yes either.
    ("fr", "oui vas-y, je ne le relirai pas", true), ("en", "yes sure, don't", nil),
    ("en", "yes, I'm never getting through that", true), ("en", "yes, I'm not sure", nil),
    ("en", "yes, I don't know", nil), ("vi", "ừ, mình không chắc lắm", nil),
    ("de", "ja, ich fand es nicht gut", true), ("de", "ja, ich bin mir nicht sicher", nil),
    ("de", "ja, aber nicht jetzt", nil), ("en", "yes, not now", nil),
    // What is not done anyway is a reason, and what is not to be done to what was asked about is a no.
    ("de", "ja, das les ich eh nie", true), ("ko", "응, 너무 길어서 못 읽겠어", true),
    ("ja", "はい、もう読まないと思うので", true), ("es", "sí, son para mis sobrinos", true),
    ("es", "bueno, sí, bórralo, no lo voy a leer nunca", nil), ("en", "ok, don't remove it", nil),
    ("de", "gut, dann nicht", nil),
    ("es", "sí, me da miedo hasta la portada", true),
    // A number in what is told corrects nothing where the question shows none, and does where it shows one.
    ("de", "ja sicher, ich bin 35", true),
    ("es", "sí, son para mis tres sobrinos", true), ("en", "yes, the other one", nil),
    ("fr", "oui, ça m'a ennuyé", true), ("en", "yes, I would if I could", nil),
    ("en", "should I remove it", nil), ("de", "soll ich es entfernen", nil),
    ("ja", "はい、待って", nil), ("fr", "oui, attends", nil), ("ko", "응, 잠깐", nil),
    // What makes no difference is a reason too, with a sign behind the yes or without.
    ("en", "yes I'd never read it anyway", true), ("de", "ja das les ich sowieso nicht", true),
    ("ko", "응, 어차피 안 읽을 거야", true), ("ko", "응 어차피 안 읽을 거야", true),
    ("vi", "ừ, đằng nào mình cũng không đọc", true),
    ("fr", "oui, de toute façon je ne le lirai jamais", true),
    ("es", "sí, total no lo voy a leer nunca", true), ("ja", "うん、どうせ読まないし", true),
    ("zh", "嗯，反正我也不会看", true), ("fr", "oui, tant pis", true), ("zh", "好的，没办法", true),
    ("en", "yes, but not anyway", nil), ("fr", "oui, mais pas tout de suite", nil),
    ("es", "sí, pero otro día", nil), ("ko", "응, 하지만 나중에", nil), ("ko", "응, 나중에", nil),
    ("ja", "うーん", nil), ("ja", "うーん、まあ", nil), ("ja", "うん", nil),
    ("zh", "好，但是先等一下", nil),
    ("fr", "vas-y, oui, il est bien trop long", true),
    ("en", "no, emma", nil),
    ("en", "no, remove emma", nil),
    ("en", "yes, emma", nil),
    ("ko", "아니야 그냥 둬", false),
    ("vi", "thôi, giữ lại đi", false),
    ("de", "nein, lass es so", false),
    ("fr", "non, laisse", false),
    ("es", "no, déjalo", false),
    ("ja", "いいえ、そのままで", false),
    ("zh", "不，留着", false),
  ])
  func `an agreement may name what it agrees to, a no says no more than that`(
    locale: String,
    answer: String,
    expected: Bool?
  ) {
    let actions = ["en": "Remove", "ko": "삭제", "vi": "Xóa"]
    let reader = AgreementReader(Languages.language(for: locale))
    #expect(reader.agreement(in: answer, to: [actions[locale] ?? ""]) == expected)
  }

  @Test(arguments: [
    ("yes, six", true), ("yes, six copies is right", true), ("yes, 6 of them", true),
    ("yes, order the blue lamp", true), ("order six", true),
    // What is not shown is not agreed to.
    ("yes, five", nil), ("yes, order the red lamp", nil), ("six", nil),
    ("yes, but not the lamp", nil), ("yes, but two", nil), ("yes, we are five now", nil),
  ])
  func `an agreement may say again what is shown, and nothing else`(answer: String, expected: Bool?)
  {
    let reader = AgreementReader(Languages.language(for: "en"))
    let shown = ["Are you ready to order?", "Blue lamp × 6"]
    #expect(reader.agreement(in: answer, to: ["Order"], shown: shown) == expected)
  }

  @Test(arguments: [
    ("en", "no, i actually meant the blue one", true), ("en", "no", true),
    ("en", "oh dear, no, leave it where it is", true), ("vi", "ồ không, tôi nói sai", true),
    ("en", "the blue one, no doubt", false), ("en", "", false),
    ("en", "yes, no wait", false), ("ko", "아니 그 파란 거 말이야", true),
    ("vi", "không, ý là cuốn kia", true), ("de", "nein, ich meinte das blaue", true),
    ("fr", "non, je parlais de l'autre", true), ("es", "no, digo el otro", true),
    ("ja", "いいえ、別のほうです", true), ("zh", "不，我说的是另一本", true),
  ])
  func `an answer that begins with a no is one, whatever comes behind it`(
    code: String,
    answer: String,
    isNo: Bool
  ) {
    #expect(AgreementReader(Languages.language(for: code)).beginsWithNo(answer) == isNo)
  }

  @Test(arguments: [
    ("en", "yes, embarrassing that it's still there", true), ("en", "yes", false),
    ("en", "embarrassing, yes", false), ("en", "yes, what about emma?", false),
    ("en", "yes, don't", false), ("en", "yes, but the blue one", false),
    ("en", "yes, and open dune", false), ("en", "yes, six of them", false),
    ("en", "yes, not sure though", false), ("en", "yes, tomorrow maybe", false),
    ("en", "yes, open the blue one", false), ("en", "no, a silly thing to have", false),
    ("de", "Ja, peinlich genug, dass es da steht", true), ("es", "sí, adiós", true),
    ("fr", "oui, beaucoup trop long", true), ("en", "yes, just one", false),
    ("de", "ja, aber das andere", false),
    ("es", "sí, pero mañana", false), ("vi", "ừ, chờ chút", false),
  ])
  func `a clear yes may have anything behind it that wants nothing else`(
    code: String,
    answer: String,
    agrees: Bool
  ) {
    let reader = AgreementReader(Languages.language(for: code))
    #expect(reader.agreesFirst(in: answer, to: ["Remove"]) == agrees)
  }

  @Test(arguments: [
    ("en", "ah, joyce, then i'll keep it", true),
    ("en", "hm, i'd rather hang on to that one", true),
    ("en", "yes, i won't keep it", false), ("en", "i don't want to keep it", false),
    ("en", "keep the blue lamp", false), ("en", "shall i keep it?", false),
    ("en", "who knows, no, not now", true), ("en", "it is far too long", false),
    ("de", "ach so, dann behalt ich es", true), ("fr", "ah, alors je le garde", true),
    ("es", "ah, entonces me lo quedo", true), ("vi", "à, thế thì giữ lại", true),
    ("ko", "아 그럼 놔둘래", true), ("ja", "ああ、じゃあ残しとく", true), ("zh", "哦，那还是留着吧", true),
    ("vi", "hmm thôi khỏi, hết tiền rồi", true), ("ja", "うーん、やめとく、お金ないし", true),
  ])
  func `one clause of an answer may say that things are to stay as they are`(
    code: String,
    answer: String,
    holdsNo: Bool
  ) {
    #expect(AgreementReader(Languages.language(for: code)).holdsNo(answer) == holdsNo)
  }

  @Test(arguments: [
    ("en", "read, I finished it yesterday", "read"), ("en", "read", nil),
    ("en", "read, and rate it four", nil), ("en", "read, or what do you think?", nil),
    ("en", "five, open dune", nil), ("de", "gelesen, ich bin gestern fertig geworden", "gelesen"),
    ("fr", "lus, je l'ai fini hier", "lus"), ("es", "leídos, lo terminé ayer", "leídos"),
    ("vi", "đã đọc, hôm qua mình đọc xong", "đã đọc"),
    ("ko", "읽은 책, 어제 다 읽었거든", "읽은 책"),
  ])
  func `an answer may stand before what is only told`(code: String, line: String, answer: String?) {
    let reader = AgreementReader(Languages.language(for: code))
    #expect(reader.beginning(beforeRemarksIn: line) == answer)
  }

  @Test(arguments: [
    ("en", "come on, four, I'm in a good mood", 4), ("en", "make that 28, we have new kids", 28),
    ("en", "actually 3, the ending got me", 3), ("en", "4, Dune", nil),
    ("de", "es kommen noch zwei dazu, also doch acht", 8), ("fr", "deux l'ont déjà, donc 25", 25),
    ("en", "two more are coming, so open Emma", nil), ("en", "four", nil),
    ("en", "four, five", nil),
    ("en", "four, I'm in a good mood?", nil), ("en", "four, and open Emma", nil),
    ("de", "vier, ich bin gut gelaunt", 4), ("es", "cuatro, me gustó mucho", 4),
  ])
  func `a number may stand among what is only told`(code: String, line: String, number: Double?) {
    let reader = AgreementReader(Languages.language(for: code))
    #expect(reader.number(amidRemarksIn: line) == number)
  }

  @Test(arguments: [
    ("en", "ah, Ishiguro… make it four then", "make it four then"),
    ("en", "Kazuo Ishiguro, right. open it", "open it"), ("en", "Ishiguro", nil),
    ("en", "ah, Tolstoy… make it four then", nil), ("en", "make it four then", nil),
    ("es", "ah, Ishiguro… pues súbelo a 4", "pues súbelo a 4"),
    ("zh", "哦，石黑一雄啊。那打四星", nil),
  ])
  func `what was told may be said again before anything else`(
    code: String,
    line: String,
    wish: String?
  ) {
    let reader = AgreementReader(Languages.language(for: code))
    #expect(reader.wish(behindEchoOf: "Kazuo Ishiguro", in: line) == wish)
  }

  @Test(arguments: [
    ("en", "never mind, open dune", true), ("en", "no, show my list", true),
    ("en", "actually, open dune", true), ("en", "dune, never mind", false), ("en", "no", false),
    ("en", "yes, open dune", false), ("en", "let me go", false), ("en", "", false),
    ("ko", "됐어, 그냥 듄 열어 줘", true), ("ko", "아니다, 읽은 책 보여 줘", true),
    ("vi", "thôi, mở dune đi", true), ("de", "nein, öffne dune", true),
  ])
  func `an answer may begin by calling off what was asked`(
    code: String,
    answer: String,
    callsOff: Bool
  ) {
    #expect(AgreementReader(Languages.language(for: code)).callsOff(answer) == callsOff)
  }

  @Test(arguments: [
    ("en", "no, don't remove it, rate it four", true), ("en", "don't buy it, open it", true),
    ("en", "no, leave it", false), ("en", "no", false), ("en", "cancel", false),
    ("en", "yes, remove it", false), ("en", "emma", false), ("en", "", false),
    ("ko", "아냐 삭제하지 말고 별 네 개 줘", true), ("ko", "아니", false),
    ("vi", "thôi khỏi mua, mở nó ra xem", true), ("vi", "có", false),
    ("de", "nein, nicht löschen, öffne es", true), ("de", "nein", false),
  ])
  func `an answer may say what is not to be done`(code: String, answer: String, forbids: Bool) {
    #expect(AgreementReader(Languages.language(for: code)).forbids(answer) == forbids)
  }

  @Test(arguments: [
    ("en", "later", true), ("en", "maybe later", true), ("en", "another time please", true),
    ("en", "four, and emma later", false), ("en", "the late one", false), ("en", "", false),
    ("en", "please", false), ("ko", "나중에 할게", true), ("ko", "나중에 네 개", false),
    ("vi", "thôi để sau đi", true), ("vi", "để mai tính", true), ("vi", "để sau bốn sao", false),
    ("de", "später", true),
    ("fr", "plus tard", true), ("es", "más tarde", true), ("ja", "また今度", true),
    ("zh", "以后再说", true),
  ])
  func `an answer may leave it for later`(code: String, answer: String, postpones: Bool) {
    #expect(AgreementReader(Languages.language(for: code)).postpones(answer) == postpones)
  }
}
