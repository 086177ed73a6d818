/// The closed-class words and general verbs of Vietnamese commands.
enum VietnameseGrammar {
  static let all = SentenceGrammar(verbsComeLast: false)
}
