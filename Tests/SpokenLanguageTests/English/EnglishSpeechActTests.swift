import Testing

@testable import SpokenLanguage

struct EnglishSpeechActTests {
  /// What a sentence does in which a name is written with a capital.
  private static func act(_ sentence: String) -> SpeechAct {
    let english = English()
    let tokens = english.tokens(in: sentence)
    let bytes = Array(sentence.utf8)
    return SpeechActReader(english).act(
      of: tokens,
      isNamed: tokens.map { (0x41...0x5A).contains(bytes[$0.range.lowerBound]) },
      isAsked: sentence.hasSuffix("?")
    ).act
  }

  @Test(arguments: [
    ("they moved Dune", SpeechAct.report), ("could you have Dune be moved", .request),
    ("i want Dune to be removed", .request), ("Dune should have been moved", .condition),
    ("Dune should have a four", .command), ("remind me to open Dune", .reminder),
    ("remind me which books i own", .command), ("could Dune be moved to read?", .request),
    ("can books be rated?", .question), ("nobody removes Dune", .report),
    ("i'll take two of Dune", .request), ("i'll open Dune some day", .intention),
    ("i wish to rate Dune", .request), ("i wish Dune were shorter", .condition),
    ("it would be nice to own Dune", .intention),
    ("it would be nice if somebody opened Dune", .condition),
    ("turns out Dune is long", .remark), ("open Dune, would you?", .request),
    ("do you open Dune?", .question), ("could you open Dune if i like it?", .condition),
    ("i have to open Dune", .intention),
  ])
  func `a cue shows what it does among the words that may stand beside it`(
    sentence: String,
    act: SpeechAct
  ) {
    #expect(Self.act(sentence) == act)
  }

  @Test func `the verbs of doing are those of requests, not of talk`() {
    for verb in ["slap", "demote", "cull", "flip"] {
      #expect(English().grammar.actionVerbs.contains(verb), "\(verb)")
    }
    for word in ["recommend", "discuss", "dune", "the", "to"] {
      #expect(!English().grammar.actionVerbs.contains(word), "\(word)")
    }
  }
}
