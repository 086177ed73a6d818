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

  @Test func `a run goes on in another table`() {
    let tail = WordRuns([["줘"]], start: .anywhere, endsWord: true)
    let runs = WordRuns([["열", "어"]], start: .anywhere, endsWord: false, then: [tail])
    #expect(length(runs, "열어 줘") == 3)
    #expect(length(runs, "열어") == 0)
    #expect(length(runs, "열어 줘야") == 0)
  }

  @Test func `a particle does not go on in the next word`() {
    let runs = WordRuns([["에"], ["에", "만"]], start: .bound, endsWord: false, staysInWord: true)
    #expect(length(runs, "책에만", at: 1) == 2)
    #expect(length(runs, "책에 만점", at: 1) == 1)
  }
}
