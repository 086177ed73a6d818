/// How English words are written in messages and as they are said, with what they are in the standard spelling.
///
/// The shortenings are those of texting (Crystal, "Txtng: The Gr8 Db8", 2008, chapter 3): clipped words, their consonants,
/// and what sounds alike. The others are eye dialect and the dropped sounds of casual speech (Wells, "Accents of English",
/// 1982, sections 3.4 and 4.4), and small words of Scots and the north of England. What is another word, a number or a
/// measure as well is left as it is: "2" is no "to", and "an", "da", "dis", "ma", "ta", "min" and "sum" are words.
enum EnglishRespellings {
  /// The word that is meant by one; nil where it is written as it is everywhere.
  static func word(for word: String) -> String? {
    guard let first = word.utf8.first, first < 0x80 else { return nil }
    return shortenings[word] ?? casual[word] ?? northern[word] ?? undrawn(word)
      ?? withEnding(word)
  }

  private static let shortenings = table(
    """
    you: u yu
    your: ur
    are: r
    because: cuz coz cos bc bcos bcz becos becoz
    though: tho
    although: altho
    through: thru
    night: nite nyt
    tonight: tonite 2nite 2night
    today: 2day
    tomorrow: tmrw tmr tmw 2moro 2morrow tomoz
    yesterday: yday yest
    great: gr8
    mate: m8
    later: l8r
    late: l8
    wait: w8
    before: b4
    really: rly rlly srsly
    would: wud wld
    could: cud cld
    should: shud shld
    have: hav hv
    what: wot wat wut
    when: wen
    with: wiv wif
    was: woz wuz
    just: jus jst
    about: abt bout
    that: dat
    them: dem
    the: teh
    love: luv
    good: gud
    something: sth smth sumthin sumthing
    someone: sum1
    anyone: any1
    everyone: every1
    people: ppl
    thanks: thnx thanx tnx
    know: kno
    probably: prob probs prolly
    definitely: deffo defo definately definatly
    favourite: fave
    please: plss plis
    and: n nd
    between: btwn
    """
  )

  private static let casual = table(
    """
    of: o
    them: em
    you: ya ye
    your: yer
    little: lil
    never: neva
    over: ova
    old: ol
    for: fer
    again: agen
    """
  )

  private static let northern = table(
    """
    give: gie
    with: wi
    was: wis wur
    to: tae
    from: fae frae
    do: dae
    so: sae
    no: nae naw
    out: oot
    about: aboot
    down: doon
    now: noo
    our: oor
    have: hae huv
    you: yous youse
    something: summat
    anything: owt
    nothing: nowt
    dont: dinnae dinna
    cant: cannae canna
    didnt: didnae
    wont: willnae
    that: yon thon
    old: auld owd
    good: guid
    take: tek tak
    make: mek mak
    """
  )

  /// A word without the letters with which it was drawn out ("alreadyyy"): none has one three times, but a Roman number.
  private static func undrawn(_ word: String) -> String? {
    guard isDrawnOut(word) else { return nil }
    let twice = shortened(word, to: 2)
    return EnglishCommonWords.all.contains(twice) ? twice : shortened(word, to: 1)
  }

  private static func isDrawnOut(_ word: String) -> Bool {
    let letters = word.utf8
    let isRoman = letters.allSatisfy { "ivxlcdm".utf8.contains($0) }
    return !isRoman
      && zip(letters, zip(letters.dropFirst(), letters.dropFirst(2))).contains { first, others in
        (0x61...0x7A).contains(first) && first == others.0 && first == others.1
      }
  }

  /// A word with no letter more than so many times in a row, where it was written three times or more.
  private static func shortened(_ word: String, to count: Int) -> String {
    var runs: [(letter: Character, count: Int)] = []
    for letter in word {
      if let last = runs.last, last.letter == letter {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((letter, 1))
      }
    }
    return runs.map { String(repeating: $0.letter, count: $0.count > 2 ? count : $0.count) }
      .joined()
  }

  /// A form in -ing of which the last sound was not written ("readin"), of a verb that is known and where it is no word
  /// itself ("cabin").
  private static func withEnding(_ word: String) -> String? {
    guard word.hasSuffix("in"), word.utf8.count > 4, !EnglishCommonWords.all.contains(word),
      EnglishEmbeddings.word(in: [Token(text: word, range: 0..<0)], at: 0) == nil
    else { return nil }
    let form = word + "g"
    let isVerb = EnglishGerunds.baseForms(of: form).contains {
      EnglishActionVerbs.all.contains($0) || EnglishCommonWords.all.contains($0)
    }
    return isVerb ? form : nil
  }

  /// What a table says, a line for each word with the ways to write it.
  private static func table(_ lines: String) -> [String: String] {
    lines.split(separator: "\n").reduce(into: [:]) { table, line in
      let sides = line.split(separator: ":")
      guard let meant = sides.first, let written = sides.last else { return }
      for word in written.split(separator: " ") { table[String(word)] = String(meant) }
    }
  }
}
