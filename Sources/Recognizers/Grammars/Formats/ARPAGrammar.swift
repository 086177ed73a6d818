import Foundation

/// Writes a trigram model in the ARPA format.
enum ARPAGrammar {
  /// The most n-grams that are made where values meet the words around them.
  static let borderLimit = 3_000_000

  static func write(
    _ model: WordModel,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    let counts = NGramCounts(model, limit: borderLimit)
    let estimate = BackOffModel(counts)
    let words = model.words + ["<s>", "</s>"]
    output.line("\\data\\")
    output.line("ngram 1=\(words.count)")
    output.line("ngram 2=\(estimate.bigrams.count)")
    output.line("ngram 3=\(estimate.trigrams.count)")
    output.line("\n\\1-grams:")
    for (number, word) in words.enumerated() {
      let chance = number == counts.start ? -99 : logarithm(estimate.unigrams[number])
      let isEnd = number == counts.end
      output.line(
        GrammarOutput.decimal(chance) + "\t" + word
          + (isEnd ? "" : "\t" + GrammarOutput.decimal(logarithm(estimate.backOffs[number])))
      )
    }
    output.line("\n\\2-grams:")
    for entry in estimate.bigrams {
      let isEnd = entry.key.second == counts.end
      output.line(
        GrammarOutput.decimal(logarithm(entry.chance)) + "\t" + words[entry.key.first] + " "
          + words[entry.key.second]
          + (isEnd ? "" : "\t" + GrammarOutput.decimal(logarithm(entry.backOff ?? 1)))
      )
    }
    output.line("\n\\3-grams:")
    for entry in estimate.trigrams {
      output.line(
        GrammarOutput.decimal(logarithm(entry.chance)) + "\t" + words[entry.key.first] + " "
          + words[entry.key.second] + " " + words[entry.key.third]
      )
    }
    output.line("\n\\end\\")
    report.entryCount = words.count + estimate.bigrams.count + estimate.trigrams.count
  }

  private static func logarithm(_ chance: Double) -> Double {
    chance > 0 ? max(-99, log10(chance)) : -99
  }
}
