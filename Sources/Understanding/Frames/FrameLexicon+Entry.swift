import SpokenLanguage

extension FrameLexicon {
  /// What the words around one intent's parameters and values are.
  struct Entry: Sendable {
    /// By stem: what the word says for the intent, in nats.
    var words: [String: Double] = [:]
    /// What the words and verbs of its phrases mean.
    var senses: [WordEmbedding: Sense] = [:]
    /// The classes of general verbs that its phrases use.
    var verbs: Set<String> = []
    /// By parameter: the words that stand directly before and behind it.
    var before: [String: Set<String>] = [:]
    var after: [String: Set<String>] = [:]
    /// By parameter: the words that stand behind the one directly behind it ("timer" in "${minutes} minute timer").
    var behindNext: [String: Set<String>] = [:]
    /// The pairs of parameters of which the first stands before the second in every phrase with both.
    var order: Set<[String]> = []
    /// The stems of the words behind numbers, where they are no small words.
    var afterStems: [String: Set<String>] = [:]
    /// What performing it does, as far as its type or the verbs of its phrases tell.
    var effect = IntentFrame.Effect.changes
    /// The kinds of sentences with which people ask for it.
    var acts: [SpeechAct: Int] = [:]
    /// The words with which people ask for it by saying what is not to be done ("Do not disturb").
    var prohibitions: Set<String> = []
    /// For each template the content words in it.
    var templates: [Set<String>] = []
    /// For each template the stems of its content words, but for those of its verbs, the one that begins it and what
    /// stands beside a parameter that may be left out ("by author").
    var nouns: [Set<String>] = []
    /// Particles that tell the intent from others, such as "on" and "off".
    var contrasts: [String: Double] = [:]
    /// Particles that tell other intents from it, none of whose phrases has them: who turns something on does not ask for
    /// what "turn off" and "turn out" do.
    var foreignParticles: Set<String> = []
    /// For each template its particles, but for those beside the app's name.
    var particles: [Set<String>] = []
    /// The classes of the verbs that end its phrases or its title; where verbs come last, others are nouns there
    /// ("예약 취소").
    var lastVerbs: Set<String> = []
    /// For each template the parameters that stand in it, a bit for each place.
    var parameters: [Int] = []
    /// Classes of verbs that its phrases use only with verbs that belong to several classes.
    var vagueVerbs: Set<String> = []
    /// Where the words of each template point together, and those of the title.
    var directions: [[Float]] = []
    /// What the first word of each means.
    var firsts: Set<WordEmbedding> = []
    /// The same by its number among the lexicon's meanings.
    var firstMeanings: [Int] = []
    /// Whether most of its phrases say that something is undone, over or taken away.
    var isReversive = false
    /// Whether most of its phrases ask to keep what has happened ("log a run").
    var records = false
    /// Whether another intent undoes what it does.
    var hasReversal = false
    /// The numbers of the meanings of its words that tell anything, with what share of the most they tell.
    var tellingMeanings: [(meaning: Int, weight: Double)] = []

    /// Whether people ask for it with a question ("What am I reading?").
    var isQuestion: Bool { acts[.question] != nil }

    /// The share of its phrases that are of a kind.
    func share(of act: SpeechAct) -> Double {
      Double(acts[act] ?? 0) / Double(max(1, acts.values.reduce(0, +)))
    }

    /// Whether some words are all that a phrase says that has no parameters, and more than its verb ("open a book").
    func isWholePhrase(_ words: Set<String>) -> Bool {
      templates.indices.contains {
        parameters[$0] == 0 && !nouns[$0].isEmpty && templates[$0].isSubset(of: words)
      }
    }

    /// How much some words say of the nouns of one of its phrases, of which they say the most: the weight of those that
    /// are among them by that of all, and by the most that a word weighs.
    func shareOfNouns(in said: Set<String>) -> Double {
      nouns.reduce(0.0) { most, template in
        let all = template.reduce(0.0) { $0 + (words[$1] ?? 0) }
        let found = template.intersection(said).map { words[$0] ?? 0 }
        guard all > 0, let heaviest = found.max() else { return most }
        return max(most, found.reduce(0, +) / all * heaviest / FrameLexicon.most)
      }
    }

    /// Whether a word, or one with its stem, stands behind the number that a parameter takes.
    func counts(_ word: String, stem: String, with parameter: String) -> Bool {
      after[parameter]?.contains(word) == true || afterStems[parameter]?.contains(stem) == true
    }

    /// Whether some phrase says all of some parameters, a bit for each, without another.
    func mayLeaveOut(_ parameter: Int, beside others: Int) -> Bool {
      parameters.contains { $0 & (1 << parameter) == 0 && $0 & others == others }
    }
  }

  /// What a word or verb of an intent's phrases means.
  struct Sense: Sendable {
    /// What it says for the intent, in nats.
    var weight = 0.0
    /// The words as the templates know them: stems and classes of verbs.
    var words: Set<String> = []
  }
}
