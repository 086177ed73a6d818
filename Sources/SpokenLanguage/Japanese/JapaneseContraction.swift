/// The progressive 〜ている as it is spoken: 〜てる.
///
/// The い behind て and で is dropped in talk, and written or left out as people like (Martin, "A Reference Grammar
/// of Japanese", 1975, section 9.2.4); both are read alike, in sentences, names and lists of words.
enum JapaneseContraction {
  /// The beginnings of what may follow い in a form of いる: いる, います, いた, いて, いない, いれば.
  private static let followers: Set<String> = ["る", "ま", "た", "て", "な", "れ"]

  /// Leaves the い out of words that are written together.
  static func contract(_ tokens: inout [Token]) {
    guard tokens.count > 2 else { return }
    var kept: [Token] = [tokens[0]]
    for place in tokens.indices.dropFirst() {
      let isDropped =
        tokens[place].text == "い" && place + 1 < tokens.count
        && ["て", "で"].contains(tokens[place - 1].text)
        && followers.contains(tokens[place + 1].text)
        && isJoined(tokens[place - 1], tokens[place]) && isJoined(tokens[place], tokens[place + 1])
        && !beginsReceiving(tokens, at: place)
      if !isDropped { kept.append(tokens[place]) }
    }
    tokens = kept
  }

  /// Whether a place begins いただく, to receive, which is no form of いる.
  private static func beginsReceiving(_ tokens: [Token], at place: Int) -> Bool {
    tokens[place...].prefix(3).map(\.text) == ["い", "た", "だ"]
  }

  private static func isJoined(_ one: Token, _ next: Token) -> Bool {
    one.range.upperBound == next.range.lowerBound
  }
}
