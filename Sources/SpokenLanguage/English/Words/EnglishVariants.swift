/// Other ways of writing and saying the same English word.
enum EnglishVariants {
  /// The other spellings of an abbreviation, a symbol's name, an ordinal or a Roman numeral.
  static func variants(of word: String) -> [String] { table[word] ?? [] }

  /// Words that ask for the same thing; narrow groups, since they do decide.
  static func synonyms(of word: String) -> [String] { commands[word] ?? [] }

  /// A spelling that British and American words share ("colour", "theatre", "realise", "travelled").
  static func regularSpelling(of word: String) -> String {
    let count = word.utf8.count
    guard count >= 4, let last = word.utf8.last, lastLetters.contains(last) else { return word }
    if count <= longestIrregular, let known = irregular[word] { return known }
    var letters = Array(word.utf8)
    var isChanged = false
    for ending in endings where letters.hasSuffix(ending.british) {
      letters.removeLast(ending.british.count)
      letters += ending.american
      isChanged = true
      break
    }
    // Only one l before an ending: "traveller", "travelling".
    for ending in doubled where letters.count > 6 && letters.hasSuffix(ending) {
      letters.remove(at: letters.count - ending.count)
      isChanged = true
      break
    }
    return isChanged ? String(decoding: letters, as: UTF8.self) : word
  }

  private static let endings: [(british: [UInt8], american: [UInt8])] = [
    ("ours", "ors"), ("oured", "ored"), ("ouring", "oring"), ("ourite", "orite"), ("our", "or"),
    ("isation", "ization"), ("ise", "ize"), ("ised", "ized"), ("ising", "izing"), ("yse", "yze"),
    ("tre", "ter"), ("tres", "ters"), ("bre", "ber"), ("ogue", "og"), ("ogues", "ogs"),
    ("ence", "ense"), ("aemia", "emia"), ("oeuvre", "euver"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  private static let doubled = ["ller", "llers", "lled", "lling"].map { Array($0.utf8) }

  /// The last letters of all endings and irregular words.
  private static let lastLetters = Set(
    (endings.map(\.british) + doubled + irregular.keys.map { Array($0.utf8) }).compactMap(\.last)
  )

  private static let longestIrregular = irregular.keys.map(\.utf8.count).max() ?? 0

  private static let irregular = [
    "grey": "gray", "programme": "program", "jewellery": "jewelry", "cheque": "check",
    "tyre": "tire",
    "plough": "plow", "mum": "mom", "aeroplane": "airplane", "storey": "story", "kerb": "curb",
    "sceptic": "skeptic", "moustache": "mustache", "pyjamas": "pajamas", "aluminium": "aluminum",
    "whisky": "whiskey", "encyclopaedia": "encyclopedia", "mediaeval": "medieval", "hour": "hour",
    "four": "four", "your": "your", "tour": "tour", "pour": "pour", "wise": "wise", "rise": "rise",
    "noise": "noise", "raise": "raise", "promise": "promise", "paradise": "paradise",
    "exercise": "exercise", "surprise": "surprise", "otherwise": "otherwise",
  ]

  private static let table: [String: [String]] = both(
    """
    dr=doctor mr=mister mrs=missus mrs=missis ms=miss st=saint st=street ave=avenue blvd=boulevard
    vs=versus v=versus no=number nr=number vol=volume pt=part ch=chapter ed=edition jr=junior
    sr=senior prof=professor capt=captain gen=general lt=lieutenant sgt=sergeant col=colonel
    rev=reverend gov=governor sen=senator pres=president mt=mount ft=feet ft=featuring
    feat=featuring dept=department inc=incorporated ltd=limited co=company corp=corporation
    bros=brothers assn=association univ=university etc=etcetera min=minutes hr=hour hrs=hours
    kg=kilograms km=kilometers tv=television ok=okay intl=international n=and xmas=christmas
    ii=2 iii=3 iv=4 vi=6 vii=7 viii=8 ix=9 xi=11 xii=12 xiii=13 xiv=14 xv=15 xvi=16
    1st=first 2nd=second 3rd=third 4th=fourth 5th=fifth 6th=sixth 7th=seventh 8th=eighth 9th=ninth
    10th=tenth 11th=eleventh 12th=twelfth 13th=thirteenth 14th=fourteenth 15th=fifteenth
    16th=sixteenth 17th=seventeenth 18th=eighteenth 19th=nineteenth 20th=twentieth
    """
  )

  private static let commands: [String: [String]] = groups(
    """
    buy purchase order
    delete remove erase
    find search locate
    show display view
    open launch
    add put insert
    start begin
    stop end quit
    change modify edit update
    create make
    rate grade
    read peruse
    send mail
    return bring
    recommend suggest
    list enumerate
    book novel
    books novels
    """
  )

  private static func both(_ pairs: String) -> [String: [String]] {
    pairs.split(whereSeparator: \.isWhitespace).reduce(into: [:]) { table, pair in
      let words = pair.split(separator: "=").map(String.init)
      guard words.count == 2 else { return }
      table[words[0], default: []].append(words[1])
      table[words[1], default: []].append(words[0])
    }
  }

  private static func groups(_ lines: String) -> [String: [String]] {
    lines.split(separator: "\n").reduce(into: [:]) { table, line in
      let words = line.split(separator: " ").map(String.init)
      for word in words { table[word, default: []] += words.filter { $0 != word } }
    }
  }
}

extension [UInt8] {
  /// Whether the letters end with others.
  fileprivate func hasSuffix(_ ending: [UInt8]) -> Bool {
    guard count >= ending.count else { return false }
    for place in ending.indices where self[count - ending.count + place] != ending[place] {
      return false
    }
    return true
  }
}
