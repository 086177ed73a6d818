import Foundation
import PhraseMatcher
import SpokenLanguage

@testable import Understanding

/// A bicycle workshop, whose intents take dates, times of day and lengths of time.
enum Workshop {
  private static let language = Languages.language(for: "en")
  private static let bike = IntentFrame.Parameter(
    name: "bike",
    title: "Bike",
    kind: .name(vocabulary: "Bike")
  )

  private static let frames: [IntentFrame] = [
    .changing(of: "Workshop", "ShowJob", [bike], ["Show the repair for ${bike}"]),
    .changing(
      of: "Workshop",
      "SetPickup",
      [bike, .init(name: "day", title: "Day", kind: .date)],
      ["Set pickup of ${bike} to ${day}", "Plan pickup of ${bike}"]
    ),
    .changing(
      of: "Workshop",
      "RunStand",
      [bike, .init(name: "length", title: "Length", kind: .duration)],
      ["Start the test stand with ${bike} for ${length}"]
    ),
    .changing(
      of: "Workshop",
      "BringIn",
      [
        bike, .init(name: "day", title: "Day", kind: .date),
        .init(name: "hour", title: "Hour", kind: .time),
      ],
      ["Bring in ${bike} on ${day}", "Bring in ${bike} at ${hour}"]
    ),
    .changing(
      of: "Workshop",
      "BookCourier",
      [.init(name: "hour", title: "Hour", kind: .time)],
      ["Book a courier at ${hour}"]
    ),
  ]

  /// It is Monday, the 23rd of November 2026, ten in the morning.
  static let understander = understander { Date(timeIntervalSince1970: 1_795_428_000) }

  /// Understands sentences at a moment, which is asked for where something may be counted from it.
  static func understander(now: @escaping @Sendable () -> Date) -> Understander {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return Understander(
      frames: frames,
      catalog: PhraseCatalog(apps: apps),
      values: bikes,
      language: language,
      calendar: calendar,
      now: now
    )
  }

  private static let apps = [PhraseCatalog.App(name: "Workshop", shortcuts: [])]
  private static let bikes: [VocabularyName: NamedValues] = [
    VocabularyName(app: "Workshop", vocabulary: "Bike"): .all(
      titled: ["Red Trek", "Kids Puky", "Urban Cargo Bike"],
      in: language
    )
  ]

  /// What divides a sentence, of which no intent is asked yet.
  static func divider(of sentence: String) -> SentenceDivider {
    let lexicon = FrameLexicon(frames: frames, apps: apps, language: language)
    let chart = SentenceChart(
      sentence,
      values: bikes,
      phraseWords: lexicon.words,
      moments: ([.date], MomentReader(language: language, now: .distantPast)),
      language: language
    )
    return SentenceDivider(
      chart: chart,
      lexicon: lexicon,
      language: language,
      parser: FrameParser(chart: chart, lexicon: lexicon, language: language)
    )
  }

  /// What a sentence asks for, in a short form: "SetPickup bike=Red Trek day=2026-11-24".
  static func commands(_ sentence: String) -> [String] {
    understander.understand(sentence).commands.map(Library.short)
  }
}
