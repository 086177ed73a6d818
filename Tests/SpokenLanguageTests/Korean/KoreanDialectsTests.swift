import Testing

@testable import SpokenLanguage

/// Verbs with the endings of the regions.
struct KoreanDialectsTests {
  private func isWhole(_ words: String, formOf verb: String) -> Bool {
    let tokens = Korean().tokens(in: words)
    let runs = KoreanConjugation.all.runs(of: [verb], start: .anywhere)
    return runs.length(in: tokens, at: 0) == tokens.count
  }

  @Test(arguments: [
    ("열어도", "열다"), ("여이소", "열다"), ("열어주이소", "열다"), ("열어래이", "열다"), ("열그라", "열다"), ("치아라", "치우다"),
    ("치아도", "치우다"),
    ("지아뿌라", "지우다"), ("옮기라", "옮기다"), ("옮기도", "옮기다"), ("바까라", "바꾸다"), ("보입시더", "보다"), ("열라카이", "열다"),
  ])
  func `경상`(words: String, verb: String) { #expect(isWhole(words, formOf: verb)) }

  @Test(arguments: [
    ("열어부러", "열다"), ("지워 부러라", "지우다"), ("열랑께", "열다"), ("여쇼", "열다"), ("옮겨 주쇼", "옮기다"),
    ("빼줄랑가", "빼다"), ("넣었응께", "넣다"),
  ])
  func `전라`(words: String, verb: String) { #expect(isWhole(words, formOf: verb)) }

  @Test(arguments: [("열어줘유", "열다"), ("보셔유", "보다"), ("지워유", "지우다"), ("옮겨줘잉", "옮기다")])
  func `충청`(words: String, verb: String) { #expect(isWhole(words, formOf: verb)) }

  @Test(arguments: [("치아", "치우다"), ("옮기", "옮기다"), ("지아비", "지우다"), ("바까", "바꾸다"), ("옮기도록이면", "옮기다")])
  func `a contracted stem alone is none`(words: String, verb: String) {
    #expect(!isWhole(words, formOf: verb))
  }

  @Test(arguments: [("주문 넣어 줘", "주문"), ("결제 때려", "결제"), ("주문 걸어 주세요", "주문"), ("삭제 들어가자", "삭제")])
  func `verbs that carry a noun belong to it`(words: String, noun: String) {
    let tokens = Korean().tokens(in: words)
    let runs = KoreanConjugation.all.runs(ofNouns: [noun], start: .anywhere)
    #expect(runs.length(in: tokens, at: 0) == tokens.count)
  }
}
