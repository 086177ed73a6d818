/// Requests beside a yes: who is asked "Delete it?" may say "yes, delete it".
enum KoreanRequests {
  /// The requests that may stand beside a yes, with commas between them.
  static let consents: String = {
    let verbs = [
      "지우다", "없애다", "빼다", "버리다", "날리다", "치우다", "사다", "시키다", "옮기다", "넣다", "담다", "바꾸다", "보내다", "열다",
      "끄다", "켜다", "끝내다",
    ]
    let nouns = [
      "삭제", "제거", "주문", "구매", "구입", "결제", "추가", "등록", "이동", "변경", "저장", "전송", "실행", "종료", "시작",
      "예약",
    ]
    let infinitives = verbs.compactMap { KoreanStem($0)?.infinitive } + nouns.map { $0 + "해" }
    return infinitives.flatMap { verb in
      ["", "요", "라", " 줘", " 줘요", " 주세요", " 주십시오", " 달라고", "도 돼", "도 돼요", "도 됩니다"].map { verb + $0 }
    }.joined(separator: ",")
  }()

  /// The same behind a yes of one syllable, which before other words only hesitates.
  static let agreed = consents.split(separator: ",").map { "어 \($0)" }.joined(separator: ",")
}
