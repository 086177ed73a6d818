import Foundation
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct AnswerReaderTests {
  private func reader(_ code: String = "en") -> AnswerReader {
    AnswerReader(
      language: Languages.language(for: code),
      now: Samples.now,
      calendar: Samples.calendar
    )
  }

  @Test(arguments: [("3", 3), ("three", 3), ("five stars", 5), ("-2", -2), ("1,000", 1000)])
  func `a whole number is read`(answer: String, number: Int) {
    #expect(reader().integer(answer, in: nil) == .success(number))
  }

  @Test(arguments: [
    ("four out of five", 4), ("for stars", 4), ("for", 4), ("to", 2), ("too", 2), ("two books", 2),
  ])
  func `a number is heard in words that sound like it`(answer: String, number: Int) {
    #expect(reader().integer(answer, in: 1...5) == .success(number))
  }

  @Test(arguments: ["five, no, four", "five no wait four"])
  func `who corrects a number means the last one`(answer: String) {
    #expect(reader().integer(answer, in: 1...5) == .success(4))
  }

  @Test(arguments: ["we have two dogs at home", "the train was late again", "a", "for the cat"])
  func `talk about something else is no number`(answer: String) {
    #expect(reader().integer(answer, in: 1...5) == .failure(.noNumber(answer)))
  }

  @Test func `a number that does not fit is told with its bounds`() {
    #expect(
      reader().integer("six", in: 1...5) == .failure(.outOfRange("6", least: "1", most: "5"))
    )
    #expect(
      reader().integer("0", in: 1...Int.max) == .failure(.outOfRange("0", least: "1", most: nil))
    )
    #expect(
      reader().integer("9", in: Int.min...3) == .failure(.outOfRange("9", least: nil, most: "3"))
    )
    #expect(
      reader().number("2.5", in: 0...1) == .failure(.outOfRange("2.5", least: "0", most: "1"))
    )
    #expect(
      reader().number("-1", in: 0...Double.infinity)
        == .failure(.outOfRange("-1", least: "0", most: nil))
    )
  }

  @Test func `what is no whole number is told apart from what is no number`() {
    #expect(reader().integer("2.5", in: nil) == .failure(.noWholeNumber("2.5")))
    #expect(reader().integer("many", in: nil) == .failure(.noNumber("many")))
    #expect(
      reader().integer("99999999999999999999999", in: nil)
        == .failure(.noWholeNumber("99999999999999999999999"))
    )
  }

  @Test func `a number with a fraction is read`() {
    #expect(reader().number("2.5", in: nil) == .success(2.5))
    #expect(reader().number("many", in: nil) == .failure(.noNumber("many")))
  }

  @Test(
    arguments: [
      ("en", "yes", true), ("en", "no", false), ("en", "Remove", true), ("en", "keep", false),
      ("ko", "네", true), ("ko", "아니요", false), ("vi", "có", true), ("vi", "không", false),
    ]
  )
  func `yes, no and the labels are read`(code: String, answer: String, meaning: Bool) {
    #expect(
      reader(code).confirmation(answer, accept: ["Remove"], deny: ["Keep"]) == .success(meaning)
    )
  }

  @Test(arguments: ["maybe", "yess", "removed", "yes or no", "not no", "", "remove it not"])
  func `a confirmation is never guessed`(answer: String) {
    #expect(
      reader().confirmation(answer, accept: ["Remove"], deny: ["Keep"])
        == .failure(.noConfirmation(answer, accept: "Remove", deny: "Keep"))
    )
  }

  @Test func `a date is read from the moment and calendar that are passed in`() {
    #expect(
      reader().date("2027-01-02")
        == .success(Date(timeIntervalSince1970: 1_798_848_000))
    )
    #expect(reader().date("someday soon") == .failure(.noDate("someday soon")))
  }

  @Test(arguments: [(3.0, "3"), (-0.5, "-0.5"), (1e300, "1e+300")])
  func `a number is written as a person would`(number: Double, text: String) {
    #expect(AnswerReader.text(of: number) == text)
  }
}
