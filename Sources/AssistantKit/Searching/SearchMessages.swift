/// What is said about searching and showing, in one language: what is understood, and what is told.
public protocol SearchMessages: Sendable {
  /// The words that a person says.
  var phrases: SearchPhrases { get }
  /// Asks which of what was found is to be opened.
  var askWhatToOpen: String { get }
  /// Nothing fits the words.
  func nothingFits(_ words: String) -> String
  /// How to have the content of what is shown.
  func contentKinds(_ names: [String]) -> String
  /// What was shown has no content of a kind.
  func noContent(of title: String, as name: String, known: [String]) -> String
  /// Content that is no text, and how to keep it.
  func bytes(_ count: Int, as name: String) -> String
  /// The content was written to a file.
  func written(to path: String) -> String
}

struct EnglishSearchMessages: SearchMessages {
  let phrases = SearchPhrases(
    search: ["search for {words}", "search {words}", "look up {words}"],
    show: [
      "show me {words} as {type}", "show {words} as {type}", "show me {words}", "show {words}",
    ]
  )

  var askWhatToOpen: String { "Which one shall I open?" }
  func nothingFits(_ words: String) -> String { "Nothing fits “\(words)”." }
  func contentKinds(_ names: [String]) -> String {
    "It can be shown as \(names.joined(separator: ", "))."
  }
  func noContent(of title: String, as name: String, known: [String]) -> String {
    known.isEmpty
      ? "\(title) has no content to hand on."
      : "\(title) cannot be had as \(name); there is \(known.joined(separator: ", "))."
  }
  func bytes(_ count: Int, as name: String) -> String { "\(count) bytes of \(name)." }
  func written(to path: String) -> String { "Written to \(path)." }
}

struct KoreanSearchMessages: SearchMessages {
  let phrases = SearchPhrases(
    search: ["을", "를", ""].flatMap { particle in
      ["검색해 줘", "검색해줘", "검색해 주세요", "검색해", "검색"].map { "{words}\(particle) \($0)" }
    },
    show: ["으로", "로"].flatMap { particle in
      ["보여 줘", "보여줘", "보여 주세요"].map { "{words} {type}\(particle) \($0)" }
    }
      + ["을", "를", ""].flatMap { particle in
        ["보여 줘", "보여줘", "보여 주세요"].map { "{words}\(particle) \($0)" }
      }
  )

  var askWhatToOpen: String { "어느 것을 열까요?" }
  func nothingFits(_ words: String) -> String { "“\(words)”에 맞는 것이 없습니다." }
  func contentKinds(_ names: [String]) -> String {
    "볼 수 있는 형식: \(names.joined(separator: ", "))."
  }
  func noContent(of title: String, as name: String, known: [String]) -> String {
    known.isEmpty
      ? "\(title): 넘겨줄 내용이 없습니다."
      : "\(title): \(name) 형식은 없습니다. 있는 형식: \(known.joined(separator: ", "))."
  }
  func bytes(_ count: Int, as name: String) -> String { "\(name), \(count)바이트." }
  func written(to path: String) -> String { "\(path)에 저장했습니다." }
}

struct VietnameseSearchMessages: SearchMessages {
  let phrases = SearchPhrases(
    search: ["tìm kiếm {words}", "tra cứu {words}"],
    show: [
      "cho xem {words} dưới dạng {type}", "xem {words} dưới dạng {type}", "cho xem {words}",
      "xem {words}",
    ]
  )

  var askWhatToOpen: String { "Mở mục nào?" }
  func nothingFits(_ words: String) -> String { "Không có gì khớp với “\(words)”." }
  func contentKinds(_ names: [String]) -> String {
    "Có thể xem dưới dạng \(names.joined(separator: ", "))."
  }
  func noContent(of title: String, as name: String, known: [String]) -> String {
    known.isEmpty
      ? "\(title) không có nội dung để chuyển đi."
      : "\(title) không có dạng \(name); chỉ có \(known.joined(separator: ", "))."
  }
  func bytes(_ count: Int, as name: String) -> String { "\(count) byte \(name)." }
  func written(to path: String) -> String { "Đã ghi vào \(path)." }
}

extension EnglishMessages {
  var searching: any SearchMessages { EnglishSearchMessages() }
}

extension KoreanMessages {
  var searching: any SearchMessages { KoreanSearchMessages() }
}

extension VietnameseMessages {
  var searching: any SearchMessages { VietnameseSearchMessages() }
}
