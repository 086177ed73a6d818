import Testing

@testable import SpokenLanguage

struct KoreanRespellingsTests {
  private func meant(_ text: String) -> [Token] {
    KoreanRespellings.standard(Languages.language(for: "ko").tokens(in: text))
  }

  @Test(arguments: [
    ("다 읽었데이", "다읽었다"), ("다 봤당께요", "다봤다"), ("읽었구마", "읽었구나"), ("끝냈심더", "끝냈습니다"),
    ("다 읽었네잉", "다읽었네"), ("무렵은유", "무렵은요"), ("다 읽어부렀네잉", "다읽었네"), ("읽어 버렸어", "읽었어"),
    ("지워버렸다", "지웠다"), ("다 봐버렸어", "다봤어"), ("읽어뿟다", "읽었다"), ("너이로 매겨", "넷로매겨"),
    ("별 서이", "별셋"), ("글고 이거", "그리고이거"),
  ])
  func `what regions say is the standard's ending`(text: String, standard: String) {
    #expect(meant(text).map(\.text).joined() == standard)
  }

  @Test(arguments: [
    "선데이", "은유", "이유", "자유", "갖다버렸다", "내버렸다", "책에서 이거", "너 이거", "있데이", "쓰레기 버렸다", "불꺼", "잉",
    "버렸어",
  ])
  func `what is a word of its own stays as it is`(text: String) {
    #expect(meant(text) == Languages.language(for: "ko").tokens(in: text))
  }

  @Test(arguments: ["다 읽어부렀당께", "읽어 버렸네", "글고 너이로", "끝냈심더 듄"])
  func `every token has a place of its own in the text`(text: String) {
    let ranges = meant(text).map(\.range)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    #expect(ranges.first?.lowerBound == 0)
    #expect(ranges.last?.upperBound == text.utf8.count)
  }

  @Test(arguments: [
    ("사흘 됐어요", true), ("3일 됐어", true), ("한 달 지났네", true), ("한 달쯤 됐어", true), ("이제 됐어", false),
    ("이 책은 됐어", false),
  ])
  func `how long ago something was is no refusal`(text: String, isElapsed: Bool) {
    let tokens = Languages.language(for: "ko").tokens(in: text)
    #expect((KoreanElapsed.all.length(in: tokens, at: 0) == tokens.count) == isElapsed)
  }
}
