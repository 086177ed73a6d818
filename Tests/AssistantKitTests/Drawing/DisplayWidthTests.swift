import AssistantKit
import Testing

@Suite struct DisplayWidthTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let columns: Int
    var testDescription: String { "\(text) takes \(columns)" }
  }

  @Test(arguments: [
    Row(text: "", columns: 0),
    Row(text: "Dune", columns: 4),
    Row(text: "Pérez", columns: 5),
    Row(text: "e\u{301}", columns: 1),
    Row(text: "Ti\u{1ebf}ng Vi\u{1ec7}t", columns: 10),
    Row(text: "설국", columns: 4),
    Row(text: "\u{1109}\u{1165}\u{11af}", columns: 2),
    Row(text: "雪国", columns: 4),
    Row(text: "ｶﾌｶ", columns: 3),
    Row(text: "ＫＡＦＫＡ", columns: 10),
    Row(text: "カフカ", columns: 6),
    Row(text: "か\u{3099}", columns: 2),
    Row(text: "📚", columns: 2),
    Row(text: "👩‍👩‍👧", columns: 2),
    Row(text: "👍🏽", columns: 2),
    Row(text: "☝🏽", columns: 2),
    Row(text: "🇰🇷🇻🇳", columns: 4),
    Row(text: "🏴󠁧󠁢󠁥󠁮󠁧󠁿", columns: 2),
    Row(text: "❤", columns: 1),
    Row(text: "❤️", columns: 2),
    Row(text: "1️⃣", columns: 2),
    Row(text: "★†α…", columns: 4),
    Row(text: "a\u{200b}b\u{2060}c", columns: 3),
    Row(text: "\u{1b}[1m", columns: 3),
    Row(text: "हिन्दी", columns: 5),
    Row(text: "\u{30000}", columns: 2),
    Row(text: "a" + String(repeating: "\u{301}", count: 10_000), columns: 1),
  ])
  func `text takes the columns a terminal gives it`(row: Row) {
    #expect(DisplayWidth.of(row.text) == row.columns)
  }

  @Test(arguments: [
    ("Dune", 4, "Dune"), ("Dune Messiah", 6, "Dune …"), ("雪国の話", 8, "雪国の話"), ("雪国の話", 7, "雪国の…"),
    ("雪国の話", 6, "雪国…"), ("Dune", 1, "…"), ("Dune", 0, ""), ("👩‍👩‍👧👩‍👩‍👧", 3, "👩‍👩‍👧…"), ("", 3, ""),
  ])
  func `what is too wide is cut with an ellipsis`(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.truncated(text, toColumns: columns) == expected)
  }

  @Test(arguments: [
    (DisplayWidth.Alignment.leading, "雪   "), (.center, " 雪  "), (.trailing, "   雪"),
  ])
  func `padding counts columns`(alignment: DisplayWidth.Alignment, expected: String) {
    #expect(DisplayWidth.padded("雪", toColumns: 5, alignment: alignment) == expected)
  }

  @Test(arguments: [
    ("", 10, [""]),
    ("One Hundred Years of Solitude", 12, ["One Hundred", "Years of", "Solitude"]),
    ("One Hundred", 80, ["One Hundred"]),
    ("a\nb", 80, ["a", "b"]),
    ("Donaudampfschifffahrt ahoy", 10, ["Donaudampf", "schifffahr", "t ahoy"]),
    ("雪国の話をする", 6, ["雪国の", "話をす", "る"]),
    ("雪国。話", 4, ["雪", "国。", "話"]),
    ("Read 雪国 now", 8, ["Read 雪", "国 now"]),
    ("설국 열차", 4, ["설국", "열차"]),
    ("雪", 1, ["雪"]),
    ("Dis « aide » : vite", 10, ["Dis", "« aide » :", "vite"]),
    ("Dis « a » ? Oui", 9, ["Dis", "« a » ?", "Oui"]),
    ("Befehle: :help, :undo", 16, ["Befehle: :help,", ":undo"]),
    ("Befehle: :help, :undo", 11, ["Befehle:", ":help,", ":undo"]),
    ("Vraiment ?! Oui", 11, ["Vraiment ?!", "Oui"]), ("Vraiment ?", 9, ["Vraiment", "?"]),
    ("a  b   c ", 3, ["a", "b", "c"]),
  ])
  func `text breaks at words and between wide letters`(
    text: String,
    columns: Int,
    expected: [String]
  ) {
    #expect(DisplayWidth.wrapped(text, columns: columns) == expected)
  }

  @Test(arguments: 1...24)
  func `no line is wider than it may be and no letter is lost`(columns: Int) {
    let text = "Crime and Punishment 罪と罰 죄와 벌 Tội ác và hình phạt 👩‍👩‍👧 Преступление и наказание"
    let lines = DisplayWidth.wrapped(text, columns: columns)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(2, columns) })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
