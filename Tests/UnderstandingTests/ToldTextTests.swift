import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// Words of one's own are told and written down as they are said, whatever verb is said for it.
@Suite struct ToldTextTests {
  private static let desk = FrontDesk.trade()

  @Test(arguments: [
    ("tell Okafor his taxi is here", "his taxi is here"),
    ("tell Mei Chen that dinner is at eight", "dinner is at eight"),
    ("let Mei Chen know we are stuck in traffic", "we are stuck in traffic"),
    ("let Miss Walsh know that your taxi is waiting outside", "your taxi is waiting outside"),
    ("inform Okafor that everything is fine", "everything is fine"),
    ("leave a message for Mei Chen: dinner is at eight", "dinner is at eight"),
    ("leave a message for Okafor: no, we are full, sorry", "no, we are full, sorry"),
    ("write down for Okafor that the shower is broken", "the shower is broken"),
    ("leave a message for Okafor saying no towels left", "no towels left"),
    ("leave Okafor a message that says see you tonight", "see you tonight"),
    ("leave a message for Mei Chen, put it at the back door", "put it at the back door"),
    (
      "message to Mei Chen, dinner for two at the small table tonight",
      "dinner for two at the small table tonight"
    ),
  ])
  func `what is told is told whole`(sentence: String, text: String) throws {
    let command = try #require(Self.desk.commands(sentence).first)
    #expect(command.hasPrefix("Message guest=") && command.hasSuffix(" text=" + text), "\(command)")
    #expect(Self.desk.commands(sentence).count == 1)
  }

  @Test(arguments: [
    ("de", "Nachricht an ${gast}: ${text}", "informiere Mei Chen, dass das essen fertig ist"),
    ("de", "Nachricht an ${gast}: ${text}", "nachricht an Mei Chen mit dem text essen ist fertig"),
    ("fr", "Message pour ${gast} : ${text}", "message pour Mei Chen disant que le dîner est prêt"),
    (
      "es", "Mensaje para ${gast}: ${text}", "mensaje para Mei Chen diciendo que la cena está lista"
    ),
    ("vi", "Tin nhắn cho ${gast}: ${text}", "tin nhắn cho Mei Chen với nội dung bữa tối xong"),
    ("fr", "Message pour ${gast} : ${text}", "préviens Mei Chen que le dîner est prêt"),
    ("es", "Mensaje para ${gast}: ${text}", "avisa a Mei Chen que la cena está lista"),
    ("vi", "Tin nhắn cho ${gast}: ${text}", "báo cho Mei Chen là bữa tối xong"),
    ("zh", "给${gast}留言：${text}", "通知Mei Chen晚饭好了"),
  ])
  func `in other languages too`(locale: String, phrase: String, sentence: String) {
    let trade = Trade(
      locale,
      values: ["Guest": ["Mei Chen", "Jonas Fischer"]],
      intents: [
        "Message": ([phrase], ["gast": .name(vocabulary: "Guest"), "text": .text]),
        "CheckOut": (["Check-out ${gast}"], ["gast": .name(vocabulary: "Guest")]),
      ]
    )
    let commands = trade.commands(sentence)
    #expect(commands.first?.hasPrefix("Message gast=Mei Chen text=") == true, "\(commands)")
  }

  @Test func `what somebody was saying is told to nobody`() {
    let commands = Self.desk.commands("my sister was saying leave a message for Okafor")
    #expect(commands.allSatisfy { $0.hasSuffix("(quotation)") }, "\(commands)")
  }

  @Test(arguments: ["tell me who Okafor is", "tell me about Mei Chen"])
  func `who wants to be told something tells nothing`(sentence: String) {
    #expect(!Self.desk.commands(sentence).contains { $0.hasPrefix("Message") })
  }
}
