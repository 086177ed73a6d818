public import PhraseMatcher
public import SpokenLanguage

/// Tells recognisers which sentences to expect.
///
/// ```swift
/// let writer = GrammarWriter(catalog: catalog, language: Languages.language(for: "en"))
/// let report = try writer.write(.arpa) { print($0, terminator: "") }
/// report.wordCount  // 42
/// ```
///
/// Sentences are never multiplied out: the cost grows with phrases and values, not with their product.
/// Recognisers that know words only get lower-case words with numbers spelt out; Whisper and
/// services get the texts as they are written. A vocabulary is written once, whatever number of
/// phrases holds it. Numbers are expected from 0 to 100; phrases with dates, times or free text are left
/// out and reported.
public struct GrammarWriter: Sendable {
  private let catalog: PhraseCatalog
  private let language: any Language
  private let dictionary: PronunciationDictionary?
  private let service: HintService
  private let background: [String]
  private let courtesies: Courtesies

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - catalog: The apps' phrases and values; apps in other languages are to be left out before.
  ///   - language: The language of phrases and values.
  ///   - dictionary: The recogniser's words and how they are pronounced. With one, the report tells which words
  ///     it lacks; JSGF leaves out what has a word that cannot be pronounced, since a single one makes
  ///     PocketSphinx refuse the grammar; and in scripts of syllables a word that it lacks is written as those of
  ///     which it is made up.
  ///   - service: Whose limits hints keep to.
  ///   - background: Words of other talk and runs of them, which a model of word runs expects too, though less,
  ///     so that not everything that is said sounds like a command; with a dictionary, those that it knows.
  ///   - courtesies: What is said before and after commands, which such a model expects as well.
  public init(
    catalog: PhraseCatalog,
    language: any Language,
    dictionary: PronunciationDictionary? = nil,
    service: HintService = .google,
    background: [String] = [],
    courtesies: Courtesies = Courtesies()
  ) {
    self.catalog = catalog
    self.language = language
    self.dictionary = dictionary
    self.service = service
    self.background = background
    self.courtesies = courtesies
  }

  /// Writes a grammar.
  ///
  /// - Parameters:
  ///   - format: What to write.
  ///   - output: Takes the text in pieces of about 64 KiB.
  /// - Returns: What the grammar covers.
  /// - Throws: A ``GrammarError`` where there is nothing to write or too much.
  @discardableResult
  public func write(
    _ format: GrammarFormat,
    to output: (String) -> Void
  ) throws(GrammarError) -> GrammarReport {
    var report = GrammarReport()
    let sentences = SentenceModel(catalog, language: language, report: &report)
    guard !sentences.phrases.isEmpty else { throw .noPhrases }
    var words = WordModel(sentences, spoken: spoken, report: &report)
    guard !words.phrases.isEmpty else { throw .noPhrases }
    guard words.words.count < NGram.wordLimit - 2 else {
      throw .tooManyWords(words.words.count, limit: NGram.wordLimit - 3)
    }
    let known = dictionary ?? PronunciationDictionary()
    if format == .arpa || format == .dict {
      words.add(known.contracting(courtesies))
      words.addBackground(spokenBackground(known))
    }
    if dictionary != nil || format == .dict {
      let missing = DictionaryGrammar.inspect(words, known, language, report: &report)
      if format == .jsgf { words.removeWords(missing, report: &report) }
      guard !words.phrases.isEmpty else { throw .noPhrases }
    }
    withoutActuallyEscaping(output) { sink in
      var text = GrammarOutput(sink)
      write(format, sentences, words, known, to: &text, report: &report)
      text.flush()
    }
    return report
  }

  private var spoken: SpokenWords {
    SpokenWords(language: language, parting: dictionary.map(WordParts.init))
  }

  /// What is said in other talk, in words that the dictionary has, with an apostrophe where it has those too.
  private func spokenBackground(_ known: PronunciationDictionary) -> [[String]] {
    let runs = background.compactMap(spoken.words)
    return (runs + runs.map { $0.map { known.contraction(of: $0) ?? $0 } }).filter { run in
      dictionary == nil || run.allSatisfy(known.contains)
    }
  }

  private func write(
    _ format: GrammarFormat,
    _ sentences: SentenceModel,
    _ words: WordModel,
    _ known: PronunciationDictionary,
    to text: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    switch format {
    case .arpa: ARPAGrammar.write(words, to: &text, report: &report)
    case .dict: DictionaryGrammar.write(words, known, language, to: &text, report: &report)
    case .jsgf: JSGFGrammar.write(words, locale: language.code, to: &text, report: &report)
    case .srgs: SRGSGrammar.write(words, locale: language.code, to: &text, report: &report)
    case .vosk: ListGrammars.writeVosk(sentences, spoken, to: &text, report: &report)
    case .list: ListGrammars.writeList(sentences, to: &text, report: &report)
    case .gbnf: GBNFGrammar.write(sentences, to: &text, report: &report)
    case .whisperPrompt: HintGrammars.writePrompt(sentences, to: &text, report: &report)
    case .hints:
      HintGrammars.writeHints(sentences, for: service, language, to: &text, report: &report)
    }
  }
}

/// Why no grammar was written.
public enum GrammarError: Error, Sendable, Hashable {
  /// No phrase can be said.
  case noPhrases
  /// There are more different words than a model can number.
  case tooManyWords(Int, limit: Int)
}

extension GrammarError: CustomStringConvertible {
  /// The error as one sentence.
  public var description: String {
    switch self {
    case .noPhrases:
      "there is no phrase that can be said; a phrase needs words, and values where it has a place "
        + "for them"
    case .tooManyWords(let count, let limit):
      "the phrases and values hold \(count) different words; a model can have \(limit)"
    }
  }
}
