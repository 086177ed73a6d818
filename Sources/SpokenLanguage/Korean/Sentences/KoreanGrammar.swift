/// The closed-class words and general verbs of Korean commands.
enum KoreanGrammar {
  static let all = SentenceGrammar(
    verbs: KoreanVerbs.all,
    pastMarks: KoreanActs.past,
    pastCopulas: KoreanActs.pastCopulas,
    subjectMarks: WordRuns([["이"], ["가"], ["께", "서"]], start: .bound, endsWord: true),
    demonstratives: WordRuns(
      KoreanConjugation.rows("이,그,저,아까 그,방금 그,같은"),
      start: .word,
      endsWord: true
    ),
    acts: KoreanActs.all,
    courtesies: KoreanWords.courtesies.joined(with: KoreanElapsed.all),
    counters: WordRuns(
      KoreanConjugation.rows(
        "권,개,점,부,번,별,퍼센트,프로,도,분,세트,질,부씩,권씩,개씩,점씩,별점,스타,점 만점,개 만점,점수,점으로,"
          + KoreanWords.counters
      ),
      start: .bound,
      endsWord: false
    ).joined(
      with: WordRuns(
        KoreanConjugation.rows("권,개,점,부,번,별,점수,평점,별점,점으로,점수로,평점으로,별점으로," + KoreanWords.counters),
        start: .word,
        endsWord: false
      )
    ).joined(with: contractedCounters),
    quantities: [
      Quantity(.number(12), free("다스,한 다스,열두 권")),
      Quantity(.number(24), free("두 다스")),
      Quantity(.number(36), free("세 다스")),
      Quantity(.number(6), free("반 다스")),
      Quantity(.number(1), free("한 권 더,하나 더,한 권만,하나만")),
      // Within other words these are none ("만약", "풀잎").
      Quantity(.most, WordRuns([["만"], ["풀"]], start: .word, endsWord: true)),
      Quantity(
        .most,
        free(
          """
          최고,최대,최고로,만점,별 만점,별점 만점,만점으로,최대한,최대로,최대치,최대치로,풀로,만땅,만땅으로,꽉,꽉꽉,가득,가득가득,있는 대로,제일 높은,가장 높은,제일 높게,가장 높게,\
          제일 많이
          """
        )
      ),
      Quantity(
        .least,
        free(
          """
          최저,최하,최소,최저로,최소로,꼴찌,꼴찌로,바닥,바닥으로,제일 낮은,가장 낮은,제일 낮게,가장 낮게,제일 적게
          """
        )
      ),
    ],
    attributions: WordRuns(
      KoreanConjugation.rows(
        """
        의,이 쓴,가 쓴,이 지은,가 지은,께서 쓴,께서 쓰신,이 쓰신,가 쓰신,이 낸,가 낸,작가의,작가,작가가 쓴,작가님이 쓴,작가님의,작가님,작가가 지은,저자의,저자가 쓴,\
        씨가 쓴,님이 쓴,선생님이 쓴,저,작,님의,쓴,지은
        """
      ),
      start: .anywhere,
      endsWord: false
    ),
    functionWords: functionWords,
    questionWords: WordRuns(
      KoreanConjugation.rows(
        """
        뭐,뭐가,뭘,뭐를,뭔,뭐야,뭐지,뭐니,뭐냐,뭐예요,뭐에요,뭐죠,뭡니까,뭔지,뭔가요,뭐였지,뭐더라,뭐뭐,뭐 뭐,뭐뭐가,무엇,무엇이,무엇을,무엇인지,\
        무슨,어떤,어느,얼마,얼마나,언제,몇,몇 권,몇 권이나,몇 권이야,몇 권이에요,몇 권이지,몇 권이죠,몇 개,몇 개야,어떤 게,어떤 거,어떤 것,어디
        """
      ),
      start: .word,
      endsWord: true
    ),
    exclusionsBehind: WordRuns(
      KoreanConjugation.rows(
        """
        말고,은 말고,는 말고,을 말고,를 말고,이 말고,가 말고,이 아니라,가 아니라,이 아니고,가 아니고,아니라,아니고,대신,대신에,\
        이 아닌,가 아닌,으로 말고,로 말고,에 말고,말구
        """
      ),
      start: .anywhere,
      endsWord: true
    ),
    repetitions: WordRuns(
      KoreanConjugation.rows("도 똑같이,도 마찬가지로,도 마찬가지,도 같은 걸로,도 같이,도 그렇게"),
      start: .anywhere,
      endsWord: false
    ).joined(
      with: WordRuns(KoreanConjugation.rows("도,도요"), start: .bound, endsWord: true)
    ).joined(with: WordRuns("똑같이,마찬가지로,같은 점수로", Korean.tokenizer)),
    steps: NumberSteps(
      more: WordRuns(
        KoreanConjugation.rows("더,올려,올리,추가,늘려,늘리,얹어,더해"),
        start: .word,
        endsWord: false
      ),
      less: WordRuns(
        KoreanConjugation.rows("덜,빼,깎아,깎,내려,내리,줄여,줄이,낮춰"),
        start: .word,
        endsWord: false
      ),
      goals: WordRuns(KoreanConjugation.rows("로,으로,까지"), start: .bound, endsWord: false)
    ),
    honorificsBehind: WordRuns("씨,님,선생님,교수님,박사님,사장님,군,양", Korean.tokenizer),
    nounProforms: ["것", "거", "걸", "껄"],
    reversives: KoreanVerbs.reversives,
    recordings: KoreanVerbs.recordings,
    containers: WordRuns(
      KoreanConjugation.rows("페이지,항목,기록,화면,정보,상세 정보,목록,리스트,자료,앱,데,곳,자리,칸,장바구니,쪽"),
      start: .word,
      endsWord: false
    ),
    topicMark: " ",
    postponements: free("나중에,나중,다음에,다음번에,이따가,이따,있다가,추후에,나중으로,나중에 하고,나중에 할게,나중에 할래"),
    dismissals: free("어쩔 수 없지,어쩔 수 없지 뭐,어쩔 수 없네,어쩔 수 없어요,할 수 없지,할 수 없지 뭐,어차피,어쨌든,어쨌거나,아무튼,하여튼,어떻든"),
    adversatives: free("하지만,그런데,근데,다만").joined(
      with: WordRuns([["지", "만"]], start: .anywhere, endsWord: true)
    ),
    keepings: free(
      "놔둘래,놔둘게,놔둬,놔두자,놔두고,놔둘까,둘래,둘게,남겨,남길래,남길게,남겨 둬,남겨둬,남겨 둘게,남겨둘게,간직할래,간직할게,가지고 있을래,가지고 있을게,갖고 있을래,갖고 있을게,두기로"
    ),
    clauseEnds: KoreanClauseEnds.all,
    reasonEnds: KoreanClauseEnds.reasons,
    asideEnds: KoreanClauseEnds.told,
    requestForms: KoreanVerbs.requestForms,
    on: WordRuns(KoreanConjugation.rows("켜,켜기,켜짐,켬,켜 줘,켜줘,켜 주세요,온"), start: .word, endsWord: true),
    off: WordRuns(
      KoreanConjugation.rows("꺼,끄기,꺼짐,끔,꺼 줘,꺼줘,꺼 주세요,오프"),
      start: .word,
      endsWord: true
    ),
    distributives: free(
      "각각,각자,각,모두,둘 다,셋 다,넷 다,다섯 다,두 권 다,세 권 다,네 권 다,둘 모두,셋 모두,세 권 모두,두 권 모두,전부,모두에,모두에게,둘 다에,하나씩,씩,다같이"
    ),
    generalCounters: ["개"],
    boundNumerals: [
      "한", "두", "세", "네", "석", "넉", "스무", "영", "공", "일", "이", "삼", "사", "오", "육", "칠", "팔",
      "구", "십", "백", "천", "만", "억", "조", "열", "쉰", "닷", "엿",
    ],
    verbsOfCounters: ["점": "rate", "별": "rate", "스타": "rate", "권": "buy", "부": "buy"],
    leavesOutObjects: true,
    verbsComeLast: true
  )

