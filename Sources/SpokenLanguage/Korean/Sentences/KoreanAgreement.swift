/// The words with which Koreans agree to what they are asked, by the classes of the words.
///
/// The interjections of assent of 국립국어원, 표준국어대사전, with those of the regions that 우리말샘 lists beside them; the
/// predicates that say that something is right or good, and the verbs of going ahead, in the endings of all levels.
enum KoreanAgreement {
  /// All of them, with commas between them.
  static let all = [interjections, regional, typed, borrowed, judgements, consents, goAhead]
    .joined(separator: ",")

  private static let interjections = """
    네,예,응,응응,좋아,그래,네네,예예,네에,예에,넵,넹,넴,넨,네엡,네엥,옙,옛,얍,으응,엉,웅,어어,어엉,어 그래,그래그래,그럼요,그래 그럼,암요,\
    아무렴,아무렴요,오냐,옳소,그치,그쵸,그죠,글쵸,그러게,그러게요,당근,당근이지,당근이죠,당연,당연히,물론
    """

  /// 경상, 전라, 충청 and 제주, in this order.
  private static let regional = """
    하모,하모요,하모예,오야,온야,맞다,맞심더,맞십니더,맞지예,글타,글치,글치예,그라자,그라이소,그라모,그래예,네예,예예,좋심더,좋습니더,됩니더,\
    하믄,하먼,하무,암만,그라제,그라제라,그라지,그라쇼,그러쇼,그렇당께,맞당께,그랑께,좋제,맞제,하랑께,해 부러,해부러,\
    그려,그려유,그려요,그류,그래유,그렇지유,맞아유,맞어유,맞어,좋아유,좋지유,해유,하셔유,기여,경헙서,경합서,맞수다,기우다
    """

  private static let typed = "ㅇㅇ,ㅇ,ㅇㅋ,ㅇㅋㅇㅋ,ㄱㄱ,ㄱ,ㄱㄱㅆ,ㅇㅈ,y"

  private static let borrowed = """
    오케이,오케,오키,오키요,오키도키,오케바리,옼,옼케이,ok,okay,okey,yes,yep,yeah,예스,예쓰,예썰,옛썰,굿,굳,콜,콜이요,콜요,고고,고고씽,레츠고,렛츠고,\
    가자,갑시다,가시죠,가즈아,가보자,가보자고
    """

  /// What is asked is right, good, so or a matter of course.
  private static let judgements: String = {
    let endings = [
      "습니다", "네", "네요", "지", "지요", "죠", "다", "다니까", "다니까요", "다고", "다고요", "다구", "다구요", "고말고", "고말고요",
    ]
    let polite = endings.map { $0 == "습니다" ? "합니다" : "하" + $0 } + ["해", "해요"]
    let copula = endings.map { $0 == "습니다" ? "입니다" : "이" + $0 } + ["이야", "이에요", "이라니까"]
    return joined("맞", endings + ["아", "아요", "는데", "는데요"])
      + "," + joined("좋", endings + ["아", "아요"])
      + "," + joined("그렇", endings) + ",그래요,네 맞아요,응 맞아"
      + "," + joined("옳", endings + ["아", "아요"])
      + "," + joined("당연", polite) + "," + joined("확실", polite)
      + "," + joined("물론", copula)
  }()

  /// Nouns of assent, alone and as verbs.
  private static let consents: String = {
    let nouns = ["확인", "동의", "찬성", "승인", "승낙", "허락", "허가", "수락", "인정", "동감", "공감"]
    let endings = [
      "", "요", "이요", "이야", "입니다", "이에요", "해", "해요", "합니다", "한다", "할게", "할게요", "했어", "했어요", "했습니다",
      "함",
    ]
    return nouns.map { joined($0, endings) }.joined(separator: ",")
      + ",원해,원해요,원합니다,알겠어,알겠어요,알겠습니다,알았어,알았어요,알았다,알겠다"
  }()

  /// What asks for what is asked about, without naming it: "그렇게 해 줘", "진행시켜".
  private static let goAhead: String = {
    let verbs = [
      "하다", "그러다", "그렇게 하다", "그리하다", "이대로 하다", "그대로 하다", "진행하다", "진행시키다", "실행하다", "추진하다", "처리하다",
      "계속하다",
      "밀어붙이다",
    ]
    return verbs.flatMap(KoreanRequests.forms).joined(separator: ",")
      + ",진행,계속,그래 줘,그래 주세요,그래라,그래 주라"
  }()

  private static func joined(_ stem: String, _ endings: [String]) -> String {
    endings.map { stem + $0 }.joined(separator: ",")
  }
}
