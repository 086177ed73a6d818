public import SpokenLanguage

/// Knows what the assistant itself says, word by word with its time, which a microphone hears as well.
///
/// A voice tells nobody how fast it speaks. So each word has the earliest moment at which it can be
/// heard, when it was given to the voice, and the latest: after all words before it at the pace of a slow
/// voice, and after the delay of a slow recogniser. Whatever is heard of the words in that time, in order, is
/// an echo. Words that were heard are over and done with, and so are those before them: soon after,
/// the same words are somebody else's.
public struct EchoFilter: Sendable {
  /// How long a voice takes for a word as a rule.
  private static let usualWord = Duration.milliseconds(400)
  /// How much later a recogniser may tell of a word.
  private static let delay = Duration.milliseconds(3_000)
  /// How much later still a longer piece may come, which nobody else says by chance, and how long it is.
  private static let longDelay = Duration.milliseconds(5_000)
  private static let longPiece = 4
  /// How long an utterance may be, which is told when it ends.
  private static let longestUtterance = Duration.seconds(60)
  /// How long what was heard once may be heard again.
  private static let repetition = Duration.milliseconds(800)
  /// The most words that are remembered, and the most of an utterance that are compared.
  private static let wordLimit = 2_000
  private static let heardLimit = 200

  private let language: any Language
  private var words: [Word] = []
  /// When the voice will have said everything, at a slow and at the usual pace.
  private var slowEnd = Duration.zero
  private var usualEnd = Duration.zero

  private struct Word: Sendable {
    var text: String
    var sounds: [String]
    /// How it is pronounced; nothing where the language has no rules of reading.
    var phonemes: [UInt8]
    var earliest: Duration
    var latest: Duration
  }

  /// Makes a filter.
  ///
  /// - Parameter language: The language of what is said.
  public init(language: any Language) {
    self.language = language
  }

  /// Notes that the assistant says something.
  public mutating func note(_ text: String, at time: Duration) {
    words.removeAll { $0.latest + Self.longestUtterance < time }
    var end = max(time, slowEnd)
    let said = tokens(text)
    for token in said {
      end += SlowVoice.duration(ofWord: token)
      words.append(
        Word(
          text: token,
          sounds: language.soundKeys(of: token),
          phonemes: phonemes(of: token),
          earliest: time,
          latest: end + Self.delay
        )
      )
    }
    slowEnd = end + SlowVoice.pause
    usualEnd = max(time, usualEnd) + Self.usualWord * said.count
    words.removeFirst(max(0, words.count - Self.wordLimit))
  }

  /// Notes that the voice was stopped: what it has not said by now it will not say.
  public mutating func noteStop(at time: Duration) {
    for place in words.indices {
      words[place].latest = min(words[place].latest, time + Self.delay)
    }
    slowEnd = min(slowEnd, time)
    usualEnd = min(usualEnd, time)
  }

  /// Whether the voice still speaks, as far as that can be known.
  ///
  /// What came before it began is nobody's speech over it.
  public func isSpeaking(at time: Duration) -> Bool {
    time <= usualEnd && words.contains { $0.earliest <= time }
  }

  /// Whether anything of what was said may still be heard, well or badly.
  public func isAudible(at time: Duration) -> Bool {
    words.contains { $0.earliest <= time && time <= $0.latest }
  }

  /// When the voice will surely have said everything.
  public var end: Duration { slowEnd }

  /// Whether an utterance is what the assistant says, as a whole or in part.
  ///
  /// - Complexity: O(*n* · *m*) in words and in letters, *n* of the utterance, *m* of what can be heard.
  public func isEcho(_ utterance: String, at time: Duration) -> Bool {
    match(tokens(utterance), at: time) != nil
  }

  /// Whether an utterance sounds like what the assistant says, however badly it was heard.
  ///
  /// A recogniser makes other words of a voice that it hears badly: "thank you for your larger". Somebody
  /// else's words come as near now and then, so what is surely meant should be asked for first.
  public func resembles(_ utterance: String, at time: Duration) -> Bool {
    let tokens = tokens(utterance).prefix(Self.heardLimit)
    let since = time - allowance(for: tokens.count)
    let said = words.filter { $0.earliest <= time && since <= $0.latest }.flatMap(\.phonemes)
    let heard = tokens.flatMap(phonemes(of:))
    guard let costs = language.soundCosts, !said.isEmpty, heard.count >= Self.fewestSounds else {
      return false
    }
    var best = Array(repeating: 0, count: said.count + 1)
    for sound in heard {
      var diagonal = best[0]
      best[0] += costs.missing(sound)
      for place in said.indices {
        let same = diagonal + costs.replacing(sound, by: said[place])
        diagonal = best[place + 1]
        best[place + 1] = min(
          same,
          diagonal + costs.missing(sound),
          best[place] + costs.missing(said[place])
        )
      }
    }
    let whole = heard.reduce(0) { $0 + costs.missing($1) }
    return (best.min() ?? whole) * 100 <= whole * Self.mostOfResemblance
  }

