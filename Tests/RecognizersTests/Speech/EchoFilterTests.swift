import Recognizers
import SpokenLanguage
import TestSupport
import Testing

@Suite struct EchoFilterTests {
  private func filter(_ text: String, _ code: String = "en") -> EchoFilter {
    var filter = EchoFilter(language: Languages.language(for: code))
    filter.note(text, at: .zero)
    return filter
  }

  @Test(arguments: [
    ("I have opened Dune in your library", true), ("have opened June in your library", true),
    ("opened dune", true), ("Dune", true), ("i've opend dune in your library", true),
    ("open Emma in my library", false), ("yes", false), ("remove dune", false),
  ])
  func `what is being said is an echo, in part too`(heard: String, isEcho: Bool) {
    let filter = filter("I have opened Dune in your library.")
    #expect(filter.isEcho(heard, at: .seconds(2)) == isEcho)
    #expect(!filter.isEcho(heard, at: .seconds(13)))
  }

  @Test func `words wherever they end, in every language`() {
    #expect(
      filter("Did you mean Buy a book in Library?").isEcho("bye a bookin library", at: .seconds(3))
    )
    #expect(filter("어떤 책을 살까요?", "ko").isEcho("어떤 책을 살까요", at: .seconds(2)))
    #expect(filter("Bạn muốn mua sách nào?", "vi").isEcho("ban muon mua sach nao", at: .seconds(2)))
  }

  @Test func `every part of a long text is an echo, also where one sentence ends`() {
    let text = "I did not get that. Try Buy a book in Library or Open Currently Reading in Library."
    let language = Languages.language(for: "en")
    let words = language.tokens(in: text).map(\.text)
    let filter = filter(text)
    for start in words.indices {
      for end in start..<words.count {
        let part = words[start...end].joined(separator: " ")
        #expect(filter.isEcho(part, at: .seconds(3)), "\(part)")
      }
    }
  }

  @Test func `what was heard once is over, and the same words are a person's soon after`() {
    var filter = filter("Onto which shelf? Currently Reading, Want to Read, Read")
    let heard = "onto which shelf currently reading want to read read"
    let isEcho = filter.takesEcho(heard, at: .seconds(5))
    #expect(isEcho)
    #expect(filter.isEcho("want to read", at: .milliseconds(5_500)))
    #expect(!filter.isEcho("want to read", at: .seconds(7)))
  }

  @Test func `a part that was heard does not end what comes after it`() {
    var filter = filter("Did you mean Open Dune in Library or Buy Dune in Library?")
    let isEcho = filter.takesEcho("did you mean open dune in library", at: .seconds(4))
    #expect(isEcho)
    #expect(filter.isEcho("buy dune in library", at: .seconds(7)))
  }

  @Test func `a voice that was stopped says nothing more`() {
    var filter = filter(String(repeating: "word and word ", count: 40))
    #expect(filter.isSpeaking(at: .seconds(20)))
    filter.noteStop(at: .seconds(20))
    #expect(!filter.isSpeaking(at: .seconds(21)))
    #expect(filter.isEcho("and word and", at: .seconds(22)))
    #expect(!filter.isEcho("and word and", at: .seconds(24)))
  }

  @Test func `sentences are said one after the other`() {
    var filter = filter("Removed Dune from Library.")
    filter.note("Did you mean something else entirely today?", at: .zero)
    #expect(filter.isEcho("something else entirely", at: .milliseconds(9_000)))
  }
}
