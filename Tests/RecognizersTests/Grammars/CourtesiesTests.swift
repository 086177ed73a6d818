import PhraseMatcher
import Recognizers
import SpokenLanguage
import Testing

@Suite struct CourtesiesTests {
  private func model(_ courtesies: Courtesies) throws -> ARPAModel {
    var text = ""
    let writer = GrammarWriter(
      catalog: Catalogs.library,
      language: Catalogs.english,
      courtesies: courtesies
    )
    try writer.write(.arpa) { text += $0 }
    return ARPAModel(text)
  }

  @Test func `what is said before and after a command is expected`() throws {
    let plain = try model(Courtesies())
    let polite = try model(Courtesies(before: ["could you"], after: ["for me"]))
    #expect(!plain.words.contains("could"))
    let chance = polite.chance(of: "could you open dune in library")
    let odd = polite.chance(of: "you could open dune in library")
    #expect(chance > odd * 100)
    let last = polite.chance(of: "me", after: ["library", "for"])
    #expect(last > 0.8)
    #expect(polite.chance(of: "could", after: ["dune"]) < 0.05)
  }

  @Test func `the chances still add up to one`() throws {
    let model = try model(Courtesies(of: Catalogs.english))
    let words = model.words.filter { $0 != "<s>" }
    for history in [[], ["<s>"], ["dune"], ["you"], ["library"]] as [[String]] {
      let sum = words.reduce(0) { $0 + model.chance(of: $1, after: history) }
      #expect(abs(sum - 1) < 0.002, "\(history): \(sum)")
    }
  }

  @Test func `what is told of oneself begins as well`() throws {
    let model = try model(Courtesies(of: Catalogs.english))
    #expect(model.chance(of: "i have dune") > model.chance(of: "have i dune") * 100)
  }

  @Test func `runs of other talk are expected, and whatever may follow their words`() throws {
    var text = ""
    let writer = GrammarWriter(
      catalog: Catalogs.library,
      language: Catalogs.english,
      background: ["out of 5", "out", "out", "there"]
    )
    try writer.write(.arpa) { text += $0 }
    let model = ARPAModel(text)
    let five = model.chance(of: "five", after: ["out", "of"])
    #expect(five > 0.85)
    #expect(five > 10 * model.chance(of: "there", after: ["out", "of"]))
    // Half of the time "out" is a word by itself.
    #expect(abs(model.chance(of: "of", after: ["out"]) - 0.45) < 0.02)
    let words = model.words.filter { $0 != "<s>" }
    for history in [["out"], ["out", "of"], ["dune"]] as [[String]] {
      let sum = words.reduce(0) { $0 + model.chance(of: $1, after: history) }
      #expect(abs(sum - 1) < 0.002, "\(history): \(sum)")
    }
  }

  @Test func `words are written as the dictionary writes them`() throws {
    var text = ""
    let dictionary = PronunciationDictionary(
      text: """
        i'd AY D
        like L AY K
        open OW P AH N
        don't D OW N T
        """
    )
    let writer = GrammarWriter(
      catalog: Catalogs.library,
      language: Catalogs.english,
      dictionary: dictionary,
      background: ["dont"],
      courtesies: Courtesies(before: ["id like to"])
    )
    try writer.write(.arpa) { text += $0 }
    let words = ARPAModel(text).words
    #expect(words.contains("i'd") && words.contains("don't"))
    #expect(!words.contains("id") && !words.contains("dont"))
  }

  @Test func `nought is the least likely of small numbers`() throws {
    var catalog = Catalogs.library
    catalog.apps[0].shortcuts = [
      .init(intent: "Buy", phrases: ["Buy ${count} copies"], parameters: ["count": "@number"])
    ]
    var text = ""
    try GrammarWriter(catalog: catalog, language: Catalogs.english).write(.arpa) { text += $0 }
    let model = ARPAModel(text)
    let two = model.chance(of: "two", after: ["buy"])
    #expect(two > model.chance(of: "twenty", after: ["buy"]) / 10)
    #expect(two > 5 * model.chance(of: "zero", after: ["buy"]))
  }

  @Test func `what is only typed is not expected`() throws {
    let courtesies = Courtesies(of: Catalogs.english)
    #expect(courtesies.before.contains("can you"))
    #expect(!courtesies.before.contains("can u"))
    #expect(Catalogs.english.everydayTalk.contains("could you"))
    #expect(!Catalogs.english.everydayTalk.contains("could u"))
  }
}
