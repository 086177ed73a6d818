import Testing

@testable import AppProcess

@Suite struct PostingLimitTests {
  @Test func `a thousand in a minute are taken, and the next minute begins anew`() {
    var limit = PostingLimit()
    let start = ContinuousClock.now
    var taken = (0..<1_000).filter { _ in limit.takesOneMore(at: start) }.count
    #expect(taken == 1_000)
    let seconds = [0, 59, 60, 61, 1_000]
    taken = seconds.filter { limit.takesOneMore(at: start + .seconds($0)) }.count
    #expect(taken == 3)
  }
}
