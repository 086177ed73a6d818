import Foundation
import PhraseMatcher
import SpokenLanguage
import Testing

@Suite struct MomentReaderTests {
  private static let reader: MomentReader = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return MomentReader(
      language: Languages.language(for: "en"),
      calendar: calendar,
      now: Date(timeIntervalSince1970: 1_795_428_000)
    )
  }()

  @Test func `dates are written as days, with a time where one is told`() {
    #expect(Self.reader.date(in: "tomorrow") == "2026-11-24")
    #expect(Self.reader.date(in: "next monday") == "2026-11-30")
    #expect(Self.reader.date(in: "tomorrow at 4 pm") == "2026-11-24T16:00:00")
    #expect(Self.reader.date(in: "the red trek") == nil)
  }

  @Test func `a time of day is told, not only a day`() {
    #expect(Self.reader.time(in: "4 pm") == "16:00:00")
    #expect(Self.reader.time(in: "tomorrow") == nil)
  }

  @Test(
    arguments: [
      ("tomorrow", "2026-11-24", nil), ("tomorrow at 4 pm", "2026-11-24T16:00:00", "16:00:00"),
      ("in the", nil, nil),
    ] as [(String, String?, String?)]
  )
  func `a date and its time are told at once`(text: String, date: String?, time: String?) {
    let moment = Self.reader.dateAndTime(in: text)
    #expect(moment?.date == date)
    #expect(moment?.time == time)
  }

  @Test(arguments: [
    ("yesterday", true), ("last night", true), ("two days ago", true), ("an hour ago", true),
    ("tomorrow", false), ("4 am", false), ("this morning", false), ("the red trek", false),
  ])
  func `what lies behind is told`(text: String, isPast: Bool) {
    #expect(Self.reader.isPast(text) == isPast)
  }

  @Test(arguments: [
    ("ten minutes", "PT10M"), ("an hour and a half", "PT1H30M"), ("0 seconds", "PT0S"),
  ])
  func `lengths of time are written in hours, minutes and seconds`(text: String, written: String) {
    #expect(Self.reader.duration(in: text) == written)
  }
}
