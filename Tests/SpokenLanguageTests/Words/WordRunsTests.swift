import Testing

@testable import SpokenLanguage

struct WordRunsTests {
  private func length(_ runs: WordRuns, _ text: String, at place: Int = 0) -> Int {
    runs.length(in: Korean().tokens(in: text), at: place)
  }

  @Test func `the longest run counts`() {
    let runs = WordRuns([["지", "금"], ["지", "금", "바", "로"]])
    #expect(length(runs, "지금 바로 열어") == 4)
    #expect(length(runs, "지금 열어") == 2)
    #expect(length(runs, "지각") == 0)
  }

  @Test func `a word of its own begins and ends with spaces`() {
    let runs = WordRuns([["내"]], start: .word, endsWord: true)
    #expect(length(runs, "내 책") == 1)
    #expect(length(runs, "내일") == 0)
    #expect(length(runs, "안내", at: 1) == 0)
  }

  @Test func `a particle stands behind its word`() {
    let runs = WordRuns([["을"]], start: .bound, endsWord: false, behind: { $0 == "책" })
    #expect(length(runs, "책을", at: 1) == 1)
    #expect(length(runs, "책 을", at: 1) == 0)
    #expect(length(runs, "달을", at: 1) == 0)
  }

  @Test func `a run may have to stand before another word`() {
    let runs = WordRuns([["이"]], start: .word, endsWord: true, ahead: { $0 == "책" })
    #expect(length(runs, "이 책") == 1)
    #expect(length(runs, "이 달") == 0)
    #expect(length(runs, "이") == 0)
  }

  @Test func `a run goes on in another table`() {
    let tail = WordRuns([["줘"]], start: .anywhere, endsWord: true)
    let runs = WordRuns([["열", "어"]], start: .anywhere, endsWord: false, then: [tail])
    #expect(length(runs, "열어 줘") == 3)
    #expect(length(runs, "열어") == 0)
    #expect(length(runs, "열어 줘야") == 0)
  }

  @Test func `of tables that are joined the longest run counts, wherever it stands`() {
    let tables = [
      WordRuns([["열", "어"], ["책"]]), WordRuns([["열"]]), .none, WordRuns([["열", "어", "줘"]]),
    ]
    let runs = tables.reduce(WordRuns.none) { $0.joined(with: $1) }
    for text in ["열어 줘", "열어", "열", "책을 열어 줘", "을"] {
      for place in Korean().tokens(in: text).indices {
        #expect(length(runs, text, at: place) == tables.map { length($0, text, at: place) }.max())
      }
    }
  }

  @Test func `behind the last token no run begins`() {
    #expect(length(WordRuns([["책"]]), "책", at: 1) == 0)
  }

  @Test func `rows of lists are all their products`() {
    let lists = [["nếu", "giả sử"], ["tôi", "bạn"], ["xóa", "xóa bỏ"]]
    let rows = VietnameseWords.rows(of: lists[0], lists[1], lists[2])
    let products = lists[0].flatMap { first in
      lists[1].flatMap { second in lists[2].map { "\(first) \(second) \($0)" } }
    }
    for sentence in products + products.map(Diacritics.removed) {
      let tokens = Vietnamese().tokens(in: sentence)
      #expect(rows.length(in: tokens, at: 0) == tokens.count, "\(sentence)")
    }
    for sentence in ["nếu xóa", "nếu tôi", "nếu toi xóa", "tôi xóa"] {
      #expect(rows.length(in: Vietnamese().tokens(in: sentence), at: 0) == 0, "\(sentence)")
    }
  }

  @Test func `a particle does not go on in the next word`() {
    let runs = WordRuns([["에"], ["에", "만"]], start: .bound, endsWord: false, staysInWord: true)
    #expect(length(runs, "책에만", at: 1) == 2)
    #expect(length(runs, "책에 만점", at: 1) == 1)
  }
}
