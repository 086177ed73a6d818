/// Words of Korean that carry little or no meaning in a command.
///
/// A token is one syllable, so only those are listed alone that hardly ever carry a word alone.
enum KoreanWords {
  /// The counters of everyday things, and units (국립국어원, 한국어 문법, 2005, section 6.3).
  static let counters =
    "명,분,마리,장,잔,병,대,채,벌,켤레,자루,송이,그루,판,통,봉지,상자,박스,박,밤,달,주,회,차례,층,호,쌍,줄,묶음,캔,컵,조각,인분,배,곱절,접시,그릇,팀,킬로,킬로그램,그램,리터,미터,도,원"

  static let fillers = WordSet(words: "음 어 엄 흠 아 에 좀")

  /// Words and runs of words that mean nothing in a command.
  static let fillerPhrases = WordRuns(
    KoreanConjugation.rows(
      """
      저기,저기요,있잖아,있잖아요,혹시,제발,부탁해,부탁해요,부탁드려요,부탁드립니다,부탁합니다,지금,\
      지금 바로,바로,당장,빨리,얼른,그냥,일단,그럼,자,야,얘야,안녕,여보세요,헤이,오케이,네,응,그래,고마워,\
      고마워요,고맙습니다,감사합니다,괜찮으면,괜찮으시면,가능하면,나 좀,나를 위해,저를 위해,그러니까,\
      그니까,뭐냐,뭐더라,헤이 시리,시리야,빅스비,하이 빅스비,컴퓨터,어시스턴트
      """
    ),
    start: .word,
    endsWord: true
  )

  /// Politeness, hedges, interjections and adverbs of time and degree, each a word of its own.
  static let courtesies = WordRuns(
    KoreanConjugation.rows(
      """
      음,어,엄,흠,아,에,음음,흐음,저기,저기요,저기 있잖아,있잖아,있잖아요,혹시,제발,혹시나,부탁해,부탁해요,부탁드려요,부탁드립니다,부탁드려용,부탁드림,부탁요,부탁이요,부탁해용,부탁드립니당,부탁해염,\
      부탁합니다,부탁할게,부탁할게요,부탁,바람,바랍니다,바래요,오랜만에,오래간만에,간만에,모처럼,지금,지금 바로,지금 당장,바로,당장,빨리,얼른,어서,어서 빨리,빨랑,그냥,일단,우선,그럼,그러면,자,야,\
      얘야,안녕,안녕하세요,여보세요,헤이,오케이,네,넵,예,응,어 그래,그래,고마워,고마워요,고맙습니다,감사합니다,감사해요,땡큐,괜찮으면,\
      괜찮으시면,괜찮으시다면,괜찮다면,잊기 전에,잊어버리기 전에,까먹기 전에,늦기 전에,더 늦기 전에,가능하면,가능하시면,가능하시다면,가능하다면,될 수 있으면,되면,시간 되면,시간 있으면,시간 나면,바쁘지 않으면,바쁘지 않으시면,번거롭지 않으면,\
      어렵지 않으면,힘들지 않으면,실례가 안 된다면,있으면,있다면,있으시면,없으면 말고,나 좀,저 좀,나를 위해,저를 위해,나 대신,그러니까,그니까,뭐냐,뭐더라,\
      뭐랄까,그 뭐냐,그 뭐지,그 뭐더라,헤이 시리,시리야,시리,빅스비,빅스비야,하이 빅스비,컴퓨터,컴퓨터야,어시스턴트,비서,비서야,\
      좀,쫌,조금,잠깐만,한번,한 번,한번만,한 번만,한번 더,한 번 더,다시,다시 한번,이제,이젠,인제,방금,아까,막,오늘,오늘은,이번에,이번엔,이번에는,\
      나중에,이따가,이따,요즘,현재,최근,최근에,드디어,마침내,벌써,금방,곧,곧바로,즉시,당연히,꼭,반드시,아마,진짜,정말,정말로,참,너무,아주,되게,\
      솔직히,사실,역시,그리고,그래서,근데,그런데,하여튼,아무튼,어쨌든,암튼,생각해 보니,생각해 보니까,생각해보니,딱,딱 그렇게,이제 그만,그만 좀,쭉,ㅋㅋ,ㅎㅎ,ㄱ,ㄱㄱ,ㄱㄱㄱ,고고,ㅂㅌ,ㅂㅌㄱ,ㅈㅂ,플리즈,제에발,제바알,제발요,제발 좀,무조건,여태,여태까지,지금까지,내 생각에,내 생각엔,제 생각에는,개인적으로,\
      웬만하면,기왕이면,이왕이면,급해,급해요,빨리요,얼른요,오늘부터,지금부터,도로,원래대로,새로,직접,따로,같이,함께,전부,모두,모조리,있는 대로,있는 족족,싹,\
      요새,요즈음,근래,근래에,평소,평소에,얼마 전,얼마 전에,며칠 전,며칠 전에,지난번,지난번에,지난주,지난주에,지난달,지난달에,작년,작년에,올해,올해는,\
      어제,어제는,어젯밤,어젯밤에,어제저녁,어제저녁에,그제,그저께,엊그제,엊저녁,엊저녁에,간밤,간밤에,오늘 아침,오늘 아침에,오늘 저녁,오늘 저녁에,오늘 밤,오늘 밤에,오늘밤,아무래도,다름이 아니라,실례지만,실례합니다,죄송한데,죄송하지만,미안한데,미안하지만,저기 죄송한데,번거로우시겠지만,번거롭겠지만,수고스럽겠지만,수고스러우시겠지만,바쁘신데 죄송하지만,바쁜데 미안하지만,\
      오늘 점심,오늘 점심에,오늘 점심은,오늘 저녁은,오늘 아침은,오늘 밤은,이번 주,이번 주에,이번 주는,이번 달,이번 달에,이번 달은,수고하세요,수고해,앞으로
      """
    ) + KoreanConjugation.rows(interjections) + KoreanConjugation.rows(searching)
      + KoreanConjugation.rows(regional) + KoreanConjugation.rows(leavingOut)
      + KoreanConjugation.rows(closing) + scales + verdicts,
    start: .word,
    endsWord: true
  )

