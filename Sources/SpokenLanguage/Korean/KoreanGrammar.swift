/// The closed-class words and general verbs of Korean commands.
enum KoreanGrammar {
  static let all = SentenceGrammar(verbsComeLast: true)
}
