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
  ])
  func `nothing of it is left over`(sentence: String, commands: String) {
    #expect(FilmClub.vietnamese.commands(sentence).joined(separator: "; ") == commands)
  }

  @Test func `what is asked for instead is asked for with the verb of before`() {
    let commands = FilmClub.vietnamese.understander
      .understand("mở Xích lô, à không, Cánh đồng hoang nhé").commands
    #expect(commands.map(Library.short) == ["OpenFilm film=Cánh đồng hoang"])
    #expect(commands.allSatisfy { $0.hasOwnVerb })
  }
}