  /// Interjections (감탄사) of feeling, which say nothing of what is asked for.
  static let interjections = """
    어휴,아휴,에휴,휴,후유,어이구,아이고,아이구,에구,에구구,에고,어머,어머나,엄마야,우와,와,와우,오호,아하,허허,하하,하하하,헐,헉,세상에,맙소사,아이참,\
    거참,거 참,그것 참,참나,나 참,쳇,흥,칫,옳지,에라,에라이,에잇,아따,아이씨,아오,으악,으,앗싸,아싸,얏호,오예,글쎄,글쎄요,음냐,캬,크,키야,허참,허 참,\
    자자,옜다,어이,이봐,이봐요,여기요,저기여,와아,오오
    """

  /// What is said while a word is looked for.
  private static let searching = """
    어디 보자,어디 한번 보자,어디 봅시다,어디 한번 봅시다,가만있자,가만있어 봐,가만있어 보자,가만 보자,가만 있어 봐,\
    거 뭐고,그 뭐고,거 뭐꼬,그 뭐꼬,거 뭐냐,거 뭐지,거 뭐더라,거 뭐였지,그 뭐였지,그 뭐였더라,거시기,그 거시기,저 거시기,거시기 뭐냐,그 뭐시냐,\
    거 뭐시냐,뭐시기,그 뭐시기,거 머냐,그 머냐,그 머지,거 있잖아,거 있잖아요,그거 있잖아,그거 있잖아요,왜 있잖아,왜 있잖아요,왜 그거 있잖아,왜 그 있잖아,그 왜 있잖아,뭐라더라,뭐라 카노,그 뭐라 카노,\
    뭐라 그러지,그 뭐라고 하지,제목이 뭐더라,이름이 뭐더라
    """

