/// Requests beside a yes, and what forbids them: who is asked "Delete it?" may say "yes, delete it".
enum KoreanRequests {
  /// The requests that may stand beside a yes, with commas between them.
  static let consents = verbs.flatMap(forms).joined(separator: ",")

  /// The same behind a yes of one syllable, which before other words only hesitates.
  static let agreed = verbs.flatMap(forms).map { "어 \($0)" }.joined(separator: ",")

  /// What forbids what is asked about: "지우지 마".
  static let refusals = verbs.flatMap { verb -> [String] in
    guard let stem = KoreanStem(verb)?.text(of: .plain) else { return [] }
    return prohibitive.map { stem + $0 } + unwilling(verb)
  }.joined(separator: ",")

  private static let verbs =
    [
      "지우다", "없애다", "빼다", "버리다", "날리다", "치우다", "떼다", "사다", "시키다", "지르다", "옮기다", "넘기다", "넣다", "담다",
      "꽂다",
      "올리다", "바꾸다", "고치다", "보내다", "열다", "펴다", "끄다", "켜다", "끝내다",
    ]
    + [
      "삭제", "제거", "정리", "처분", "주문", "구매", "구입", "결제", "추가", "등록", "이동", "변경", "수정", "저장", "전송",
      "실행", "종료",
      "시작", "예약",
    ].map { $0 + "하다" }

  /// What asks to leave a thing as it is.
  static let leavings = [
    "놔두다", "놓아두다", "내버려 두다", "그냥 두다", "그냥 놔두다", "그대로 두다", "그대로 놔두다", "남겨 두다", "남겨두다", "관두다", "그만두다",
  ].flatMap(forms).joined(separator: ",")

  /// Who will not do it wants it undone ("안 살래").
  private static func unwilling(_ verb: String) -> [String] {
    guard let stem = KoreanStem(verb) else { return [] }
    let (future, infinitive) = (stem.text(of: .future), stem.text(of: .infinitive))
    return [
      "래", "래요", "란다", "게", "게요", "거야", "거예요", "거에요", " 거야", " 거예요", "거임",
    ].map { "안 \(future)\($0)" } + ["", "요", "유"].map { "안 \(infinitive)\($0)" }
  }

  /// The endings that forbid, in all levels.
  private static let prohibitive = [
    "지 마", "지 마요", "지 마라", "지 마세요", "지 마십시오", "지 마시오", "지 마소", "지 마이소", "지 마유", "지 말아", "지 말아요",
    "지 말아라",
    "지 말아 줘", "지 말아 주세요", "지 말고", "지 말자", "지 말라고", "지 말라고요", "지 말라니까", "지 말라니까요", "지 말랑께", "지는 마",
    "지는 말고", "지는 마세요", "진 마", "진 말고",
  ]

  /// A verb in the forms with which it is asked for, in all levels and with insistence.
  static func forms(of verb: String) -> [String] {
    guard let stem = KoreanStem(verb) else { return [] }
    return requesting.flatMap { form, endings in endings.map { stem.text(of: form) + $0 } }
  }

  /// 국립국어원, 한국어 문법 (2005), chapter 9: imperatives and what proposes, permits and promises; -라니까 and -라고
  /// say it once more.
  private static let requesting: [(KoreanStem.Form, [String])] = [
    (
      .infinitive,
      [
        "", "요", "라", "유", "줘", " 줘", " 줘요", " 줘라", " 주라", " 주세요", " 주십시오", " 주시죠", " 주소", " 주이소",
        " 주쇼", "도",
        " 달라고", " 달라고요", " 달라구요", " 달라니까", " 달라니까요", "도 돼", "도 돼요", "도 됩니다", "도 좋아", "도 좋아요",
        "도 괜찮아", "도 괜찮아요",
      ]
    ),
    (.plain, ["자", "자고", "자구", "지", "지요", "죠", "거라", "그라", "그래이", "게", "게나", "구려"]),
    (.honorific, ["세요", "셔", "셔요", "십시오", "시죠", "시지요", "쇼", "이소", "세", "세나", "시게", "시게나", "시구려"]),
    (.linked, ["라고", "라고요", "라구요", "라니까", "라니까요", "랑께", "면 돼", "면 돼요", "면 됩니다"]),
    (.formal, ["시다", "시더"]),
    (.future, ["게", "게요", "래", "래요"]),
  ]
}
