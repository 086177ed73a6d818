import SpokenLanguage
import Testing

@Suite struct KoreanParticlesTests {
  @Test(arguments: [
    ("듄을(를) 추가했습니다.", "듄을 추가했습니다."), ("엠마을(를) 추가했습니다.", "엠마를 추가했습니다."),
    ("엠마를(을)", "엠마를"), ("듄(을)를", "듄을"), ("듄이(가) 왔어요", "듄이 왔어요"), ("엠마이(가)", "엠마가"),
    ("엠마은(는)", "엠마는"), ("듄은(는)", "듄은"), ("듄와(과) 엠마", "듄과 엠마"), ("엠마과(와) 듄", "엠마와 듄"),
    ("서재(으)로", "서재로"), ("듄(으)로", "듄으로"), ("서울(으)로", "서울로"), ("서울으로(로)", "서울로"),
    ("듄(이)라는 책", "듄이라는 책"), ("엠마(이)라는 책", "엠마라는 책"), ("철수아(야)", "철수야"),
    ("듄(이)나 엠마", "듄이나 엠마"), ("엠마(이)랑", "엠마랑"),
    ("‘듄’을(를)", "‘듄’을"), ("‘엠마’을(를)", "‘엠마’를"), ("《듄》이(가)", "《듄》이"), ("\"엠마\" 을(를)", "\"엠마\" 를"),
    ("3을(를)", "3을"), ("1984을(를)", "1984를"), ("2(으)로", "2로"), ("1(으)로", "1로"), ("10을(를)", "10을"),
    ("100%을(를)", "100%를"), ("Emma을(를)", "Emma를"), ("Dune을(를)", "Dune을"),
    ("O'Brien을(를)", "O'Brien을"),
    ("The Hobbit을(를)", "The Hobbit을"), ("Ulysses을(를)", "Ulysses를"), ("PDF을(를)", "PDF를"),
    ("URL을(를)", "URL을"), ("URL(으)로", "URL로"), ("Kindle(으)로", "Kindle로"),
    ("Facebook을(를)", "Facebook을"),
    ("cake을(를)", "cake를"), ("list을(를)", "list를"), ("Don Quixote을(를)", "Don Quixote를"),
    ("Beowulf을(를)", "Beowulf를"), ("King을(를)", "King을"), ("A Room을(를)", "A Room을"),
    ("café이(가)", "café가"), ("Harry Potter은(는)", "Harry Potter는"), ("Jane Eyre을(를)", "Jane Eyre를"),
    ("Les Misérables을(를)", "Les Misérables를"), ("듄을/를", "듄을"), ("엠마은/는", "엠마는"),
    ("三國志을(를)", "三國志을(를)"), ("을(를)", "을(를)"), ("듄 (1965)", "듄 (1965)"), ("그냥 글", "그냥 글"), ("", ""),
    ("듄을(를) 엠마(으)로", "듄을 엠마로"), ("이/가", "이/가"), ("설국(雪國)은(는)", "설국(雪國)은"),
    ("하늘(sky)은(는)", "하늘(sky)은"),
    ("OpenBook (0.98)(으)로", "OpenBook (0.98)으로"), ("(Emma)을(를)", "(Emma)를"),
    ("듄(1965, 개정판 (2판))이(가)", "듄(1965, 개정판 (2판))이"), ("MP3을(를)", "MP3를"), ("PS5(으)로", "PS5로"),
    ("B1은(는)", "B1은"), ("C++을(를)", "C++를"),
    ("책 3권을(를)", "책 3권을"), ("별점 5점으로(로)", "별점 5점으로"),
  ])
  func `a particle follows the sound before it`(text: String, expected: String) {
    #expect(Languages.language(for: "ko").resolvingParticles(in: text) == expected)
  }

  @Test(arguments: ["en", "vi", "ja"])
  func `other languages are left alone`(locale: String) {
    #expect(Languages.language(for: locale).resolvingParticles(in: "듄을(를)") == "듄을(를)")
  }
}
