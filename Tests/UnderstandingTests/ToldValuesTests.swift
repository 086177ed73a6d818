import PhraseMatcher
import SpokenLanguage
import Testing

@testable import Understanding

/// What a sentence tells of one thing is told whatever stands around it.
@Suite struct ToldValuesTests {
  /// What is told, in the short form of `Library`; nil where nothing is.
  private static func told(_ sentence: String) -> String? {
    Library.understander.toldValues(of: Library.understander.charted(sentence)).map { told in
      let reading = told.command.reading
      let values = reading.parameters.sorted { $0.name < $1.name }.map { parameter in
        switch parameter.value {
        case .known(let id, _): "\(parameter.name)=\(id)"
        case .number(let number): "\(parameter.name)=\(Int(number))"
        case .text, .unknown: "\(parameter.name)=?"
        }
      }
      return ([reading.intent] + values).joined(separator: " ")
    }
  }

  @Test(arguments: [
    (
      "the pillars of the earth dragged on and on, three stars",
      "RateBook book=The Pillars of the Earth stars=3"
    ),
    ("five stars if you ask my gran, that dune messiah", "RateBook book=Dune Messiah stars=5"),
    (
      "honest to god, crime and punishment is over, finished",
      "MoveBook book=Crime and Punishment shelf=read"
    ),
    ("my copy of the trial, two copies of it", nil),
  ])
  func `all values of an intent are told with other words around them`(
    sentence: String,
    told: String?
  ) {
    #expect(Self.told(sentence) == told)
  }

  @Test(arguments: [
    // Two things, two numbers, no thing, only a part of what is needed.
    "dune and emma, three stars", "crime and punishment three stars no four stars",
    "three stars for the curtains", "crime and punishment was long",
    // Nothing is told by what is denied or taken back.
    "crime and punishment is not worth three stars", "crime and punishment three stars, never mind",
    // A word beside a short name may make another one of it.
    "three stars for dune buggies", "nearly finished crime and punishment",
    // What shows something, and what takes any words, is asked for in other ways.
    "crime and punishment gets its own page",
  ])
  func `nothing is told by what names more, less or something else`(sentence: String) {
    #expect(Self.told(sentence) == nil)
  }

  @Test func `who else has done something may be told of`() {
    let others = Library.understander.toldValues(
      of: Library.understander.charted("dad has finished crime and punishment")
    )
    let own = Library.understander.toldValues(
      of: Library.understander.charted("i have finished crime and punishment")
    )
    #expect(others?.mayBeOfOthers != false)
    #expect(own?.mayBeOfOthers == false)
  }

  @Test func `what asks is likelier asked for than what only tells`() throws {
    let asks = try #require(
      Library.understander.toldValues(
        of: Library.understander.charted("please put the trial down for three stars")
      )
    )
    let tells = try #require(
      Library.understander.toldValues(
        of: Library.understander.charted(
          "my sister says crime and punishment got three stars from everybody"
        )
      )
    )
    #expect(asks.odds > 0)
    #expect(tells.odds < 0)
  }
}
