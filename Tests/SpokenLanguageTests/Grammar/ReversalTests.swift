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
    ("de", "lösche das Licht"), ("fr", "arrête la pompe"), ("es", "cancela la cita"),
    ("ja", "予約をキャンセル"), ("zh", "取消预约"), ("ko", "예약 취소"), ("vi", "hủy đặt chỗ"),
  ])
  func `every language has verbs that undo`(code: String, sentence: String) {
    #expect(!reversals(in: sentence, code).isEmpty)
  }
}
