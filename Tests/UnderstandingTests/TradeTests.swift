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

  private static func restaurant(
    _ locale: String,
    _ tables: [String],
    opening: String,
    closing: String
  ) -> Trade {
    let takes: KeyValuePairs<String, IntentFrame.Kind> = ["table": .name(vocabulary: "Table")]
    return Trade(
      locale,
      values: ["Table": tables],
      intents: ["Open": ([opening], takes), "Close": ([closing], takes)]
    )
  }

  @Test(arguments: [
    (
      "es", ["Mesa del patio", "Mesa redonda"], "Abrir ${table}", "Cerrar ${table}",
      "la mesa redonda está lista, abre esa mesa", "Open table=Mesa redonda"
    ),
    (
      "vi", ["Bàn vườn", "Bàn tròn"], "Mở ${table}", "Đóng ${table}",
      "bàn tròn có khách rồi, mở bàn đó giùm", "Open table=Bàn tròn"
    ),
    (
      "de", ["Gartentisch", "Ecktisch"], "Öffne ${table}", "Sage ${table} ab",
      "den Ecktisch brauch ich nicht mehr, sag den ab", "Close table=Ecktisch"
    ),
  ])
  func `the word for its kind points at what was named, and so does a demonstrative`(
    locale: String,
    tables: [String],
    opening: String,
    closing: String,
    sentence: String,
    command: String
  ) {
    let trade = Self.restaurant(locale, tables, opening: opening, closing: closing)
    #expect(trade.commands(sentence) == [command])
  }

  @Test func `a place that was named is pointed at with "there"`() {
    let post = Trade(
      "ja",
      values: ["Place": ["営業所", "ロッカー"]],
      intents: ["Change": (["受け取りを${place}に変更"], ["place": .name(vocabulary: "Place")])]
    )
    #expect(post.commands("営業所まで行くから受け取りをそっちに変更して") == ["Change place=営業所"])
  }

  @Test func `what is said twice with other particles is one thing`() {
    let delivery = Trade(
      "ko",
      values: ["Place": ["회사", "본가"]],
      intents: [
        "Deliver": (["주소를 ${place}으로 변경"], ["place": .name(vocabulary: "Place")])
      ]
    )
    #expect(delivery.commands("회사에서 먹을 거니까 주소 회사로 바꿔 줘") == ["Deliver place=회사"])
  }

  @Test(arguments: [
    ("zh", "行程取消掉", ["取消行程"], ["Cancel"]), ("zh", "哎呀算了，行程取消掉", ["取消行程"], ["Cancel"]),
    ("fr", "laisse tomber le trajet", ["Annuler le trajet"], ["Cancel"]),
    ("zh", "行程，取消", ["分享行程"], []),
  ])
  func `a verb of cancelling takes nothing back where it says what`(
    locale: String,
    sentence: String,
    phrases: [String],
    commands: [String]
  ) {
    let taxi = Trade(locale, values: [:], intents: ["Cancel": (phrases, [:])])
    #expect(taxi.commands(sentence) == commands)
  }

  @Test func `no character of a short name is a small word`() {
    let taxi = Trade(
      "zh",
      values: ["Car": ["快车", "专车"], "Place": ["机场", "南站"]],
      intents: [
        "Call": (
          ["叫${car}去${place}"],
          ["car": .name(vocabulary: "Car"), "place": .name(vocabulary: "Place")]
        )
      ]
    )
    #expect(taxi.commands("快点帮我叫个车去机场").allSatisfy { !$0.contains("快车") })
    #expect(taxi.commands("叫快车去机场") == ["Call car=快车 place=机场"])
  }

  @Test func `a length of time is no number`() {
    let player = Trade(
      "ko",
      values: [:],
      intents: [
        "Speed": (["${speed}배속", "속도 변경 ${speed}"], ["speed": .number]),
        "Skip": (["앞으로 ${amount}", "${amount} 건너뛰기"], ["amount": .duration]),
      ]
    )
    #expect(player.commands("일 분 앞으로 넘겨").first?.hasPrefix("Skip amount=PT1M") == true)
  }

  @Test(arguments: ["chấm Tắt đèn ba sao, còn Vợ nhặt thì năm sao"])
  func `a topic particle makes no statement`(sentence: String) {
    let shelf = Trade(
      "vi",
      values: ["Book": ["Tắt đèn", "Vợ nhặt"]],
      intents: [
        "Rate": (
          ["Chấm ${book} ${stars} sao"],
          ["book": .name(vocabulary: "Book"), "stars": .number]
        )
      ]
    )
    #expect(
      shelf.commands(sentence) == ["Rate book=Tắt đèn stars=3", "Rate book=Vợ nhặt stars=5"]
    )
  }
}
