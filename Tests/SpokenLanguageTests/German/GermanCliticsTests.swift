import SpokenLanguage
import Testing

@Suite struct GermanCliticsTests {
  private let language = Languages.language(for: "de")

  @Test(arguments: [
    ("nimm's raus", ["nimm", "es", "raus"]), ("trag’s ein", ["trag", "es", "ein"]),
    ("wenn's geht", ["wenn", "es", "geht"]), ("machs auf", ["mach", "es", "auf"]),
    ("nimms raus", ["nimm", "es", "raus"]),
  ])
  func `es is parted from the word that it is written with`(sentence: String, words: [String]) {
    #expect(language.tokens(in: sentence).map(\.text) == words)
  }

  @Test(arguments: [
    ("kannste das öffnen", ["kannst", "du", "das", "öffnen"]),
    ("haste Dune", ["hast", "du", "dune"]),
  ])
  func `du is parted from the verb before it`(sentence: String, words: [String]) {
    #expect(language.tokens(in: sentence).map(\.text) == words)
  }

  @Test(arguments: ["rudi's laden", "des kaufs", "das ist das haus", "des spiels"])
  func `names and nouns stay whole`(sentence: String) {
    #expect(language.tokens(in: sentence).map(\.text).contains("es") == false)
  }

  @Test(arguments: [
    ("les ich gerade", ["lese", "ich", "gerade"]), ("ich hab dune", ["ich", "habe", "dune"]),
    ("da möcht ich", ["da", "möchte", "ich"]), ("hab dune", ["hab", "dune"]),
    ("dass ich les", ["dass", "ich", "lese"]), ("weil ich den mag", ["weil", "ich", "den", "mag"]),
  ])
  func `a verb beside ich gets the vowel that is not said`(sentence: String, words: [String]) {
    #expect(language.tokens(in: sentence).map(\.text) == words)
  }
}
