/// The endings and stems of the regions in which people speak to a program as they speak at home.
///
/// 방언연구회, 방언학 사전 (2001), and 국립국어원, 지역어 조사 보고서: the sentence-final endings of 경상, 전라, 충청 and 제주
/// by the form on which they are put, with the auxiliary 버리다 as it is spoken there.
enum KoreanDialects {
  /// By form the endings that stand beside those of the standard language.
  static let endings: [KoreanStem.Form: String] = [
    .infinitive: """
    도고,도라,도오,다고,래이,라이,라잉,예,유,잉,쟤,뿌라,뿌려,뿌자,뿔라,뿔자,삐라,삐리라,삐자,부러,부려,부쇼,부시오,부자,부러라,불어,불자,\
    주이소,주소,주쇼,주시소,주시이소,주시유,주슈,줘유,줘잉,주라이,주랑께,주씨오,줍서,주이다,도 되제,도 되유,도 돼유,도 되는교,도 됩니꺼,도 되겠능교,줄랑가,줄랑가요,주실랑가,주실랑가요,줄란교,줄라나,줄라요,줄겨,\
    주겄소,주실라우,주시겄소,주실라요,주실란교,주시렵니까
    """,
    .plain: """
    그라,그래이,거래이,거라이,거라잉,소,소잉,이소,지라,지라우,제,제잉,구마,자잉,자이,입시더,십시더,겄소,겄어,겄다,것다,고 싶데이,고 싶구마,고 싶당께,고 싶어라,\
    고 싶소,고 싶다카이,지 말그라,지 말그래이,지 마소,지 마이소,지 말랑께,지 마유,지 마쇼,지 마라이,지 마라잉
    """,
    .nasal: "노,는교,능교,는당께,는구마,는디,는디요,는디유,는데예,는겨,는가베,는갑다",
    .honorific: """
    이소,입시더,쇼,시쇼,시소,시이소,시유,셔유,슈,시게,시구랴,소,씨요,시씨요,시랑께,시라예,실랑가,실랑가요,실란교,실라요,실라우
    """,
    .linked: """
    면 쓰겄는디,면 쓰겄어,면 쓰겄네,면 좋겄는디,면 좋겄어,면 좋겄네,면 좋겠구마,이소,라이,라잉,랑께,라카이,라니까,라니까요,라고요,라구요,믄,믄 돼,믄 좋겄어,\
    믄 좋겄소,믄 좋겄다,모 좋겠다,믄 되제,모 된다,라꼬,라꼬요,라카는데
    """,
    .reason: "께,께네,께로,니께,니께로,니까네",
    .future: """
    수 있으까,수 있으까요,수 있을랑가,수 있을랑가요,수 있는교,수 있겄소,수 있겠능교,라꼬,라꼬요,라고요,라는데,라는데요,라는디,라는디요,라고 하는데,라고 하는데요,라고 하는디,라꼬 하는데,라카는데,라카는데요,랍니더,랍니다,랑께,란다,라요,라우,\
    라네,란다고,께예,게예,게유,게라,겨,라구,거구마,랑게,래예,까예,까유
    """,
    .adnominal: "당께,당께요,디,디요,구마,갑다",
    .formal: "시더,시다잉,서,니더,니꺼,디다",
    .past: """
    심더,십니더,십니꺼,당께,당께요,제,구마,는디,는디요,는디유,데이,노,나,어예,어유,슈,슈잉,구만,구만유,어라,지라,응께,으니께,으니께네
    """,
  ]

  /// The infinitive as it is contracted in 경상: a stem in 우 takes 아 and loses its vowel ("치아라", "바까라"), one in 이 stays
  /// as it is ("옮기라").
  static func infinitive(of stem: String) -> String? {
    guard stem.count > 1, var last = stem.last.flatMap(KoreanSyllable.init), last.final == 0 else {
      return nil
    }
    switch last.vowel {
    case KoreanSyllable.Vowel.i: return stem
    case KoreanSyllable.Vowel.u:
      last.vowel = KoreanSyllable.Vowel.a
      return stem.dropLast() + last.text
    default: return nil
    }
  }

  /// What follows that infinitive; it never ends a word.
  static let behindInfinitive = WordRuns(
    KoreanConjugation.rows(
      """
      라,라이,래이,도,도고,도라,주이소,주소,주라,뿌라,뿌려,뿌자,삐라,삐리라,봐라,보이소,보소,놔라,놔,놓이소,놓그라,두이소,두소,도 되나,도 되제,\
      도 돼,도 됩니꺼,줄래,줄란교,줄라나,주이소예,달라카이,달라꼬
      """
    ),
    start: .anywhere,
    endsWord: true
  )
}
