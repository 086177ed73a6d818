import Testing

@testable import SpokenLanguage

/// Beginnings and ends in the languages that tell them with verbs of their own.
struct PhasesTests {
  @Test(arguments: [
    ("de", "Ausgelesen", "fertiggelesen"), ("de", "Zu Ende gelesen", "ausgelesen"),
    ("de", "Angefangen", "fange an mit"),
    ("fr", "J'ai fini", "je viens de terminer"), ("fr", "Commencé", "j'attaque"),
    ("es", "Ya terminé", "acabé"), ("es", "Empezado", "empiezo"),
    ("ja", "読み始めた", "読み始めました"), ("ja", "読み終わった", "読み終わりました"),
    ("ja", "いま読んでいる", "いま読んでるとこ"), ("ja", "読了", "読了しました"),
    ("zh", "读完了", "读过了"), ("zh", "开始看", "正在看"),
  ])
  func `a phase is told in other words`(code: String, statement: String, other: String) {
    let others = Languages.language(for: code).otherTellings(of: statement)
    #expect(others.contains(other))
    #expect(!others.contains(statement))
  }

  @Test(arguments: [
    ("de", "Gelesen"), ("de", "Ausgelesene Bücher"), ("fr", "Lus"), ("es", "Leídos"),
    ("ja", "読みたい本"),
    ("zh", "想读"), ("zh", "已读"), ("de", ""), ("ja", ""), ("zh", ""),
  ])
  func `what tells no phase has no other words`(code: String, name: String) {
    #expect(Languages.language(for: code).otherTellings(of: name).isEmpty)
  }
}