  /// How much later than usual a piece of so many words may come.
  private func allowance(for count: Int) -> Duration {
    count >= Self.longPiece ? Self.longDelay : .zero
  }

  /// How much of its sounds what was heard may differ from what was said, in hundredths.
  ///
  /// All of 108 sentences that were spoken at 110 to 200 words a minute and recognised came nearer; of a
  /// person's sentences one in a hundred does.
  private static let mostOfResemblance = 55

  /// A word of fewer sounds is like some part of nearly any text, and may well be an answer.
  private static let fewestSounds = 6

  private func phonemes(of token: String) -> [UInt8] {
    let spoken = language.spokenNumber(token).map { $0.split(separator: " ").map(String.init) }
    return (spoken ?? [token]).flatMap { language.phonemes(of: $0) ?? [] }
  }

  /// The same of an utterance that has ended; what was heard with it is over then.
  public mutating func takesEcho(_ utterance: String, at time: Duration) -> Bool {
    // Where nothing is said aloud, as on most pipes, no words need to be compared.
    guard !words.isEmpty else { return false }
    guard let end = match(tokens(utterance), at: time) else { return false }
    for place in 0..<end where words[place].earliest <= time {
      words[place].latest = min(words[place].latest, time + Self.repetition)
    }
    return true
  }

  private func tokens(_ text: String) -> [String] {
    language.tokens(in: String(text.prefix(20_000))).map { language.withoutDiacritics($0.text) }
  }
}

// MARK: - Comparing

extension EchoFilter {
  /// Where the first run of what is said ends that was heard so; nil where there is none.
  private func match(_ heard: [String], at time: Duration) -> Int? {
    let heard = Array(heard.prefix(Self.heardLimit))
    let since = time - allowance(for: heard.count)
    guard !heard.isEmpty, words.contains(where: { $0.earliest <= time && since <= $0.latest })
    else { return nil }
    // An utterance is told when it ends, so that only its last word need be heard just now.
    let said = words.indices.filter { words[$0].earliest <= time }
    let isLast = said.map { since <= words[$0].latest }
    let place = wordMatch(heard, said, isLast) ?? letterMatch(heard, said, isLast)
    return place.map { said[$0] + 1 }
  }

  /// Compares word by word: at most a fifth may be other words, or twice as many not heard at all.
  private func wordMatch(_ heard: [String], _ said: [Int], _ isLast: [Bool]) -> Int? {
    let sounds = heard.map { language.soundKeys(of: $0) }
    return Alignment.end(
      of: heard.indices,
      in: said,
      endingAt: isLast,
      within: heard.count * 2 / 5,
      costs: (other: 2, left: 1, added: 2)
    ) { place, spoken in
      let word = words[spoken]
      return heard[place] == word.text || sounds[place].contains(where: word.sounds.contains)
    }
  }

  /// Compares letter by letter, wherever words end: three of ten may differ.
  private func letterMatch(_ heard: [String], _ said: [Int], _ isLast: [Bool]) -> Int? {
    let letters = Array(heard.joined().unicodeScalars)
    guard letters.count >= Self.fewestLetters else { return nil }
    var spoken: [(letter: Unicode.Scalar, word: Int)] = []
    for (place, word) in said.enumerated() {
      spoken += words[word].text.unicodeScalars.map { ($0, place) }
    }
    let end = Alignment.end(
      of: letters,
      in: spoken,
      endingAt: spoken.map { isLast[$0.word] },
      within: letters.count * 3 / 10,
      costs: (other: 1, left: 1, added: 1)
    ) { $0 == $1.letter }
    return end.map { spoken[$0].word }
  }

  private static let fewestLetters = 8

  /// Finds one row somewhere inside another, nearly.
  private enum Alignment {
    /// The place of the last element of the run that is nearest, if it is near enough; nil where there is none.
    static func end<Element, Other>(
      of row: some Collection<Element>,
      in other: [Other],
      endingAt isEnd: [Bool],
      within limit: Int,
      costs: (other: Int, left: Int, added: Int),
      isSame: (Element, Other) -> Bool
    ) -> Int? {
      var best = Array(repeating: 0, count: other.count + 1)
      for element in row {
        var diagonal = best[0]
        best[0] += costs.added
        for place in other.indices {
          let same = diagonal + (isSame(element, other[place]) ? 0 : costs.other)
          diagonal = best[place + 1]
          best[place + 1] = min(same, diagonal + costs.added, best[place] + costs.left)
        }
      }
      // Of ends that are as good the first: what is over too late is heard as an echo only for longer.
      return other.indices.filter { isEnd[$0] && best[$0 + 1] <= limit }
        .min { (best[$0 + 1], $0) < (best[$1 + 1], $1) }
    }
  }
}
