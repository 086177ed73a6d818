public import SpokenLanguage

/// What is said beside what apps do, in one language: courtesies, and how to talk to the assistant itself.
public protocol SmallTalkMessages: Sendable {
  /// The answer to a courtesy.
  func reply(to courtesy: Courtesy) -> String
  /// Nothing was said that asks for anything, such as "um, please".
  var listening: String { get }
  /// What was said holds no words, as a picture does.
  func noWords(in text: String) -> String
  /// How to see what can be said, for someone to whom nothing near can be proposed.
  var sayHelp: String { get }
  /// Something that was taken back was done again.
  func redone(_ name: String) -> String
  /// Nothing was taken back that could be done again.
  var nothingToRedo: String { get }
  /// A list has no such place.
  func noSuchPlace(of count: Int) -> String
  /// What can be said whatever the apps are, of these commands.
  func helpFooter(for commands: Set<ConversationCommand>, colonCommands: [String]) -> [String]
}

struct EnglishSmallTalkMessages: SmallTalkMessages {
  func reply(to courtesy: Courtesy) -> String {
    switch courtesy {
    case .greeting: "Hello! Say what you want, or “help”."
    case .thanks: "You’re welcome."
    case .farewell: "Goodbye!"
    case .praise: "Glad to hear it."
    case .apology: "No problem."
    }
  }
  var listening: String { "I’m listening: say what you want, or “help”." }
  func noWords(in text: String) -> String {
    "There are no words in “\(text)”. Say what you want, or “help”."
  }
  var sayHelp: String { "“help” tells what I can do." }
  func redone(_ name: String) -> String { "Done again: \(name)." }
  var nothingToRedo: String { "There is nothing to redo." }
  func noSuchPlace(of count: Int) -> String {
    count == 1 ? "The list has only one." : "The list has only \(count)."
  }
  func helpFooter(for commands: Set<ConversationCommand>, colonCommands: [String]) -> [String] {
    var lines: [String] = []
    if commands.contains(.cancel) {
      lines.append("“cancel” ends a question, “?” tells what it takes.")
    }
    if commands.contains(.undo) {
      lines.append("“undo” takes back what was done, “redo” does it again.")
    }
    if commands.contains(.quit) { lines.append("“quit” ends everything.") }
    if !colonCommands.isEmpty {
      lines.append("Colon commands: \(colonCommands.joined(separator: ", ")).")
    }
    return lines
  }
}

struct KoreanSmallTalkMessages: SmallTalkMessages {
  func reply(to courtesy: Courtesy) -> String {
    switch courtesy {
    case .greeting: "안녕하세요! 원하는 것을 말씀하시거나 “도움말”이라고 하세요."
    case .thanks: "천만에요."
    case .farewell: "안녕히 가세요!"
    case .praise: "도움이 되어 기쁩니다."
    case .apology: "괜찮습니다."
    }
  }
  var listening: String { "듣고 있습니다. 원하는 것을 말씀하시거나 “도움말”이라고 하세요." }
  func noWords(in text: String) -> String {
    "“\(text)”에는 말이 없습니다. 원하는 것을 말씀하시거나 “도움말”이라고 하세요."
  }
  var sayHelp: String { "“도움말”이라고 하시면 할 수 있는 말을 알려 드립니다." }
  func redone(_ name: String) -> String { "다시 실행했습니다: \(name)." }
  var nothingToRedo: String { "다시 실행할 것이 없습니다." }
  func noSuchPlace(of count: Int) -> String { "목록에는 \(count)개만 있습니다." }
  func helpFooter(for commands: Set<ConversationCommand>, colonCommands: [String]) -> [String] {
    var lines: [String] = []
    if commands.contains(.cancel) {
      lines.append("“취소”는 질문을 끝내고, “?”는 답하는 방법을 알려 줍니다.")
    }
    if commands.contains(.undo) {
      lines.append("“되돌려”는 방금 한 일을 되돌리고, “다시 실행”은 되돌린 일을 다시 합니다.")
    }
    if commands.contains(.quit) { lines.append("“종료”는 모두 끝냅니다.") }
    if !colonCommands.isEmpty { lines.append("콜론 명령: \(colonCommands.joined(separator: ", ")).") }
    return lines
  }
}

struct VietnameseSmallTalkMessages: SmallTalkMessages {
  func reply(to courtesy: Courtesy) -> String {
    switch courtesy {
    case .greeting: "Chào bạn! Bạn muốn làm gì? Hoặc nói “trợ giúp”."
    case .thanks: "Không có gì ạ."
    case .farewell: "Tạm biệt bạn!"
    case .praise: "Cảm ơn bạn."
    case .apology: "Không sao đâu."
    }
  }
  var listening: String { "Bạn cứ nói: bạn muốn làm gì, hoặc “trợ giúp”." }
  func noWords(in text: String) -> String {
    "“\(text)” không có chữ nào. Bạn muốn làm gì? Hoặc nói “trợ giúp”."
  }
  var sayHelp: String { "Nói “trợ giúp” để xem tôi làm được gì." }
  func redone(_ name: String) -> String { "Đã làm lại: \(name)." }
  var nothingToRedo: String { "Không có gì để làm lại." }
  func noSuchPlace(of count: Int) -> String { "Danh sách chỉ có \(count) mục." }
  func helpFooter(for commands: Set<ConversationCommand>, colonCommands: [String]) -> [String] {
    var lines: [String] = []
    if commands.contains(.cancel) {
      lines.append("“hủy” kết thúc câu hỏi, “?” cho biết cách trả lời.")
    }
    if commands.contains(.undo) {
      lines.append("“hoàn tác” hủy việc vừa làm, “làm lại” thực hiện lại việc đó.")
    }
    if commands.contains(.quit) { lines.append("“thoát” kết thúc tất cả.") }
    if !colonCommands.isEmpty {
      lines.append("Lệnh hai chấm: \(colonCommands.joined(separator: ", ")).")
    }
    return lines
  }
}

extension EnglishMessages {
  var smallTalk: any SmallTalkMessages { EnglishSmallTalkMessages() }
}

extension KoreanMessages {
  var smallTalk: any SmallTalkMessages { KoreanSmallTalkMessages() }
}

extension VietnameseMessages {
  var smallTalk: any SmallTalkMessages { VietnameseSmallTalkMessages() }
}
