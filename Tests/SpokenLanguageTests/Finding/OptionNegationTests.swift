import SpokenLanguage
import Testing

@Suite struct OptionNegationTests {
  @Test(arguments: [
    ("en", "Read", "book", "unread"), ("de", "Gelesen", "Buch", "ungelesene"),
    ("es", "Leídos", "libro", "sin leer"), ("es", "Escuchados", "disco", "sin escuchar"),
    ("vi", "Đã đọc", "sách", "chưa đọc"), ("vi", "Đọc xong", "sách", "chưa đọc xong"),
    ("ja", "読んだ本", "本", "読んでいない"), ("ja", "読んだ本", "本", "未読"),
    ("ja", "見た映画", "映画", "見ていない"), ("zh", "已读", "书", "没读过"),
    ("zh", "看完的书", "书", "还没看"), ("ko", "읽은 책", "책", "읽지 않은"),
  ])
  func `what is not so is said with other words`(
    locale: String,
    option: String,
    kind: String,
    negated: String
  ) {
    let rules = Languages.language(for: locale).findWords.negations
    #expect(rules.flatMap { $0.negations(of: option, kinds: [kind]) }.contains(negated))
  }

  @Test(arguments: [
    ("vi", "Muốn đọc", "sách"), ("ja", "読みたい本", "本"), ("zh", "想读", "书"), ("ko", "읽는 중", "책"),
    ("es", "Quiero leer", "libro"), ("vi", "đã ", "sách"), ("ja", "本", "本"), ("zh", "", "书"),
  ])
  func `other names have no such words`(locale: String, option: String, kind: String) {
    let rules = Languages.language(for: locale).findWords.negations
    #expect(rules.flatMap { $0.negations(of: option, kinds: [kind]) } == [])
  }
}
