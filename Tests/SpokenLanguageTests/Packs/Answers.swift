/// Answers that the assistant proposes in its texts; each language has to read its own.
enum Answers {
  /// By language: yes, no, and the words for what can be said at any time.
  static let proposed: [String: [String]] = [
    "en": ["yes", "no", "cancel", "help", "undo", "quit", "redo"],
    "ko": ["네", "아니요", "취소", "도움말", "되돌려", "종료", "다시 실행"],
    "de": ["ja", "nein", "abbrechen", "Hilfe", "rückgängig", "beenden", "wiederholen"],
    "fr": ["oui", "non", "annuler", "aide", "défaire", "quitter", "refaire"],
    "es": ["sí", "no", "cancelar", "ayuda", "deshacer", "salir", "rehacer"],
    "ja": ["はい", "いいえ", "キャンセル", "ヘルプ", "元に戻して", "終了", "やり直して"],
    "zh": ["是", "不是", "取消", "帮助", "撤销", "退出", "重做"],
    "vi": ["có", "không", "hủy", "trợ giúp", "hoàn tác", "thoát", "làm lại"],
  ]
}
