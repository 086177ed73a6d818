/// Splits Korean enumerations, whose joining words are glued to the name before them.
enum KoreanItems {
  static func items(in answer: String) -> [String] {
    Enumeration(
      joiners: ["그리고", "및", "또", "하고", "랑", "이랑", "와", "과"],
      suffixJoiners: ["이랑", "랑", "하고"]
    ).items(in: answer)
  }
}
