import SpokenLanguage
import Testing

@testable import Understanding

/// What is told beside a command asks for nothing and takes nothing from it.
struct ToldClauseTests {
  @Test(arguments: [
    ("동생이 자꾸 틀어 달래서 그러는데 밀양 열어 줘", "OpenFilm film=밀양"),
    ("이따 밥 먹으면서 보게 버닝 열어 줘", "OpenFilm film=버닝"),
    ("친구가 추천하길래 올드보이 열어 줘", "OpenFilm film=올드보이"),
    ("기생충 너무 무서워 별 두 개 줘", "RateFilm film=기생충 stars=2"),
    ("올드보이 곧 볼 거야 볼 영화로 옮겨 줘", "MoveFilm film=올드보이 list=볼 영화"),
    ("엊저녁에 다 울었거든. 밀양 별 네 개 줘", "RateFilm film=밀양 stars=4"),
    ("기차 기다리는 동안 볼 건데 밀양 열어 줘", "OpenFilm film=밀양"),
    ("버닝 있지 그거 열어 줘", "OpenFilm film=버닝"),
    ("밀양 그거 열어 줘", "OpenFilm film=밀양"),
    ("동아리 애들 보여 주려면 필요하니까 살인의 추억 열어 줘", "OpenFilm film=살인의 추억"),
    ("밀양은 더 볼 시간 없으니 본 영화로 옮겨 두게", "MoveFilm film=밀양 list=본 영화"),
  ])
  func `Korean clauses that only tell leave the command as it is`(
    sentence: String,
    command: String
  ) {
    #expect(FilmClub.korean.commands(sentence) == [command])
  }

  @Test(arguments: [
    // Letters for a mood end a sentence as a sign does.
    ("어제 또 울었어ㅠㅠ 밀양 별 다섯 개 줘", "RateFilm film=밀양 stars=5"),
    ("배우 연기 미쳤음ㅋㅋㅋ 버닝 열어 줘", "OpenFilm film=버닝"),
    // Behind a request it may be said why or what for.
    ("버닝 열어 줘 오늘 밤에 볼 거라", "OpenFilm film=버닝"),
    ("밀양 열어 주세요 어머니 생신 선물로", "OpenFilm film=밀양"),
    ("올드보이 볼 영화로 옮겨 줘 동호회에서 얘기하려고", "MoveFilm film=올드보이 list=볼 영화"),
    ("기생충 ★★★", "RateFilm film=기생충 stars=3"),
    ("올드보이 열어 줘 하나는 룸메 줄라고", "OpenFilm film=올드보이"),
    // The verb ends in what joins nouns as well.
    ("밀양 본 영화로 이동하고 버닝 열어 줘", "MoveFilm film=밀양 list=본 영화; OpenFilm film=버닝"),
    ("밀양하고 버닝 열어 줘", "OpenFilm film=밀양; OpenFilm film=버닝"),
  ])
  func `Korean requests are found beside moods, reasons and other requests`(
    sentence: String,
    commands: String
  ) {
    #expect(FilmClub.korean.commands(sentence).joined(separator: "; ") == commands)
  }

  @Test(arguments: ["밀양 보고 펑펑 울었잖아", "버닝 열고 졸았네", "버닝 별 네 개 주고 후회했어ㅠㅠ"])
  func `where the last verb tells, the verbs joined to it tell as well`(sentence: String) {
    #expect(FilmClub.korean.understander.understand(sentence).commands.allSatisfy { !$0.act.asks })
  }

  @Test(arguments: [
    "밀양 삼 점 줄까 하다가 말았어", "버닝 별 네 개 줄까 했는데 관뒀어", "기생충 2점 주려다가 말았지", "올드보이 열까 하다가 잤어",
    "밀양에 별 다섯 개 줬더니 다들 웃더라", "버닝을 본 영화로 옮기려던 참이야", "언니가 밀양에 5점 주래",
    "버닝 본 영화로 옮기고 싶은데 아직 아니야", "밀양 열고 싶은데 시간이 없어",
    "별로면 버닝에 2점 줘야지", "재밌으면 밀양 열어 줘",
  ])
  func `Korean reports and plans ask for nothing`(sentence: String) {
    #expect(FilmClub.korean.understander.understand(sentence).commands.allSatisfy { !$0.act.asks })
  }