  private static func free(_ list: String) -> WordRuns {
    WordRuns(KoreanConjugation.rows(list), start: .word, endsWord: false)
  }

  /// Pronouns, bound nouns and particles.
  private static let functionWords = WordRuns(joining: [
    WordRuns(
      KoreanConjugation.rows(
        """
        나,저,내,제,나의,저의,내가,제가,난,전,나는,저는,날,절,나를,저를,나한테,저한테,나도,저도,우리,우리가,우리의,이,그,저,이거,거,것,걸,게,\
        건,것을,것도,거를,거로,걸로,것으로,거는,거야,거요,중,중에,중에서,그중,그중에,그중에서,이중에,이중에서,중인,중이야,안에,안에서,속에,쪽,쪽으로,수,더,또,다,다시,또다시,만,도,요,\
        을,를,은,는,에,의,로,으로,에서,이랑,랑,하고,라는,이라는,이란,란,이라고,라고,라고 하는,이라고 하는,된,한,하는,되는,대한,관한,\
        관련,목록,목록에,목록에서,목록을,목록에다,목록으로,리스트,리스트에,리스트에서,리스트로,리스트를,화면,화면에,화면으로,페이지,페이지를,창,탭,앱에서,앱으로,\
        어플에서,상태로,상태,정도,정도로,쯤,것들,거에,것에,것만,있는,있던,다른,앞,위,위에,갖고,가지고,인,작가,작가의,작가님,저자,저자의,선생님,선생,중인데,때,건데,거는데,한두,두세,두어,서너,몇몇,여러,몇,내꺼,내 거,제 거,하나,꽂힌,꽂혀 있는,담긴,담겨 있는,놓인,놓여 있는,들어 있는,모여 있는,그렇게,그걸로,사이,사이에,중간에,말이야,말이에요,말인데,말이지,말한 거,말하는 거,말하려던 거,말한 거야,말한 거였어,말한 거였는데,말한 거예요,말한 건데,말하는 거야,말하는 거였어,말하려던 거야,말하려던 거였어,말하려고 했어,딴 데,딴 데로,다른 데,다른 데로,딴 곳,딴 곳으로,다른 곳,다른 곳으로,딴 칸으로,다른 칸으로
        """
      ),
      start: .word,
      endsWord: true
    ),
    auxiliaries,
    particles,
  ])

