import SpokenLanguage
import Testing

@Suite struct GermanVerbTests {
  private let language = Languages.language(for: "de")

  @Test(arguments: [
    ("mach das licht aus", "end"), ("mach dune auf", "open"), ("füge dune hinzu", "add"),
    ("nimm dune raus", "remove"),
    ("schmeiß dune raus", "remove"), ("zeig mir dune an", "show"), ("räum dune weg", "remove"),
    ("schalt das licht aus", "end"), ("halt die pumpe an", "end"), ("fang mit dune an", "begin"),
    ("guck bei dune nach", "find"), ("dune kommt noch dazu", "add"),
    ("da müssten fünf neue her", "buy"), ("dune kann jetzt weg", "remove"),
  ])
  func `a particle at the end tells what a verb means`(sentence: String, name: String) {
    #expect(parted(sentence).contains(name))
  }

  @Test(arguments: ["nimm raus dune", "mach dune", "das licht ist aus"])
  func `a particle that ends no clause belongs to no verb before it`(sentence: String) {
    #expect(parted(sentence) == [])
  }

  @Test(arguments: [
    ("bitte dune hinzufügen", "add"), ("dune hinzuzufügen", "add"), ("dune aufzumachen", "open"),
    ("loesch dune", "remove"), ("loschen", "remove"), ("öffnen sie dune", "open"),
    ("änderst", "light"),
  ])
  func `a verb is known in all forms`(sentence: String, name: String) {
    let tokens = language.tokens(in: sentence)
    let verbs = tokens.indices.flatMap { place in
      language.grammar.verbs.filter { $0.runs.length(in: tokens, at: place) > 0 }.map(\.name)
    }
    #expect(verbs.contains(name))
  }

  /// The classes of the verbs whose particle stands at the end.
  private func parted(_ sentence: String) -> Set<String> {
    let tokens = language.tokens(in: sentence)
    let found = tokens.indices.flatMap { place in
      language.grammar.separableVerbs.filter {
        $0.parts(in: tokens, at: place) { $0 == tokens.count } != nil
      }.map(\.name)
    }
    return Set(found)
  }
}
