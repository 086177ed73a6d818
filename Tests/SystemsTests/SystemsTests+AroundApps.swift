/// What is around the apps, each in three languages where the texts are the assistant's own.
extension SystemsTests {
  static let around = shortcuts + focuses + others

  private static let shortcuts = [
    part("E1: one property of what was found feeds the next step", "shortcuts/talks.en", "Top 3"),
    part("E1: input is asked for", "shortcuts/talks.en", "What is it for, “Most Read Author”?"),
    part("E1: a list as a file", "shortcuts/talks.en", "finished.csv"),
    part(
      "E1: bars line up, whatever their labels are written in",
      "shortcuts/talks.en",
      "1970–1989 ███████████████████████████████▋ 29"
    ),
    part(
      "E1: a misspelt name is understood",
      "shortcuts/talks.en",
      "Run Shortcut · Random Book   (heard “rndom”)"
    ),
    part("E1: in Korean", "shortcuts/talks.ko", "‘Most Read Author’에 무엇을 넣을까요?"),
    part("E1: in Vietnamese", "shortcuts/talks.vi", "Bạn muốn đưa gì cho “Most Read Author”?"),
    part(
      "E1: what is gone is asked for",
      "shortcuts/questions.en",
      "“The Lost Book” is not there any more."
    ),
    part(
      "E1: what is gone is asked for, in Vietnamese",
      "shortcuts/questions.vi",
      "Không còn “The Lost Book” nữa."
    ),
  ]

  private static let focuses = [
    part("E3: a focus by phrase", "shortcuts/focus.en", "The “Fantasy” focus is on."),
    part(
      "E3: what an app does for it, as it says now",
      "shortcuts/focus.en",
      "Library: Read and Currently Reading · Tolkien · Off"
    ),
    part(
      "E3: the app says that it is filtered, and how to see all",
      "shortcuts/focus.en",
      "│ Only what your focus shows. “Turn off focus” shows all. │"
    ),
    part("E3: no focus", "shortcuts/focus.en", "No focus is on."),
    part(
      "E3: in Korean",
      "shortcuts/focus.ko",
      "라이브러리: 읽은 책 및 읽고 있는 책 · Tolkien · 끔"
    ),
    part(
      "E3: in Vietnamese",
      "shortcuts/focus.vi",
      "Thư viện: Đã đọc và Đang đọc · Tolkien · Tắt"
    ),
  ]

  private static let others = [
    part("E4: found by typing and opened", "Museum/searching", "Open Whale? [yes / no]"),
    part("E4: a shortcut, found and run", "Museum/typing", "Thar she blows."),
    part("E4: what an app can do, found and done", "Museum/typing", "Buy Ticket (Museum)"),
    part("E4: misspelt", "Museum/typing", "Somebody saw a comet through it."),
    part("E4: in Korean", "Museum/typing-ko", "Thar she blows."),
    part("E4: in Vietnamese", "Museum/typing-vi", "Thar she blows."),
    part("E5: an app that is nothing but a file", "outside/desk.en", "The desk is empty."),
    part(
      "E6: what an app outside asks is asked",
      "outside/desk.en",
      "200 does not fit; it has to be from 1 to 180."
    ),
    part("E7: all of it in another language", "korean", "3파운드입니다. [주문 / 취소]"),
  ]
}
