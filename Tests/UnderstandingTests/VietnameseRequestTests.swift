import SpokenLanguage
import Testing

@testable import Understanding

/// What Vietnamese says around what is asked for: for whom, why and in which order.
struct VietnameseRequestTests {
  @Test(arguments: [
    (
      "Xích lô bốn sao rồi mở Cánh đồng hoang",
      "RateFilm film=Xích lô stars=4; OpenFilm film=Cánh đồng hoang"
    ),
    ("mở cho lớp cô phim Xích lô", "OpenFilm film=Xích lô"),
    ("mở Xích lô đi cho đỡ buồn", "OpenFilm film=Xích lô"),
    ("mở Xích lô gửi cho bạn tui", "OpenFilm film=Xích lô"),
    ("đem Xích lô qua Đã xem nghen", "MoveFilm film=Xích lô list=Đã xem"),
    ("lôi Xích lô ra tao coi", "OpenFilm film=Xích lô"),
    ("cho Xích lô bốn ngôi sao", "RateFilm film=Xích lô stars=4"),
    ("quăng Xích lô vô Đã xem", "MoveFilm film=Xích lô list=Đã xem"),
    (
      "chuyển Xích lô sang Đã xem, xong mở nó ra",
      "MoveFilm film=Xích lô list=Đã xem; OpenFilm film=Xích lô"
    ),
    ("Xích lô đâu rồi, mở ra xem nào", "OpenFilm film=Xích lô"),
  ])
  func `nothing of it is left over`(sentence: String, commands: String) {
    #expect(FilmClub.vietnamese.commands(sentence).joined(separator: "; ") == commands)
  }

  @Test func `why nothing is to be done is told`() {
    let meaning = FilmClub.vietnamese.understander.understand("đừng mở Xích lô, mẹ còn xem")
    #expect(meaning.commands.allSatisfy { !$0.act.asks })
  }

  @Test func `what is asked for instead is asked for with the verb of before`() {
    let commands = FilmClub.vietnamese.understander
      .understand("mở Xích lô, à không, Cánh đồng hoang nhé").commands
    #expect(commands.map(Library.short) == ["OpenFilm film=Cánh đồng hoang"])
    #expect(commands.allSatisfy { $0.hasOwnVerb })
  }
}
