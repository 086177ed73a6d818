/// Dates as they are said in Korean.
enum KoreanDates {
  static let all = CounterDates(
    tokenizer: Korean.tokenizer,
    numbers: KoreanNumbers(),
    tables: CounterTables(
      fixed: KoreanDateWords.fixed,
      clockUnits: KoreanDateWords.clockUnits,
      minuteUnits: KoreanDateWords.minuteUnits,
      calendarUnits: KoreanDateWords.calendarUnits,
      units: KoreanDateWords.units,
      halfUnits: PhraseTable([:], tokenizer: Korean.tokenizer),
      lengths: KoreanDateWords.nativeDays,
      half: ["반"],
      beforeLength: PhraseTable([:], tokenizer: Korean.tokenizer),
      afterLength: KoreanDateWords.afterLength,
      aroundLength: KoreanDateWords.aroundLength
    )
  )
}
