import SpokenLanguage
import Testing

@Suite struct ConfirmationTests {
  @Test(arguments: [
    ("en", "yes"), ("en", "Yes."), ("en", "yeah"), ("en", "yep"), ("en", "sure"), ("en", "OK"),
    ("en", "okay"), ("en", "do it"), ("en", "go ahead"), ("en", "yes please"),
    ("en", "Yes, please!"),
    ("en", "um yes"), ("en", "yes yes"), ("en", "sure, go ahead"), ("en", "that's right"),
    ("en", "of course"), ("en", "sure, why not"), ("en", "y"),
    ("ko", "네"), ("ko", "예"), ("ko", "응"), ("ko", "그래"), ("ko", "좋아"), ("ko", "좋아요."),
    ("ko", "네 맞아요"), ("ko", "네네"), ("ko", "음 네"), ("ko", "네, 진행해 주세요"), ("ko", "그렇게해줘"),
    ("ko", "\u{1102}\u{1166}"), ("ko", "ok"),
    ("vi", "có"), ("vi", "vâng"), ("vi", "Vâng ạ"), ("vi", "đồng ý"), ("vi", "ừ"), ("vi", "dạ"),
    ("vi", "dạ vâng"), ("vi", "co"), ("vi", "dong y"), ("vi", "vang a"), ("vi", "được"),
    ("vi", "co\u{301}"),
  ])
  func `a clear yes is a yes`(locale: String, answer: String) {
    #expect(Languages.language(for: locale).confirmation(in: answer) == true)
  }

  @Test(arguments: [
    ("en", "no"), ("en", "nope"), ("en", "don't"), ("en", "Don’t do it"), ("en", "no thanks"),
    ("en", "no, please don't"), ("en", "not now"), ("en", "of course not"), ("en", "n"),
    ("ko", "아니요"), ("ko", "아니"), ("ko", "아뇨"), ("ko", "아니오."), ("ko", "하지 마"), ("ko", "하지마세요"),
    ("ko", "싫어요"), ("ko", "안 돼요"), ("ko", "아니요 하지 마세요"), ("ko", "필요없어요"),
    ("vi", "không"), ("vi", "đừng"), ("vi", "thôi"), ("vi", "khong"), ("vi", "không đâu"),
    ("vi", "Không ạ"), ("vi", "thoi"), ("vi", "dạ không"), ("vi", "không phải"),
    ("en", "I changed my mind"), ("ko", "마음이 바뀌었어"), ("vi", "đổi ý rồi"),
    ("de", "ich habe es mir anders überlegt"), ("fr", "j'ai changé d'avis"),
    ("es", "he cambiado de idea"), ("ja", "気が変わった"), ("zh", "我改变主意了"),
  ])
  func `a clear no is a no`(locale: String, answer: String) {
    #expect(Languages.language(for: locale).confirmation(in: answer) == false)
  }

  @Test(arguments: [
    ("en", "yes and no"), ("en", "yes please buy two"), ("en", "yes no"), ("en", "no yes"),
    ("en", "please"), ("en", ""), ("en", "yess"), ("en", "right now no"), ("en", "yes don't"),
    ("en", "maybe"), ("en", "dune"), ("en", "yes but not now"), ("en", "not no"), ("en", "yes?"),
    ("en", "no problem"), ("en", "not sure"), ("en", "know"),
    ("ko", "네 아니요"), ("ko", "네 권"), ("ko", "아니 네"), ("ko", "음"), ("ko", "네덜란드"), ("ko", "예약"),
    ("ko", "괜찮아요"), ("ko", "그래요?"),
    ("vi", "có không"), ("vi", "có cuốn nào"), ("vi", "dung"), ("vi", "cô"), ("vi", "ạ"),
    ("vi", "được không"), ("vi", "có đâu"),
    ("vi", "cổ"),
    ("xx", "yes"),
  ])
  func `anything else is no confirmation`(locale: String, answer: String) {
    #expect(Languages.language(for: locale).confirmation(in: answer) == nil)
  }

  @Test(arguments: [
    ("en", "cancel", ConversationCommand.cancel), ("en", "Never mind.", .cancel),
    ("en", "nevermind", .cancel), ("en", "stop", .cancel), ("en", "stop it please", .cancel),
    ("en", "forget it", .cancel), ("en", "help", .help), ("en", "?", .help), ("en", " ?? ", .help),
    ("en", "what can I say?", .help), ("en", "quit", .quit), ("en", "exit", .quit),
    ("en", "goodbye", .quit), ("en", "undo", .undo), ("en", "undo that", .undo),
    ("ko", "취소", .cancel), ("ko", "취소해 줘", .cancel), ("ko", "그만", .cancel), ("ko", "도움말", .help),
    ("ko", "도와줘", .help), ("ko", "종료", .quit), ("ko", "실행 취소", .undo), ("ko", "실행취소해줘", .undo),
    ("ko", "되돌려줘", .undo), ("ko", "？", .help),
    ("vi", "hủy", .cancel), ("vi", "huỷ", .cancel), ("vi", "huy", .cancel),
    ("vi", "bỏ qua", .cancel),
    ("vi", "dừng lại", .cancel), ("vi", "trợ giúp", .help), ("vi", "thoát", .quit),
    ("vi", "hoàn tác", .undo), ("vi", "hoan tac", .undo), ("xx", "?", .help),
    ("en", "redo", .redo), ("en", "redo that please", .redo), ("ko", "다시 실행", .redo),
    ("ko", "다시 실행해줘", .redo), ("vi", "làm lại", .redo), ("vi", "lam lai", .redo),
    ("vi", "làm lại như cũ", .undo),
  ])
  func `a command is understood`(locale: String, answer: String, command: ConversationCommand) {
    #expect(Languages.language(for: locale).command(in: answer) == command)
  }

  @Test(arguments: [
    ("en", "no"), ("en", "yes"), ("en", "cancel the order of dune"), ("en", "help wanted"),
    ("en", ""),
    ("en", "the help"), ("en", "undo cancel"), ("en", "stop talking"), ("ko", "아니"), ("ko", "네"),
    ("ko", "취소선"), ("vi", "thôi"), ("vi", "không"), ("vi", "giúp cuốn"), ("en", "?a"),
  ])
  func `anything else is no command`(locale: String, answer: String) {
    #expect(Languages.language(for: locale).command(in: answer) == nil)
  }

  @Test func `no phrase is both an answer and a command`() {
    for language in Languages.all {
      for answer in [
        "no", "yes", "không", "thôi", "có", "네", "아니", "아니요", "ok", "stop", "취소", "hủy",
      ]
      where language.confirmation(in: answer) != nil {
        #expect(language.command(in: answer) == nil, "\(language.code) \(answer)")
      }
    }
  }

  @Test(arguments: [
    ("fr", "ouiiii", true), ("es", "siii", true), ("en", "yesss", true), ("en", "nooo", false),
    ("de", "jaaa, klar", true), ("en", "nooow", nil), ("en", "yesss?", nil), ("en", "oooh", nil),
  ])
  func `letters may be drawn out`(code: String, answer: String, expected: Bool?) {
    #expect(Languages.language(for: code).confirmation(in: answer) == expected)
  }
}
