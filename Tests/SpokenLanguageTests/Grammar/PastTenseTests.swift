import Foundation
import Testing

@testable import SpokenLanguage

/// How languages tell that somebody has done something, and by which forms the same is asked for.
struct PastTenseTests {
  private func told(_ code: String, _ sentence: String) -> [PastTense.Verb] {
    let language = Languages.language(for: code)
    let tokens = language.tokens(in: sentence)
    return language.grammar.past?.verbs(in: tokens, of: tokens.startIndex..<tokens.endIndex) ?? []
  }

  private func isTold(_ code: String, _ sentence: String, as form: String) -> Bool {
    told(code, sentence).contains { $0.askingForms.contains(form) }
  }

  @Test(arguments: [
    ("en", "my brother already locked the doors", "lock"), ("en", "i pinned the map", "pin"),
    ("en", "we have moved the sofa", "move"), ("en", "she carried the box", "carry"),
    ("de", "ich habe das tor verriegelt", "verriegle"),
    ("de", "das tor habe ich schon geöffnet", "öffne"),
    ("de", "meine schwester hat den zaun gestrichen", "streich"),
    ("de", "wir haben den termin abgesagt", "absage"),
    ("de", "mein chef hat das öl nachgefüllt", "füll"),
    ("de", "wir haben den tisch reserviert", "reservier"),
    ("fr", "j'ai arrosé la parcelle", "arrose"), ("fr", "ma sœur a déjà levé le rideau", "lève"),
    ("fr", "on les a appelés", "appelle"), ("fr", "je l'ai éteinte", "éteins"),
    ("fr", "mon collègue a prévenu le vétérinaire", "préviens"),
    ("fr", "je viens de tailler la haie", "taille"),
    ("fr", "nous avons remis la clé", "remets"),
    ("es", "ya cerré el corral", "cierra"), ("es", "mi hermana sirvió el desayuno", "sirve"),
    ("es", "publiqué las notas", "publica"), ("es", "hemos abierto la caja", "abre"),
    ("es", "las gallinas ya las alimenté", "alimenta"),
    ("es", "acabo de inflar las ruedas", "infla"),
    ("es", "mi jefe puso la mesa", "pon"),
    ("zh", "我锁了大门", "锁"), ("zh", "我妹妹把大门锁了", "锁"), ("zh", "大门我锁好了", "锁"), ("zh", "老板打扫了仓库", "打扫"),
    ("vi", "tôi tắt đèn rồi", "tắt"), ("vi", "chị lan vừa quét phòng", "quét"),
    ("vi", "tụi mình quét xong phòng", "quét"),
  ])
  func `what somebody has done is told with a form of its verb`(
    code: String,
    sentence: String,
    form: String
  ) {
    #expect(isTold(code, sentence, as: form), "\(told(code, sentence))")
  }

  @Test(arguments: [
    ("en", "lock the doors i painted"), ("en", "get the doors locked"), ("en", "we need a red bed"),
    ("de", "öffne das tor"), ("de", "ich will das tor verriegelt haben"),
    ("de", "ich möchte den zaun streichen"),
    ("fr", "arrose la parcelle"), ("fr", "je voudrais fermer la cave"),
    ("fr", "il faut fermer la cave"),
    ("es", "cierra el corral"), ("es", "active el riego"), ("es", "quiero cerrar el corral"),
    ("es", "abre la puerta que cerré"),
    ("zh", "把大门锁了"), ("zh", "锁大门"), ("zh", "我想锁大门"), ("zh", "我们把大门锁了吧"), ("zh", "打开我锁了的门"),
    ("vi", "tắt đèn rồi khóa cổng"), ("vi", "em tắt đèn cho rồi"), ("vi", "tôi muốn tắt đèn"),
    ("vi", "bạn tắt đèn nhé"),
  ])
  func `what is asked for is not told`(code: String, sentence: String) {
    #expect(told(code, sentence).isEmpty, "\(told(code, sentence))")
  }

  @Test(arguments: [
    ("ja", "檜風呂を洗った", SpeechAct.report), ("ja", "もう布団を敷いたよ", .report),
    ("ja", "母が粘土を練りました", .report),
    ("ja", "水を飲んだ", .report), ("ja", "窓を拭いてしまった", .report), ("ja", "窓を拭いてほしいんだ", .command),
    ("ja", "窓を拭いてください", .request), ("ja", "布団を敷きたい", .request), ("ja", "頼んだよ", .request),
    ("ja", "また窓を", .command),
    ("ko", "동생이 반죽을 치댔어", .report), ("ko", "간판을 이미 걸었는데", .report),
    ("ko", "간판을 걸었으면 좋겠어", .request),
    ("ko", "간판을 걸었으면 해요", .request), ("ko", "간판을 걸어 줬으면 좋겠는데", .request),
  ])
  func `where the verb ends the sentence its ending tells`(
    code: String,
    sentence: String,
    act: SpeechAct
  ) {
    let language = Languages.language(for: code)
    let tokens = language.tokens(in: sentence)
    let found = SpeechActReader(language).act(
      of: tokens,
      isNamed: tokens.map { _ in false },
      isAsked: false
    )
    #expect(found.act == act, "\(sentence): \(found)")
  }

  @Test func `words that are no form of the past lead to no verb`() {
    for word in ["haus", "gern", "getan", "rot"] {
      #expect(!GermanParticiple.askingForms(of: word).contains(word), "\(word)")
    }
    #expect(SpanishPreterite.askingForms(of: "corral").isEmpty)
    #expect(SpanishParticiple.askingForms(of: "lado").isEmpty)
    #expect(FrenchParticiple.askingForms(of: "cave").isEmpty)
    #expect(EnglishPast.askingForms(of: "bed").isEmpty)
  }
}