  /// The same as texts, the longest first.
  static let soughtWords = searching.split(separator: ",").map(String.init)
    .sorted { ($1.count, $0) < ($0.count, $1) }

  /// Adverbs of the regions for 한번, 좀, 빨리 and 그냥 (국립국어원, 우리말샘).
  private static let regional = """
    함,한분,한 분만 더,쪼매,쪼매만,쪼깨,쪼까,쪼깐,쪼끔,쪼금,쫌만,퍼뜩,후딱,언능,얼렁,얼릉,싸게,싸게싸게,냉큼,고마,기냥,걍,그양,기양,날래,날래날래,\
    인자,이자,인쟈,모아서,싹 모아서,추려서,골라서,한눈에,한꺼번에,쫙,좍,쫘악,죽,쭈욱,죄다,몽땅,싸그리,마저,이어서,참말로,억수로,겁나게,허벌나게,우쨌든,어쨌거나,거시기 뭐시냐
    """

  /// Nouns with which something is praised or run down, as people type them (국립국어원, 신어 조사).
  static let verdicts: [[String]] = {
    let nouns = [
      "대박", "꿀잼", "개꿀잼", "핵꿀잼", "존잼", "노잼", "핵노잼", "개노잼", "인생책", "인생작", "갓작", "띵작", "명작", "걸작",
      "수작", "졸작",
      "망작", "강추", "비추", "짱", "개짱", "쩐다", "쩔어", "쩌네", "미쳤다", "미쳤어", "지린다", "레전드", "완전 대박", "완전 별로",
      "쏘쏘", "그닥", "그냥저냥", "그럭저럭", "무난", "평타", "중박",
    ]
    let copulas = ["", "이다", "이야", "이네", "임", "이에요", "이었다", "이었어", "였다", "였어"]
    return nouns.flatMap { noun in copulas.map { KoreanConjugation.syllables(noun + $0) } }
  }()

  /// What leaves everything else out of it.
  private static let leavingOut = """
    딴 거 말고,딴거 말고,다른 거 말고,다른거 말고,딴 것 말고,다른 것 말고,딴 건 말고,다른 건 말고,딴 건 됐고,다른 건 됐고,딴 거 필요 없고,다른 거 필요 없고,\
    딴 거 필요없고,다른 거 필요없고,딴 데 말고,다른 데 말고,딴소리 말고,딴 소리 말고,잔말 말고,긴말 말고,긴말 필요 없고,여러 말 말고,군말 말고,딴말 말고,묻지 말고,묻지도 따지지도 말고
    """

  /// What says that what was named is just right.
  private static let closing = """
    딱이지,딱이야,딱이다,딱이네,딱이에요,딱입니다,딱이죠,딱이고,딱 좋지,딱 좋아,딱 좋다,딱 좋네,딱 맞아,딱 맞다,딱 맞네,적당하지,적당해,적당하다,적당하네,충분해,충분하지,충분하다,충분합니다,충분하네,충분할 듯,족해,족하다,되겠다,되겠네,되겠지
    """

  /// What a grade is measured by ("다섯 개 만점에", "5점 중에"): the scales on which people grade.
  private static let scales: [[String]] = {
    let most = ["다섯", "5", "오", "열", "10", "십", "백", "100"]
    let wholes = ["만점에", "만점에서", "만점 중", "만점 중에", "만점 중에서", "만점 기준", "만점 기준으로", "만점으로 치면", "만점이라면"]
    let counted = ["개", "점", "별"].flatMap { counter in
      (wholes + ["중", "중에", "중에서"]).map { counter + $0 }
    }
    return most.flatMap { most in (counted + wholes).map { Korean.tokenizer.words(in: most + $0) } }
  }()

  static let functionWords = WordSet(words: "을 를 이 가 은 는 의 에 서 로 으 와 과 도 만 께")
}
