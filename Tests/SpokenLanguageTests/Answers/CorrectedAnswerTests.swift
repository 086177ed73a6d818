import Foundation
import SpokenLanguage
import Testing

struct CorrectedAnswerTests {
  private let english = Languages.language(for: "en")

  @Test(arguments: [
    ("undo", ConversationCommand.undo), ("no not that, undo", .undo),
    ("actually no, put it back", .undo), ("sorry, cancel", .cancel),
    ("oh dear that was the wrong one, undo", .undo), ("don't undo", nil), ("how do i undo", nil),
    ("open emma, undo", nil), ("undo the washing", nil), ("no not that", nil), ("no, emma", nil),
  ])
  func `a command may follow words that correct`(utterance: String, command: ConversationCommand?) {
    #expect(english.commandAfterCorrection(in: utterance) == command)
  }

  @Test func `what was done is taken back behind words that tell why in Korean too`() {
    let korean = Languages.language(for: "ko")
    #expect(korean.commandAfterCorrection(in: "헐 잘못 말했다 되돌려줘") == .undo)
    #expect(korean.commandAfterCorrection(in: "듄 열고 되돌려줘") == nil)
  }

  @Test(arguments: [
    ("en", "undo that, I was too harsh", true), ("en", "I want you to undo that", true),
    ("en", "put it back, that was a mistake", true), ("en", "put it back on the shelf", false),
    ("en", "undo that and open dune", false), ("en", "how do I undo that", false),
    ("fr", "annule la dernière action, j'ai été sévère", true),
    ("fr", "ah mince non remets comme avant", true),
    ("es", "no, revierte lo último, me equivoqué", true),
    ("de", "nee, rückgängig, ich bin ja noch mittendrin", true),
    ("de", "mach die letzte Änderung bitte rückgängig", true),
    ("vi", "ấy chết, đã xong đâu, hoàn tác đi", true), ("vi", "thôi, undo cái vừa thêm đi", true),
    ("ko", "그 노래 다시 돌려 줘", false), ("ko", "볼륨 원래대로 돌려 줘", false),
    ("ko", "아 방금 거 도로 취소해 주시겠어요", true), ("ja", "やっぱりさっきのは元に戻してもらえますか", true),
    ("zh", "不好意思，刚才那一步请撤销", true), ("ko", "앗 역시 되돌려 줘", true),
    ("de", "hm, das letzte mach bitte wieder rückgängig", true), ("zh", "啊手滑了，恢复回来", true),
    ("ja", "あっ待って、やっぱり元に戻して", true), ("en", "that was the wrong one, undo it", true),
    // A verb first asks nothing without a sign, later is none of what is wanted, and a reason may follow.
    ("de", "ist mir doch zu dick, mach das rückgängig", true),
    ("de", "was ist mir zu dick, mach das rückgängig", false),
    ("vi", "à thôi để sau, hoàn tác", true), ("ko", "아 실수다 되돌려 줘", true),
    ("es", "uf no, devuélvelo, que era de mi padre", true),
  ])
  func `what was done is taken back among words that tell why`(
    locale: String,
    utterance: String,
    isUndone: Bool
  ) {
    let command = Languages.language(for: locale).commandAfterCorrection(in: utterance)
    #expect((command == .undo) == isUndone)
  }

  @Test(arguments: [
    ("en", "hmm, undo the rating, i want to think about it", "rating", true),
    ("en", "undo the rating and open it", "rating", false),
    ("en", "undo the loan rating", "rating", false),
    ("en", "how do i undo the rating", "rating", false),
    ("en", "the rating", "rating", false), ("ja", "あ、白痴のほうは元に戻して", "白痴", true),
    ("zh", "不对，白痴我还没看呢，撤销", "白痴", true),
  ])
  func `what is taken back may be named`(
    locale: String,
    utterance: String,
    name: String,
    isUndone: Bool
  ) throws {
    let language = Languages.language(for: locale)
    let range = try #require(utterance.range(of: name))
    let start = utterance[..<range.lowerBound].utf8.count
    let named = start..<(start + name.utf8.count)
    let isNamed = language.tokens(in: utterance).map { named.overlaps($0.range) }
    #expect(language.takesBack(utterance, naming: isNamed) == isUndone)
  }

  @Test(arguments: [
    ("en", "undo that, I meant Emma", "I meant Emma"),
    ("en", "no soz take that back meant Emma", "meant Emma"),
    ("ko", "앗 ㄴㄴ 되돌려, 엠마에 별 셋", "엠마에 별 셋"), ("en", "undo, please open Emma", "open Emma"),
    ("en", "undo please, open Emma", "open Emma"), ("en", "undo please open Emma", nil),
    // What goes on with it, or only tells why, is nothing else that is wanted.
    ("en", "put it back on the shelf", nil), ("en", "undo that, I was too harsh", nil),
    ("en", "undo", nil), ("es", "uf no, devuélvelo, que era de mi padre", nil),
    // A verb that joins clauses parts them as a sign does.
    ("ko", "아 그거 취소하고 노인과 바다에 5점 줘", "노인과 바다에 5점 줘"),
    ("en", "open Emma, undo that, I meant Dune", nil),
  ])
  func `what is wanted instead may follow what is taken back`(
    locale: String,
    utterance: String,
    wish: String?
  ) {
    #expect(Languages.language(for: locale).wishAfterUndo(in: utterance) == wish)
  }

  @Test(arguments: [
    ("vi", "nhầm, Hamlet", true), ("vi", "không, ý mình là Hamlet", true),
    ("vi", "à, Hamlet", false),
    ("en", "no, Hamlet", true), ("en", "Hamlet, no", false),
  ])
  func `an utterance may begin by correcting`(locale: String, utterance: String, corrects: Bool) {
    #expect(Languages.language(for: locale).correctsFirst(utterance) == corrects)
  }

  @Test(arguments: [
    ("Dracula no wait Lolita", "Lolita"), ("two, sorry, three", "three"), ("Dracula", nil),
    ("no, four", nil), ("four, no", nil),
  ])
  func `what counts is said behind the last correction`(answer: String, rest: String?) {
    #expect(english.correction(in: answer) == rest)
  }
}
