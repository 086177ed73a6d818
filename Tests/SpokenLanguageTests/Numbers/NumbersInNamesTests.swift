import SpokenLanguage
import Testing

@Suite struct NumbersInNamesTests {
  @Test(arguments: [
    ("en", "Fahrenheit 451", ["Fahrenheit four hundred fifty one"]),
    ("en", "Around the World in Eighty Days", ["Around the World in 80 Days"]),
    ("de", "Fahrenheit 451", ["Fahrenheit vierhunderteinundfünfzig"]),
    ("de", "In achtzig Tagen um die Welt", ["In 80 Tagen um die Welt"]),
    ("fr", "Le Tour du monde en quatre-vingts jours", ["Le Tour du monde en 80 jours"]),
    ("es", "Cien años de soledad", ["100 años de soledad"]),
    ("zh", "八十天环游地球", ["80天环游地球"]),
  ])
  func `a number may be written in words or in digits`(
    locale: String,
    name: String,
    others: [String]
  ) {
    #expect(Languages.language(for: locale).numbersWrittenOtherwise(in: name) == others)
  }

  @Test func `no name of numbers and words that are parted ends the program`() {
    for language in Languages.all {
      for name in [
        "2nd 3rd 22nd 1st", "ponle 3 dámelo 4", "half past five 5:45 o'clock", "kannste 5 machen",
        "80ー2.5%",
      ] {
        #expect(language.numbersWrittenOtherwise(in: name).allSatisfy { !$0.isEmpty })
      }
    }
  }

  @Test(arguments: [
    ("en", "Dune"), ("en", ""), ("en", "The One and Only Ivan"), ("fr", "Un amour de Swann"),
    ("ko", "듄"),
  ])
  func `a name without a number stays as it is, and one with an article too`(
    locale: String,
    name: String
  ) {
    #expect(Languages.language(for: locale).numbersWrittenOtherwise(in: name) == [])
  }
}