  /// What stands apart behind a verb with which something is wished or asked ("빌리고 싶어요", "빌릴 수 있을까").
  private static let auxiliaries = WordRuns(joining: [
    // "읽고 싶은 책" is no request: what is wished only tells which book it is.
    KoreanConjugation.all.runs(
      of: ["싶다"],
      start: .word,
      forms: KoreanStem.Form.allCases.filter { $0 != .adnominal }
    ),
    WordRuns(
      KoreanConjugation.rows(
        "수 있을까,수 있을까요,수 있을지,수 있게,수 있도록"
      ),
      start: .word,
      endsWord: true
    ),
  ])

  /// Particles as the sound before them asks for, which tells them from syllables of a name; behind Latin letters, which
  /// people read in more ways than one, either form.
  private static let particles: WordRuns = {
    func bound(_ list: String, _ behind: (@Sendable (String) -> Bool)?) -> WordRuns {
      WordRuns(
        KoreanConjugation.rows(list),
        start: .bound,
        endsWord: false,
        behind: behind,
        staysInWord: true
      )
    }
    return WordRuns(joining: [
      bound("을,이,은,과,이랑,이나,이라는,이라고,이란,은요,이요,이에요,이야,아,이라도,이든,인,이지,이죠,이니,이여,이고,이며,이라,이라서,이니까,이면") {
        isLatin($0) || KoreanEnding(of: Array($0)) != .vowel
      },
      bound("를,가,는,와,랑,나,라는,라고,란,는요,예요,에요,야,여,라도,든,지,죠,면,ㄴ데") {
        isLatin($0)
          || KoreanEnding(of: Array($0)) != .consonant && KoreanEnding(of: Array($0)) != .rieul
      },
      bound("으로,으로는,으로도,으로만") {
        isLatin($0) || KoreanEnding(of: Array($0)) == .consonant
      },
      bound("로,로는,로도,로만") {
        isLatin($0) || KoreanEnding(of: Array($0)) != .consonant
      },
      bound(
        """
        의,에,에서,에서는,에게,에다,에다가,한테,께,도,만,요,하고,까지,부터,처럼,보다,마다,님,씨,들,들을,들이,들은,짜리,에는,에도,에만,엔,쯤,정도,씩,\
        만큼,좀,거,것,껄,걸로,걸,대로,것도,거도,거는,것은,인 거,이란 거,이라는 거,도요,에요,로요,으로요,에서요,\
        입니다,인데,인데요,인가,인가요,인지,이지만
        """,
        nil
      ),
    ])
  }()

  private static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.last.map { $0.properties.isAlphabetic && $0.value < 0x250 } ?? false
  }

  /// Counters that end in a vowel with what is contracted into them: 은 and 이다 ("세 갠데"), 을 ("세 갤").
  private static let contractedCounters: WordRuns = {
    func rows(_ final: UInt32, _ endings: [String]) -> [[String]] {
      ["개", "별 개"].flatMap { counter in
        let row = KoreanConjugation.syllables(counter)
        let last = row.last.flatMap(\.first).flatMap(KoreanSyllable.init)
        return last.map { last in
          endings.map {
            row.dropLast() + [last.with(final: final).text] + KoreanConjugation.syllables($0)
          }
        } ?? []
      }
    }
    let endings = ["", "가", "가요", "데", "데요", "지", "지요", "걸"]
    return WordRuns(
      rows(KoreanSyllable.Final.nieun, endings) + rows(KoreanSyllable.Final.rieul, [""])
        + rows(KoreanSyllable.Final.bieup, ["니다"]),
      start: .word,
      endsWord: true
    )
  }()
}
