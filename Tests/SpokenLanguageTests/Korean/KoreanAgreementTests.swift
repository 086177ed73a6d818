import SpokenLanguage
import Testing

/// How Koreans agree and decline, in all levels and regions.
struct KoreanAgreementTests {
  private func read(_ answer: String) -> Bool? {
    let korean = Languages.language(for: "ko")
    return korean.confirmation(in: answer)
      ?? AgreementReader(korean).agreement(in: answer, to: ["삭제", "주문"])
  }

  @Test(arguments: [
    "네", "응응", "웅", "어엉", "넵", "옙", "ㅇㅇ", "ㅇㅋ", "ㄱㄱ", "콜", "콜콜", "오키", "오케바리", "하모", "하모하모", "그라제",
    "하먼", "그려",
    "그려유", "맞심더", "아무렴요", "오냐", "그렇다니까요", "맞다니까", "맞다고요", "그렇고말고", "당연하지", "당연합니다", "물론입니다", "확실해요",
    "진행시켜", "진행해 주십시오", "진행해줘요", "그렇게 하자", "그렇게 해 주이소", "그대로 진행해", "추진해", "승인", "승인합니다", "동의해요",
    "허락할게",
    "하라니까", "해 달라니까요", "네 맞아요 ㅋㅋ", "응 그냥 진행해", "어 지워라", "네 지우라고요", "그래 버리자", "예 주문 넣어 주세요",
    "네 삭제 진행해 주세요", "그래 지우게", "고고", "가즈아", "응 제발 지워줘", "네 삭제 부탁드려요",
  ])
  func `agreement is a yes`(answer: String) {
    #expect(read(answer) == true)
  }

  @Test(arguments: [
    "아니", "버리지 마 그냥 둬", "지우지 말라니까", "삭제하지 마세요", "하지 마이소", "아이다", "아녀유", "됐심더", "냅둬유", "싫다니까요",
    "아니라고요",
    "아이다 놔둬라", "아닐세 그만두게", "어머 아니에요 잘못 눌렀어요", "그대로 두시게", "관두소", "아서라", "안 된다", "주문하지 말아 줘",
  ])
  func `declining is a no`(answer: String) {
    #expect(read(answer) == false)
  }

  @Test(arguments: [("네 개", nil), ("네 개요", nil), ("네 두 개", nil), ("네 세 개요", true), ("네", true)])
  func `a number that begins like a yes is one, and only what is shown is agreed to`(
    answer: String,
    expected: Bool?
  ) {
    let korean = Languages.language(for: "ko")
    let read =
      korean.confirmation(in: answer)
      ?? AgreementReader(korean).agreement(in: answer, to: ["주기"], shown: ["Dune에 별 3개 주기"])
    #expect(read == expected)
  }

  @Test(arguments: [
    "음 글쎄", "맞나?", "진행할까?", "네 지우지 마", "좋은 책이야", "데미안", "하모니", "콜레라", "맞는 걸로 바꿔", "응 아니",
    "고민 중", "암살",
    "그렇게 말하면 안 돼",
  ])
  func `what is neither is no yes`(answer: String) {
    #expect(read(answer) == nil)
  }
}
