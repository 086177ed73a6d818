/// Finds what English words mean, by the forms in which they ask for something.
///
/// A past form reports and asks for nothing, so it is none of them.
enum EnglishEmbeddings {
  /// The word at a place, with its particle where both are a verb of their own ("put out").
  static func word(in tokens: [Token], at place: Int) -> EmbeddedWord? {
    let own = tokens[place].text
    if place + 1 < tokens.count, particles.contains(tokens[place + 1].text),
      let row = row(of: own, particle: " " + tokens[place + 1].text)
    {
      return EmbeddedWord(length: 2, embedding: WordEmbedding(row: row))
    }
    // Most words of closed classes are not there, which is known sooner than that they are such words.
    guard let row = row(of: own), !English().isFunctionWord(own), !English().isFiller(own),
      !English.isWord(own, in: closedClasses)
    else { return nil }
    return EmbeddedWord(length: 1, embedding: WordEmbedding(row: row))
  }

  private static let closedClasses = English().closedClasses
  private static let particles = EmbeddingFile.shared.secondWords

  private static func row(of word: String, particle: String = "") -> Int? {
    for form in baseForms(of: word) {
      if let row = EmbeddingFile.shared.row(of: form + particle) { return row }
    }
    return nil
  }

  /// The word, and what it may be the plural or the "-ing" form of.
  private static func baseForms(of word: String) -> [String] {
    var forms = [word]
    for (ending, instead) in endings
    where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
      forms.append(word.dropLast(ending.count) + instead)
    }
    return forms
  }

  private static let endings = [("ies", "y"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e")]
}
