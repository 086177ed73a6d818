/// How German speakers say that they have begun something or come to its end.
///
/// The verbs of phase and what stands in their place (Duden, "Die Grammatik", 9th edition, section 575), and the prefixes and
/// adverbs that make of a doing that it is done to the end ("auslesen", "zu Ende lesen"; Fleischer and Barz, "Wortbildung der
/// deutschen Gegenwartssprache", 2012, section 5.3).
enum GermanPhases {
  private static let words = PhaseWords(
    begun: """
      begonnen,damit begonnen,begonnen mit,angefangen,damit angefangen,angefangen mit,gestartet,gestartet mit,fange ich an,fang ich an,\
      fange an mit,fang an mit,frisch angefangen,eben angefangen,gerade angefangen,gerade begonnen,\
      mitten in,bin mitten in,stecke mitten in,vertieft in,bin vertieft in,
      """
        + PhraseRows.list(
          "-|damit + fang|fange|fangen + ich|wir + -|heute|jetzt|gleich|heute abend|morgen + an|damit an"
        ),
    over: """
      fertig,fertig mit,bin fertig mit,fertig geworden,fertig geworden mit,fertig bekommen,fertig gekriegt,zu ende bekommen,zu ende gekriegt,durch,durch mit,bin durch mit,beendet,abgeschlossen,geschafft,zu ende gebracht,hinter mir
      """
  )

  /// All of them, with commas between.
  static let list = words.list

  /// What stands before the participle of what is done to the end.
  private static let toTheEnd = [
    "aus", "durch", "fertig", "fertig ", "zu ende ", "zuende ", "bis zum ende ", "bis zum schluss ",
    "komplett ",
    "ganz ",
  ]

  /// The other ways to say that something was begun, or that it is over; none of what says neither.
  static func others(than statement: String) -> [String] {
    let said = statement.lowercased()
    let others = words.others(than: said)
    guard others.isEmpty, let end = toTheEnd.last(where: said.hasPrefix) else { return others }
    let participle = said.dropFirst(end.count)
    guard participle.hasPrefix("ge"), !participle.contains(" ") else { return [] }
    return toTheEnd.map { $0 + participle }.filter { $0 != said }
  }
}
