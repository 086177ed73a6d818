import Testing

@testable import SpokenLanguage

struct KoreanSpeechActTests {
  private static let reader = SpeechActReader(Korean())

  private static func act(_ sentence: String) -> SpeechAct {
    let tokens = Korean().tokens(in: sentence)
    return reader.act(
      of: tokens,
      isNamed: Array(repeating: false, count: tokens.count),
      isAsked: sentence.hasSuffix("?")
    ).act
  }

  @Test(arguments: [
    "엽서 보내 줘", "엽서 보내줘", "엽서 보내 주세요", "엽서 보내 주십시오", "엽서 보내 주시겠어요?", "엽서 보내 줄래?", "엽서 보내라", "엽서 보내자",
    "엽서 보낼래", "엽서 보내고 싶어", "엽서 보내고 싶은데요", "엽서 좀 부탁해", "엽서 보내 줄 수 있어?", "엽서 보내 주실 수 있을까요?",
    "엽서 보내 주면 안 돼?",
    "엽서 보내 주지 않을래?", "엽서 보내 주면 좋겠어", "엽서 보내도 될까요?", "엽서 보내 봐", "엽서 전송 부탁드립니다", "엽서 보낼게요",
    "엽서 보내려고 하는데요", "괜찮으면 엽서 보내 줘", "엽서 보내 주시기 바랍니다", "엽서 보내다오", "엽서 보내 주게", "엽서 값이 궁금한데요",
    "엽서 주문 취소해", "엽서 전송 바랍니다", "엽서 전송바랍니다", "엽서 전송 바래요",
    "엽서 보내 달라고요", "엽서 보내 달라니까", "엽서 보내라니까요", "엽서 보내라고요", "엽서 보내랑께", "엽서 보내도", "엽서 보내소", "엽서 보내이소",
    "엽서 썼다고 해 놔", "엽서 쓰는 중이라고 표시해 줘", "엽서 보내줘ㅋㅋ", "엽서 보내 주면 쓰겄는디", "엽서 보내 줄랑가",
  ])
  func `all endings of requests ask`(sentence: String) {
    #expect(Self.act(sentence).asks)
  }

  @Test(arguments: [
    ("엽서 보내지 마", SpeechAct.prohibition), ("엽서 보내지 마세요", .prohibition),
    ("엽서 보내지 말아 줘", .prohibition),
    ("엽서 안 보내도 돼", .prohibition), ("엽서 못 보내", .prohibition), ("엽서 보내면 안 돼", .prohibition),
    ("엽서 보내지 않았어", .prohibition),
    ("엽서 보낼 필요 없어 그냥 둬", .prohibition), ("엽서는 보낼 필요는 없어요", .prohibition),
    ("엽서 보냈어", .report), ("엽서를 보내 줬어", .report), ("어제 엽서 보냈는데", .report), ("엽서 다 썼다", .report),
    ("엽서 보내야지", .intention), ("다음 주에 엽서 보내려고", .intention), ("엽서 보낼까 생각 중이야", .intention),
    ("엽서 보낼 거야", .intention),
    ("엽서 쓰면 보내 줄게", .condition), ("엽서 보냈대", .quotation), ("엽서 보내래", .quotation),
    ("엽서 보내 달라고 했어", .quotation),
    ("엽서 보내라고 하더라", .quotation), ("엽서 보내라고 알려 줘", .reminder), ("엽서 보내 줘서 고마워", .remark),
    ("엽서 누가 썼어?", .question), ("엽서는 그대로 두세요", .prohibition), ("엽서 보내는 게 목표야", .intention),
    ("엽서 보내 달라고 한 적 없는데요", .quotation), ("엽서 썼다고 하더라", .quotation), ("엽서 보냈당께", .report),
    ("엽서 읽엇어", .report),
    ("엽서 보냈노", .question), ("엽서 누가 볼까 창피해", .remark), ("엽서 들킬까 봐 무서워", .remark),
    ("엽서 보내지 마이소", .prohibition),
    ("엽서 보내지 말랑께", .prohibition),
    ("엽서 보냈다길래", .quotation), ("엽서 보내 줘서", .remark),
    ("엽서 어떻게 보내?", .question), ("엽서 왜 보내?", .question), ("엽서 보내 줄까?", .intention),
  ])
  func `other sentences tell what they are`(sentence: String, act: SpeechAct) {
    #expect(Self.act(sentence) == act)
  }

  private static let verbs = [
    "지우", "옮기", "사", "열", "넣", "담", "버리", "삭제하", "주문하", "구매하", "추가하", "평가하", "이동하", "바꾸", "찾", "보내",
    "매기", "빼",
  ]
  private static let negations = [
    "지 마", "지 마라", "지 마세요", "지 마십시오", "지 말아", "지 말아 줘", "지 말아 주세요", "지 말자", "지마", "지는 마", "진 말아 줘",
    "지 않을래",
    "지 않았으면 좋겠어", "지 못해", "지 않아도 돼",
  ]

  @Test func `a command that is denied never asks for it`() {
    for verb in Self.verbs {
      for negation in Self.negations where negation != "지 않을래" {
        let sentence = "엽서 " + verb + negation
        #expect(!Self.act(sentence).asks, "\(sentence)")
      }
      for word in ["안", "못"] {
        guard let stem = KoreanStem(verb) else { continue }
        for ending in ["", " 줘", "도 돼"] {
          let sentence = "엽서 \(word) \(stem.infinitive)\(ending)"
          #expect(!Self.act(sentence).asks, "\(sentence)")
        }
      }
    }
  }
}
