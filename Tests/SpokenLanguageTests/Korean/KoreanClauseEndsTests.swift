import Testing

@testable import SpokenLanguage

struct KoreanClauseEndsTests {
  private func ends(_ word: String, _ runs: WordRuns) -> Bool {
    let tokens = Korean().tokens(in: word + " 줘")
    let end = tokens.count - 1
    return tokens.indices.contains { $0 + runs.length(in: tokens, at: $0) == end && $0 < end }
  }

  @Test(arguments: [
    "끝나니까", "끝났으니까", "끝났는데", "읽어달래서", "읽는다길래", "쓰려고", "쓰려면", "보게", "비싼데", "끝났지만", "친구라서", "떠날 거라",
    "떠날 텐데", "생일 선물로", "생일이라", "조카 줄 거", "끝났응께", "집들이 겸", "없으니", "있으께", "있던데", "도서라는데", "봐야 하는데",
  ])
  func `endings give a reason`(word: String) {
    #expect(ends(word, KoreanClauseEnds.reasons))
    #expect(ends(word, KoreanClauseEnds.all))
  }

  @Test(arguments: ["열고", "열면서", "끝났고", "친구이고", "보자마자"])
  func `endings join clauses of one rank`(word: String) {
    #expect(ends(word, KoreanClauseEnds.all))
    #expect(!ends(word, KoreanClauseEnds.reasons))
  }

  @Test(arguments: [
    "재밌어", "재미있어요", "무서워", "지루해", "어려워요", "나빠", "커", "끝이야", "끝나네", "끝이거든", "봐야됨",
  ])
  func `endings tell something to its end`(word: String) {
    #expect(ends(word, KoreanClauseEnds.told))
  }

  @Test(arguments: ["엽서", "친구", "의자", "창문", "책상", "필요"])
  func `nouns end no clause`(word: String) {
    for runs in [KoreanClauseEnds.all, KoreanClauseEnds.told] { #expect(!ends(word, runs)) }
  }
}
