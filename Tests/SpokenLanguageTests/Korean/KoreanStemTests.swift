import Testing

@testable import SpokenLanguage

struct KoreanStemTests {
  @Test(arguments: [
    ("열다", ["열어", "열", "여", "여", "열", "여", "열", "연", "엽", "연", "열었"]),
    ("사다", ["사", "사", "사", "사", "사", "사", "살", "산", "삽", "산", "샀"]),
    ("넣다", ["넣어", "넣", "넣", "넣으", "넣으", "넣으", "넣을", "넣은", "넣습", "넣는", "넣었"]),
    ("지우다", ["지워", "지우", "지우", "지우", "지우", "지우", "지울", "지운", "지웁", "지운", "지웠"]),
    ("하다", ["해", "하", "하", "하", "하", "하", "할", "한", "합", "한", "했"]),
    ("고르다", ["골라", "고르", "고르", "고르", "고르", "고르", "고를", "고른", "고릅", "고른", "골랐"]),
    ("듣다", ["들어", "듣", "듣", "들으", "들으", "들으", "들을", "들은", "듣습", "듣는", "들었"]),
    ("무섭다", ["무서워", "무섭", "무섭", "무서우", "무서우", "무서우", "무서울", "무서운", "무섭습", "무섭는", "무서웠"]),
    ("되다", ["돼", "되", "되", "되", "되", "되", "될", "된", "됩", "된", "됐"]),
  ])
  func `verbs take their endings on the right form`(verb: String, forms: [String]) throws {
    let stem = try #require(KoreanStem(verb))
    #expect(KoreanStem.Form.allCases.map(stem.text(of:)) == forms)
  }

  @Test func `a word that is no Hangul has no forms`() {
    #expect(KoreanStem("open") == nil)
    #expect(KoreanStem("") == nil)
  }

  @Test(arguments: [
    ("열어 줘", 3), ("열어줘요", 4), ("열어 주시겠어요", 7), ("열어 봐 줘", 4), ("열고 싶은데요", 6), ("여세요", 3),
    ("연다음", 3), ("열", 0), ("열 권", 0),
  ])
  func `a verb is found with its auxiliaries and endings`(text: String, length: Int) {
    let runs = KoreanConjugation.all.runs(
      of: ["열다"],
      start: .anywhere,
      forms: [
        .infinitive, .plain, .honorific, .adnominal,
      ]
    )
    #expect(runs.length(in: Korean().tokens(in: text), at: 0) == length)
  }

  @Test(arguments: [("갖다 놔", 3), ("갖다놔줘", 4), ("갖다 놨어", 4), ("갖다 놓아", 4), ("갖다 놀아", 0)])
  func `the end of a compound verb is contracted as it is alone`(text: String, length: Int) {
    let runs = KoreanConjugation.all.runs(of: ["갖다 놓다"], start: .anywhere)
    #expect(runs.length(in: Korean().tokens(in: text), at: 0) == length)
  }

  @Test(arguments: [("친구가", 2, 0), ("친구 가", 2, 1), ("친구가 줘", 2, 2)])
  func `a particle is no verb`(text: String, place: Int, length: Int) {
    let runs = KoreanConjugation.all.runs(of: ["가다"], start: .anywhere)
    #expect(runs.length(in: Korean().tokens(in: text), at: place) == length)
  }
}
