import SpokenLanguage
import Testing

@Suite struct AsideStartsTests {
  @Test(arguments: [
    ("de", "ich brauche platz"), ("de", "weil es regnet"), ("de", "damit nichts passiert"),
    ("fr", "je viens de finir"), ("fr", "parce qu'il pleut"), ("fr", "c'est trop long"),
    ("es", "me ha gustado"), ("es", "porque llueve"), ("es", "se me rompió"),
    ("zh", "我已经看完了"), ("zh", "因为太长"), ("zh", "免得忘了"),
    ("vi", "bận rồi"), ("en", "because it rains"),
  ])
  func `a subject or a conjunction begins what is said beside a command`(
    code: String,
    clause: String
  ) {
    let language = Languages.language(for: code)
    let tokens = language.tokens(in: clause)
    #expect(language.grammar.asideStarts.length(in: tokens, at: 0) > 0)
  }

  @Test(arguments: [
    ("de", "öffne es"), ("de", "bitte löschen"), ("fr", "ouvre-le"), ("fr", "tu me le ranges"),
    ("es", "ábrelo"), ("zh", "打开它"), ("vi", "mở ra"),
  ])
  func `a request begins none`(code: String, clause: String) {
    let language = Languages.language(for: code)
    let tokens = language.tokens(in: clause)
    #expect(language.grammar.asideStarts.length(in: tokens, at: 0) == 0)
  }
}
