import SpokenLanguage
import Testing

/// Which words say that something is undone, over or taken away.
@Suite struct ReversalTests {
  private func reversals(in sentence: String, _ code: String) -> [String] {
    let language = Languages.language(for: code)
    let tokens = language.tokens(in: sentence)
    return zip(tokens, language.reversals(in: tokens)).filter(\.1).map(\.0.text)
  }

  @Test(arguments: [
    ("stop the pump", ["stop"]), ("take the hold off the laptop", ["off"]),
    ("cancel it", ["cancel"]), ("lights out", ["out"]), ("unlock the door", ["unlock"]),
    ("we no longer need it", ["no"]), ("release the parcel", ["release"]),
  ])
  func `verbs of ending, words of leaving and what undoes a verb reverse`(
    sentence: String,
    words: [String]
  ) {
    #expect(reversals(in: sentence, "en") == words)
  }

  @Test(arguments: ["kick off a run", "hold the parcel", "open the under garden", "unite them"])
  func `the longest verb counts, and a word that only looks like one does not`(sentence: String) {
    #expect(reversals(in: sentence, "en").isEmpty)
  }

  @Test(arguments: [
    ("de", "gib Tisch drei frei", ["gib"]), ("de", "Tisch drei freigeben", ["freigeben"]),
    ("de", "mach das Licht aus", ["mach"]), ("de", "ich brauche keine Erinnerung mehr", ["keine"]),
    ("de", "das brauche ich nicht mehr", ["nicht"]), ("de", "entriegele das Tor", ["entriegele"]),
    ("fr", "libère la chambre", ["libère"]), ("fr", "je ne veux plus de rappel", ["ne"]),
    ("fr", "déverrouille la porte", ["déverrouille"]),
    ("es", "vacía el carrito", ["vacía"]), ("es", "ya no lo quiero", ["ya"]),
    ("es", "libera la mesa", ["libera"]),
    ("ja", "ロックを解除して", ["解"]), ("ja", "次の曲を飛ばして", ["飛"]),
    ("zh", "把会议室腾出来", ["腾"]), ("zh", "重置计时器", ["重"]), ("zh", "这本我不要了", ["不"]),
    ("ko", "예약 풀어 줘", ["풀"]), ("ko", "장바구니 비워 주세요", ["비"]), ("ko", "더 이상 필요 없어", ["더"]),
    ("vi", "mở khóa cửa chính", ["mở"]), ("vi", "tôi không cần phòng đó nữa", ["không"]),
    ("vi", "rút tên tôi khỏi danh sách", ["rút"]),
  ])
  func `verbs of freeing, emptying and leaving out reverse, and what says no longer`(
    code: String,
    sentence: String,
    words: [String]
  ) {
    #expect(reversals(in: sentence, code) == words)
  }

  @Test(arguments: [
    ("de", "such das Buch raus"), ("de", "wähle Platz drei aus"), ("de", "ab fünf Uhr"),
    ("de", "heb die Quittung auf"), ("fr", "une étoile de plus"), ("fr", "lève les stores"),
    ("es", "levanta la persiana"), ("es", "dos libros más"), ("ja", "砂糖なし"), ("zh", "走进会议室"),
    ("ko", "풀 코스 보여 줘"), ("vi", "bật hết đèn"), ("vi", "hai cuốn thôi"),
  ])
  func `what only looks like undoing does not reverse`(code: String, sentence: String) {
    #expect(reversals(in: sentence, code).isEmpty)
  }

  @Test(arguments: [
    ("de", "lösche das Licht"), ("fr", "arrête la pompe"), ("es", "cancela la cita"),
    ("ja", "予約をキャンセル"), ("zh", "取消预约"), ("ko", "예약 취소"), ("vi", "hủy đặt chỗ"),
  ])
  func `every language has verbs that undo`(code: String, sentence: String) {
    #expect(!reversals(in: sentence, code).isEmpty)
  }
}