  @Test(arguments: [
    ("올드보이별점삼점", "RateFilm film=올드보이 stars=3"), ("살인의추억본영화로옮겨줘", "MoveFilm film=살인의 추억 list=본 영화"),
    ("기생충별네개줘", "RateFilm film=기생충 stars=4"), ("올드보이열어줘", "OpenFilm film=올드보이"),
  ])
  func `Korean is read without spaces`(sentence: String, command: String) {
    #expect(FilmClub.korean.commands(sentence) == [command])
  }

  @Test(arguments: [
    ("버닝 이 점, 앗 삼 점", "RateFilm film=버닝 stars=3"), ("밀양 별 두 개, 에고 네 개", "RateFilm film=밀양 stars=4"),
    ("별점 하나 주자 밀양 다섯 개", "RateFilm film=밀양 stars=5"),
    ("버닝은 별 네 갠데 그 정도로 해 줘", "RateFilm film=버닝 stars=4"),
  ])
  func `Korean numbers are those that were meant`(sentence: String, command: String) {
    #expect(FilmClub.korean.commands(sentence) == [command])
  }

  @Test(arguments: [
    ("tuần tới hết hạn mà coi xong rồi, chấm Xích lô ba sao nhé", "RateFilm film=Xích lô stars=3"),
    ("bà ngoại cứ đòi coi Xích lô, mở giúp tôi", "OpenFilm film=Xích lô"),
    ("chả bao giờ coi lại, chuyển Xích lô sang đã xem giùm", "MoveFilm film=Xích lô list=Đã xem"),
    ("định tối coi nên mở Xích lô", "OpenFilm film=Xích lô"),
    ("mưa suốt nên mở Cánh đồng hoang đi", "OpenFilm film=Cánh đồng hoang"),
    ("mở Mùi đu đủ xanh cho con nghe với", "OpenFilm film=Mùi đu đủ xanh"),
    ("Xích lô 2 sao, ối 3 sao", "RateFilm film=Xích lô stars=3"),
    ("Xích lô chắc khoảng bốn sao thôi", "RateFilm film=Xích lô stars=4"),
    ("mở Xích lô lên coi nào", "OpenFilm film=Xích lô"),
  ])
  func `Vietnamese clauses that only tell leave the command as it is`(
    sentence: String,
    command: String
  ) {
    #expect(FilmClub.vietnamese.commands(sentence) == [command])
  }

  @Test(arguments: [
    "mai tôi mở Xích lô", "bà ngoại bảo mở Xích lô", "nếu hay thì chấm Xích lô ba sao",
    "nếu hay, chấm Xích lô ba sao giùm",
    "tôi nên mở Xích lô", "nhắc tôi tối mở Xích lô giùm", "mượn Xích lô mà nó chẳng trả",
  ])
  func `Vietnamese plans, conditions and quotations ask for nothing`(sentence: String) {
    #expect(
      FilmClub.vietnamese.understander.understand(sentence).commands.allSatisfy {
        !$0.act.asks || !$0.unexplained.isEmpty
      }
    )
  }

  @Test
  func `a dash before a number that nothing can be less than parts it from what stands before`() {
    let chart = SentenceChart(
      "buy -3 copies of dune",
      values: Library.understander.values,
      phraseWords: Library.understander.lexicon.words,
      language: Library.language
    )
    #expect(chart.numbers.joined().map(\.amount) == [.number(-3)])
    #expect(Library.commands("buy -3 copies of dune") == ["BuyBook book=Dune copies=3"])
  }

  @Test(arguments: ["밀양이랑 버닝 중에 뭐 먼저 보는 게 좋을까", "밀양이랑 버닝 중에 뭐가 더 좋을까?"])
  func `what is asked of a list asks for nothing with the first of it`(sentence: String) {
    let meaning = FilmClub.korean.understander.understand(sentence)
    #expect(meaning.commands.allSatisfy { !$0.act.asks })
  }
}
