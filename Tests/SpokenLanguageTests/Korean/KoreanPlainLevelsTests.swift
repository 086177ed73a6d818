import SpokenLanguage
import Testing

/// What Korean sentences do in the levels of elders, in the regions and where something is thanked for or thought about.
struct KoreanPlainLevelsTests {
  private func act(of sentence: String) -> SpeechAct {
    let korean = Languages.language(for: "ko")
    let tokens = korean.tokens(in: sentence)
    return SpeechActReader(korean)
      .act(of: tokens, isNamed: tokens.map { _ in false }, isAsked: false).act
  }

  @Test(arguments: [
    "책장에 꽂게", "목록에서 지우게나", "다 옮겨 두게", "좀 찾아 보게", "새로 넣어 주구려", "그만 치우세나", "창을 여시게", "한 권 살라는데",
    "책 좀 옮기려고요", "책 좀 살라고요",
  ])
  func `they ask for something`(sentence: String) {
    #expect(act(of: sentence).asks)
  }

  @Test(arguments: [
    ("다시 읽게", SpeechAct.intention), ("내일 살라고", .intention), ("점수를 꼭 매겨야 되나요", .intention),
    ("지워야 할까", .intention), ("열어 준 거 정말 고마워요", .remark), ("찾아 주신 건 감사합니다", .remark),
  ])
  func `what is meant, thought about or thanked for is not asked for`(
    sentence: String,
    act: SpeechAct
  ) {
    #expect(self.act(of: sentence) == act)
  }
}
