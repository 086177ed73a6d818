import PhraseMatcher

/// What the fuzzed sentences are looked for in, and what they are made of.
enum UtteranceCatalog {
  private static let titles = [
    "The Hobbit", "Dune", "Emma", "1984", "Fahrenheit 451", "Catch-22", "Les Misérables", "It",
    "2001",
    "Alice in Wonderland", "The Left Hand of Darkness", "One Hundred Years of Solitude", "호빗",
    "채식주의자",
    "백년의 고독", "Truyện Kiều", "Số đỏ", "Dế Mèn phiêu lưu ký", "Nineteen Eighty-Four", "And Then",
  ]

  static func app(_ locale: String) -> PhraseCatalog.App {
    let values = titles.enumerated().map { number, title in
      PhraseCatalog.Value(
        id: "\(number)",
        title: title,
        synonyms: number % 5 == 0 ? ["number \(number)"] : [],
        weight: Double(1 + number % 3)
      )
    }
    let parameters = [
      "book": "Book", "other": "Book", "stars": "@number", "day": "@date", "hour": "@time",
      "length": "@duration", "note": "@text",
    ]
    let shortcut = PhraseCatalog.Shortcut(
      intent: "Anything",
      phrases: phrases(locale).map { PhraseCatalog.Phrase($0) },
      parameters: parameters
    )
    return PhraseCatalog.App(
      name: "Library",
      synonyms: ["my books"],
      locale: locale,
      shortcuts: [shortcut],
      negativePhrases: ["burn ${applicationName}"],
      vocabularies: ["Book": values]
    )
  }

  private static func phrases(_ locale: String) -> [String] {
    switch locale {
    case "ko":
      [
        "${applicationName}에서 ${book} 열어 줘", "${book}에 별 ${stars}개 줘", "${day}까지 ${book} 미뤄 줘",
        "${hour}에 ${book} 알려 줘", "${length} 동안 읽기", "${book}에 ${note}라고 적어 줘", "책 목록 보여 줘",
      ]
    case "vi":
      [
        "mở ${book} trong ${applicationName}", "cho ${book} ${stars} sao", "dời ${book} đến ${day}",
        "nhắc tôi đọc ${book} lúc ${hour}", "đọc trong ${length}", "ghi ${note} vào ${book}",
        "cho xem sách của tôi",
      ]
    default:
      [
        "Open ${book} in ${applicationName}", "Rate ${book} with ${stars} stars",
        "Postpone ${book} until ${day}", "Remind me of ${book} at ${hour}", "Read for ${length}",
        "Note ${note} about ${book}", "Compare ${book} and ${other}", "Show my books", "Undo that",
        "Add ${book} and ${other} to ${applicationName} before ${day}",
      ]
    }
  }

  /// Ordinary pieces of sentences.
  static let pieces =
    titles
    + [
      "open", "rate", "with", "stars", "postpone", "until", "remind me of", "at", "read for",
      "note",
      "about", "compare", "and", "show my books", "in library", "in", "the", "a", "please",
      "could you",
      "no wait", "I mean", "not", "don't", "and then", "er", "it", "the second one", "tomorrow",
      "next friday", "half past nine", "two hours and ten minutes", "twenty one",
      "a hundred and five",
      "nineteen eighty four", "hobit", "doone", "openthe", "lib rary", "열어 줘", "에서", "별 다섯 개 줘",
      "내일까지", "미뤄 줘", "아니", "말고", "그리고", "mở", "trong", "cho", "năm sao", "ngày mai", "đến",
      "không phải",
      "rồi", "hai mươi mốt", "my books", "burn library", "undo that", "why", "if", "?", ",", "-",
    ]

  /// Pieces that readers stumble over.
  static let hostile = [
    "1982198219821982198219821982198219821982", "9223372036854775807", "9223372036854775808", "-1",
    "1e999", "0.0000000001", "½", "Ⅻ", "٣", "１２", "三", "\u{2502}1982", "\u{2500}", "┌┬┐",
    "x\u{8}\u{8}",
    "\u{301}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{206A}", "\u{3164}", "\u{1160}", "ᄒ", "ㅎ",
    "한", "\u{11AB}",
    "\u{E0041}", "👩‍👩‍👧‍👦", "🇻🇳", "\u{202E}", "ﷺ", "ß", "ﬃ", "İ", "ı", "ǅ", "\u{0}", "\u{1B}[31m",
    "\u{7F}",
    "\u{85}", "\u{2028}", "a\u{300}\u{301}\u{302}", "'", "’", "“", "${book}", "{}", "\\", "\t",
    "\r\n",
    "trillion trillion trillion", "hundred thousand million", "nineteen nineteen nineteen", "백만억조",
    "một nghìn tỷ tỷ", "o'clock", "31st of february", "february 30", "25:61", "in -3 days",
    "0 hours",
    "a million years", "999999999 weeks",
    "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
  ]
}
