import SpokenLanguage
import Testing

@testable import Understanding

/// Apps of other languages that are nothing but a catalogue, asked for as people speak.
struct TradeTests {
  @Test(arguments: [
    ("Tor Nordhalle zu", "CloseGate hall=Nordhalle"),
    ("Tor Südhalle auf bitte", "OpenGate hall=Südhalle"),
  ])
  func `a German particle tells its verb`(sentence: String, command: String) {
    let gates = Trade(
      "de",
      values: ["Hall": ["Nordhalle", "Südhalle", "Werft"]],
      intents: [
        "OpenGate": (["Öffne das Tor von ${hall}"], ["hall": .name(vocabulary: "Hall")]),
        "CloseGate": (["Schließe das Tor von ${hall}"], ["hall": .name(vocabulary: "Hall")]),
      ]
    )
    #expect(gates.commands(sentence) == [command])
  }

  @Test func `a Spanish "no" denies whatever verb follows`() {
    let club = Trade(
      "es",
      values: ["Class": ["Yoga", "Boxeo"]],
      intents: ["CancelClass": (["Cancelar ${class}"], ["class": .name(vocabulary: "Class")])]
    )
    let meaning = club.understander.understand("no canceles lo de boxeo")
    #expect(meaning.commands.allSatisfy { !$0.act.asks })
    #expect(club.commands("cancela boxeo") == ["CancelClass class=Boxeo"])
  }

  @Test(arguments: [
    ("東コートを予約したいです", "ReserveCourt court=東コート"),
    ("東コートの予約を取り消して", "CancelCourt court=東コート"),
    ("西コートの水を抜いて", "DrainCourt court=西コート"),
  ])
  func `a Japanese noun that is done something to is no verb`(sentence: String, command: String) {
    let courts = Trade(
      "ja",
      values: ["Court": ["東コート", "西コート"]],
      intents: [
        "ReserveCourt": (["${court}を予約"], ["court": .name(vocabulary: "Court")]),
        "CancelCourt": (["${court}の予約を取り消す"], ["court": .name(vocabulary: "Court")]),
        "DrainCourt": (["${court}の水を抜く"], ["court": .name(vocabulary: "Court")]),
      ]
    )
    #expect(courts.commands(sentence) == [command])
  }

  @Test(arguments: ["셔터 내려 줘", "셔터 좀 올려줘"])
  func `what is as likely as its opposite is not decided`(sentence: String) throws {
    let shop = Trade(
      "ko",
      values: [:],
      intents: [
        "OpenShutter": (["셔터 열기"], [:]), "CloseShutter": (["셔터 닫기"], [:]),
        "PlayChime": (["종소리 재생"], [:]), "SendReceipt": (["영수증 전송"], [:]),
        "BuyPaper": (["용지 주문"], [:]),
      ]
    )
    let command = try #require(shop.understander.understand(sentence).commands.first)
    #expect(command.isTied)
    #expect(shop.understander.understand("셔터 닫아 줘").commands.first?.isTied == false)
  }

  @Test(arguments: [
    ("ghế ba có khách rồi mở giúp em", "OpenSeat seat=Ghế ba"),
    ("mở ghế hai", "OpenSeat seat=Ghế hai"),
  ])
  func `what is over is told, and a number tells which is meant`(sentence: String, command: String)
  {
    let cinema = Trade(
      "vi",
      values: ["Seat": ["Ghế một", "Ghế hai", "Ghế ba", "Ghế đôi"]],
      intents: [
        "OpenSeat": (["Mở ${seat}"], ["seat": .name(vocabulary: "Seat")]),
        "MoveGuest": (
          ["Chuyển khách từ ${seat} sang ${other}"],
          ["seat": .name(vocabulary: "Seat"), "other": .name(vocabulary: "Seat")]
        ),
      ]
    )
    #expect(cinema.commands(sentence) == [command])
  }

  @Test(arguments: [
    "masaje el jueves", "quiero un masaje el jueves",
  ])
  func `a day tells as much as a number`(sentence: String) throws {
    let spa = Trade(
      "es",
      values: ["Treatment": ["Masaje", "Sauna"]],
      intents: [
        "Book": (
          ["Reservar ${treatment} el ${day}"],
          ["treatment": .name(vocabulary: "Treatment"), "day": .date]
        )
      ]
    )
    #expect(try #require(spa.understander.understand(sentence).commands.first).knownValues == 2)
  }
}
