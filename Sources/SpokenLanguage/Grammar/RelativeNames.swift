/// The other ways to name things by what is told of them in a relative clause ("books I want to read", "what I want to read").
///
/// The noun that stands for all things of an app can be left out, and a pronoun takes its place: free and headless relative
/// clauses (Huddleston and Pullum, "The Cambridge Grammar of the English Language", 2002, chapter 12, section 6, and their
/// like in other languages).
struct RelativeNames: Sendable {
  private let relatives: [String]
  private let pronouns: [String]
  private let wishes: [String]

  /// Makes the ways of a language.
  ///
  /// - Parameters:
  ///   - relatives: The words with which the clause begins behind its noun; its subject where it needs no other, as in English.
  ///   - pronouns: What may stand in place of the noun and of those words.
  ///   - wishes: What says at the beginning or at the end of the clause that something is wanted ("want to"), each as good
  ///     as the others.
  init(behindNoun relatives: String, pronouns: String, wishes: String = "") {
    func words(_ list: String) -> [String] { list.split(separator: ",").map(String.init) }
    self.relatives = words(relatives)
    self.pronouns = words(pronouns)
    self.wishes = words(wishes)
  }

  /// The other ways to say a name; none of one without such a clause.
  func others(than name: String) -> [String] {
    let said = name.lowercased().replacing("\u{2019}", with: "'").replacing(",", with: "")
    guard let space = said.firstIndex(of: " ") else { return [] }
    let behind = said[said.index(after: space)...]
    guard let relative = relatives.first(where: { behind.hasPrefix($0 + " ") }) else { return [] }
    let clause = String(behind.dropFirst(relative.count + 1))
    let wished = wished(clause)
    return wished.map { "\(said[...space])\(relative) \($0)" }
      + pronouns.flatMap { pronoun in ([clause] + wished).map { "\(pronoun) \($0)" } }
  }

  /// The other ways to say a clause that says what is wanted.
  private func wished(_ clause: String) -> [String] {
    for wish in wishes.sorted(by: { $0.count > $1.count }) {
      let others = wishes.filter { $0 != wish }
      if clause.hasPrefix(wish + " ") { return others.map { $0 + clause.dropFirst(wish.count) } }
      if clause.hasSuffix(" " + wish) { return others.map { clause.dropLast(wish.count) + $0 } }
    }
    return []
  }
}
