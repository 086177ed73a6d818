import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// What is told and what is asked for in apps whose verbs no language pack was made for.
struct ToldElsewhereTests {
  private func acts(_ code: String, _ phrase: String, _ sentence: String) -> [SpeechAct] {
    let frame = IntentFrame(
      app: "Farm",
      intent: "Do",
      title: phrase,
      effect: .changes,
      parameters: [],
      templates: [phrase + " ${applicationName}"]
    )
    let understander = Understander(
      frames: [frame],
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Farm", shortcuts: [])]),
      values: [:],
      language: Languages.language(for: code)
    )
    return understander.understand(sentence).commands.map(\.act)
  }

  @Test(arguments: [
    ("de", "Verriegle das Tor", "ich habe das tor schon verriegelt"),
    ("de", "Streiche den Zaun", "meine schwester hat den zaun gestrichen"),
    ("fr", "Taille les vignes", "mon voisin a déjà taillé les vignes"),
    ("fr", "Nettoie le pressoir", "je viens de nettoyer le pressoir"),
    ("es", "Cierra el corral", "ya cerré el corral"),
    ("es", "Barre el granero", "mi hijo ha barrido el granero"),
    ("zh", "锁大门", "我把大门锁了"), ("zh", "打扫仓库", "老板打扫了仓库"),
    ("zh", "锁大门", "我们早就锁过大门了"),
    ("vi", "Khóa cổng", "chị lan khóa cổng rồi"),
    ("ja", "粘土を練る", "母が粘土を練りました"), ("ja", "ポンプを起動する", "ポンプを起動してしまった"),
    ("ko", "반죽을 치대 줘", "동생이 반죽을 치댔어"),
  ])
  func `who tells that it is done asks for nothing`(code: String, phrase: String, said: String) {
    let found = acts(code, phrase, said)
    #expect(!found.contains { $0.asks }, "\(found)")
  }

  @Test(arguments: [
    ("de", "Verriegle das Tor", "könntest du das tor verriegeln"),
    ("fr", "Taille les vignes", "tu peux tailler les vignes"),
    ("en", "Lock the gate", "i want the gate locked"),
    ("es", "Cierra el corral", "quiero cerrar el corral"), ("zh", "锁大门", "把大门锁了"),
    ("vi", "Khóa cổng", "khóa cổng cho rồi"), ("ja", "窓を開ける", "すみませんが窓を開けていただけますか"),
    ("ko", "울타리를 고쳐 줘", "울타리를 고쳤으면 좋겠는데"),
  ])
  func `who asks politely asks`(code: String, phrase: String, said: String) {
    let found = acts(code, phrase, said)
    #expect(found.contains { $0.asks }, "\(found)")
  }
}
