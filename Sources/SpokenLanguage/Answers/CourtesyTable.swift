/// The courtesies of a language, as whole utterances.
struct CourtesyTable: Sendable {
  /// A courtesy, or a word that stands beside one and changes nothing.
  enum Meaning: Sendable, Hashable {
    case courtesy(Courtesy)
    case beside
  }

  private let table: PhraseTable<Meaning>
  private let tokenizer: Tokenizer

  init(
    _ phrases: KeyValuePairs<Meaning, String>,
    tokenizer: Tokenizer,
    fold: @escaping @Sendable (String) -> String = { $0 }
  ) {
    table = PhraseTable(phrases, tokenizer: tokenizer, fold: fold)
    self.tokenizer = tokenizer
  }

  /// The last courtesy of an utterance that holds nothing but courtesies: who says "thanks, bye" leaves.
  func courtesy(in utterance: String) -> Courtesy? {
    table.covering(tokenizer.words(in: utterance))?.reversed().lazy.compactMap { meaning in
      if case .courtesy(let courtesy) = meaning { courtesy } else { nil }
    }.first
  }
}
