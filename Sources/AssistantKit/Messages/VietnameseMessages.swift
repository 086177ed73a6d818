import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What the assistant says in Vietnamese.
struct VietnameseMessages: Messages {
  func greeting(apps: [String], shortcuts: Int) -> String {
    "\(apps.joined(separator: ", ")) · \(shortcuts) phím tắt. "
      + "Hãy nói điều bạn muốn hoặc nhấn Tab. “trợ giúp” liệt kê tất cả."
  }

  func heard(_ words: [String]) -> String {
    "(nghe được \(words.map { "“\($0)”" }.joined(separator: ", ")))"
  }

  func foreground(app: String) -> String { "Đã mở \(app)." }
  func result(_ value: String) -> String { value }
  func finished(intent: String) -> String { "\(intent): xong." }

  var searchLabel: String { "tìm" }

  func askForValue(of title: String) -> String { "\(title) là gì?" }
  var askWhichOne: String { "Bạn chọn cái nào?" }
  var askWhichCommand: String { "Ý bạn là gì?" }
  var askWhichApp: String { "Trong ứng dụng nào?" }
  func askWhether(_ sentence: String) -> String { "\(sentence), đúng không?" }
  func askWhetherAllowed(_ title: String) -> String {
    "“\(title)” không dành cho mọi người. Bạn có được phép không?"
  }
  var askToContinue: String { "Tiếp tục chứ?" }
  func moreOptions(_ count: Int) -> String { "… và \(count) mục nữa; hãy nói một phần tên." }
  var yesAndNo: (yes: String, no: String) { ("có", "không") }
  var cancelLabel: String { "hủy" }

  func label(forAction name: String) -> String {
    Self.actionLabels[name] ?? name
  }

  func problem(_ problem: AnswerProblem) -> String {
    switch problem {
    case .noNumber(let answer): "“\(answer)” không phải là số."
    case .noWholeNumber(let answer): "“\(answer)” không phải là số nguyên."
    case .outOfRange(let answer, let least?, let most?):
      "\(answer) không hợp lệ; phải từ \(least) đến \(most)."
    case .outOfRange(let answer, let least?, nil):
      "\(answer) không hợp lệ; ít nhất phải là \(least)."
    case .outOfRange(let answer, nil, let most):
      "\(answer) không hợp lệ; nhiều nhất là \(most ?? answer)."
    case .noDate(let answer): "Tôi không đọc được ngày “\(answer)”."
    case .unreadable(let answer, let kind): unreadable(answer, kind)
    case .noConfirmation(_, let accept, let deny): "Hãy trả lời “\(accept)” hoặc “\(deny)”."
    case .noOption(let answer): "“\(answer)” không có trong danh sách."
    case .noneOfKind(let answer, let kind):
      "Tôi không biết \(kind.lowercased()) nào tên “\(answer)”."
    case .lookupFailed(let answer, let app, let reason):
      lookupFailed(answer, app: app, reason: reason)
    case .empty: "Tôi cần một câu trả lời, hoặc “hủy”."
    }
  }

  func refusal(_ refusal: ValueRefusal) -> String {
    switch refusal {
    case .outside(let least, let most) where least == most: "Không phù hợp; phải là \(least)."
    case .outside(let least, let most): "Không phù hợp; phải từ \(least) đến \(most)."
    case .below(let least): "Không phù hợp; ít nhất phải là \(least)."
    case .count(let least, let most) where least == most: "Tôi cần đúng \(least) mục."
    case .count(let least, let most): "Tôi cần từ \(least) đến \(most) mục."
    case .notAmong(let few): "Không phù hợp; chỉ có thể là \(few.joined(separator: ", "))."
    case .refused: "Không phù hợp."
    }
  }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .number(let least?, let most?): "Hãy nói một số từ \(least) đến \(most), hoặc “hủy”."
    case .number: "Hãy nói một số, chẳng hạn “ba” hoặc 3, hoặc “hủy”."
    case .date: "Hãy nói một ngày, chẳng hạn “ngày mai”, hoặc “hủy”."
    case .text: "Hãy nói theo ý bạn, hoặc “hủy”."
    case .confirmation(let accept, let deny): "Hãy nói “\(accept)” hoặc “\(deny)”."
    case .option: "Hãy nói số, thứ tự như “cái thứ hai”, tên, hoặc “hủy”."
    case .searchableOption(let kind):
      "Hãy nói số trong danh sách, tên \(kind.lowercased()) hoặc một phần tên, hoặc “hủy”."
    case .list: "Hãy nói một hoặc nhiều mục, hoặc “hủy”."
    }
  }

  func refused(nearest: [String]) -> String {
    guard !nearest.isEmpty else { return "Tôi không làm được việc đó." }
    return "Tôi không làm được việc đó. Bạn có thể thử: "
      + nearest.map { "“\($0)”" }.joined(separator: ", ") + "."
  }

  var notDone: String { "Vâng, tôi không làm gì cả." }

  func unknownValue(_ text: String, kind: String) -> String {
    "Tôi không biết \(kind.lowercased()) nào tên “\(text)”."
  }

  func lookupFailed(_ text: String, app: String, reason: String) -> String {
    "\(app) không tra được “\(text)”: \(reason)"
  }
  func tookTooLong(_ time: String) -> String { "mất hơn \(time)." }
  func timedOut(_ time: String) -> String { "Việc đó mất hơn \(time) nên đã bị dừng." }

  func crashed(_ title: String, app: String) -> String {
    "“\(title)” của \(app) gặp sự cố, chương trình cũng dừng theo; những gì đã làm vẫn còn."
  }
  func crashed(apps: [String]) -> String {
    "Mã của \(apps.joined(separator: " hoặc ")) gặp sự cố, chương trình cũng dừng theo; "
      + "những gì đã làm vẫn còn."
  }
  func failedItself(on utterance: String) -> String {
    "Chính trợ lý bị lỗi khi tìm hiểu “\(utterance)”, chương trình cũng dừng theo; "
      + "những gì đã làm vẫn còn. Xin hãy báo lại câu này."
  }

  func wouldDo(_ summary: IntentSummary) -> String {
    guard summary.isWritten else {
      return "Nếu làm thật, tôi sẽ chạy “\(summary.sentence)”\(details(of: summary))."
    }
    let sentence = summary.sentence.prefix(1).lowercased() + summary.sentence.dropFirst()
    return "Nếu làm thật, tôi sẽ \(sentence)\(details(of: summary))."
  }

  func undone(_ name: String) -> String { "Đã hoàn tác: \(name)." }
  var nothingToUndo: String { "Không có gì để hoàn tác." }
  var howToLeave: String { "Nhấn Ctrl-C lần nữa hoặc Ctrl-D để thoát." }
  func pace(perSecond: String?, timeLeft: String) -> String {
    (perSecond.map { "\($0)/giây · " } ?? "") + "còn \(timeLeft)"
  }

  var expired: String { "Không có câu trả lời kịp lúc." }

  var cancelled: String { "Đã hủy." }
  var declined: String { "Được, không có gì thay đổi." }
  var abandoned: String { "Dữ liệu vào đã hết trước khi có câu trả lời; không có gì thay đổi." }
  func vanished(_ title: String) -> String { "“\(title)” không còn nữa." }
  var nothingToCancel: String { "Không có gì để hủy." }

  func unknownCommand(_ word: String, known: String) -> String {
    "Không có “:\(word)”; có \(known)."
  }

  func missHeading(_ subject: MissReport.Subject) -> String {
    switch subject {
    case .phrase(let phrase, _): "Gần nhất với “\(phrase)”:"
    case .value(let text, let parameter, let intent):
      "\(intent) không biết \(parameter) nào là “\(text)”:"
    case .none: "Không gần với câu nào:"
    }
  }

  var missRemedy: String { "để được hiểu, viết vào tệp cho --heard-as:" }
  var noMisses: String { "Gần đây mọi câu đều được hiểu." }

  func headline(of understanding: Understanding, threshold: Double) -> String {
    let utterance = "“\(understanding.utterance)”"
    let meaning = understanding.reading.map { "\($0.intent) (\($0.confidence))" } ?? ""
    return switch understanding.outcome {
    case .match: "\(utterance) được hiểu là \(meaning)"
    case .ambiguous: "\(utterance) có thể có nhiều nghĩa; nghĩa đầu tiên là \(meaning)"
    case .unknownValue: "\(utterance) để trống một giá trị trong \(meaning)"
    case .refused(.belowThreshold):
      "\(utterance) bị từ chối: không câu nào đạt ngưỡng \(threshold)"
    case .refused(.negativePhrase):
      "\(utterance) bị từ chối: giống một câu bị loại trừ hơn"
    case .refused(.negated): "\(utterance) bị từ chối: câu nói rằng đừng làm"
    case .refused(.notAsked): "\(utterance) bị từ chối: câu không nhờ làm gì"
    case .refused(.outOfScope): "\(utterance) bị từ chối: không câu nào gần với nó"
    case .empty: "\(utterance) không có gì để hiểu"
    }
  }

  var heardAsAWhole: String { "Xét mọi từ trong câu:" }

  func speechAct(_ act: SpeechAct) -> String {
    switch act {
    case .command: "lệnh"
    case .request: "lời nhờ"
    case .question: "câu hỏi"
    case .prohibition: "lời bảo đừng làm"
    case .report: "lời kể"
    case .condition: "điều kiện"
    case .intention: "dự định"
    case .reminder: "lời nhắc"
    case .quotation: "lời thuật lại"
    case .remark: "lời nhận xét"
    }
  }

  func evidence(_ kind: EvidencePart.Kind) -> String {
    switch kind {
    case .courtesy: "lời lịch sự"
    case .light: "hư từ"
    case .applicationName: "tên ứng dụng"
    case .word: "từ trong mẫu câu"
    case .verb: "động từ cùng nghĩa"
    case .lightVerb: "động từ chung"
    case .kindOfThing: "loại sự vật"
    case .value: "giá trị"
    case .excluded: "không phải cái này"
    case .aside: "nói thêm"
    case .unexplained: "không rõ"
    }
  }

  func verdict(_ verdict: Explanation.Verdict) -> String {
    switch verdict {
    case .chosen: "được chọn"
    case .asGood: "tốt ngang câu đầu tiên"
    case .behind(let cost): "kém \(ExplanationText.decimals(cost))"
    case .belowThreshold: "tốt nhất, nhưng dưới ngưỡng"
    case .negativePhrase: "tốt nhất, nhưng giống một câu bị loại trừ hơn"
    case .resembles: "chỉ có từ chung"
    }
  }

  func difference(_ kind: DifferenceKind) -> String {
    switch kind {
    case .spelling: "chính tả"
    case .sound: "âm"
    case .inflection: "dạng từ"
    case .synonym: "đồng nghĩa"
    case .split: "tách"
    case .joined: "gộp"
    case .dropped: "thiếu"
    case .added: "thừa"
    case .filler: "từ đệm"
    case .moved: "đổi chỗ"
    case .number: "số"
    case .applicationName: "tên ứng dụng"
    case .partialValue: "một phần"
    }
  }

  func wholeCost(_ cost: String) -> String { "tổng \(cost)" }

  func helpHeading(app: String) -> String { "Bạn có thể nói với \(app):" }

  private static let actionLabels = [
    "add": "thêm", "addData": "thêm dữ liệu", "book": "đặt chỗ", "buy": "mua", "call": "gọi",
    "checkIn": "check-in", "continue": "tiếp tục", "create": "tạo", "do": "làm",
    "download": "tải xuống", "filter": "lọc", "find": "tìm", "get": "lấy", "go": "đi",
    "log": "ghi lại", "open": "mở", "order": "đặt hàng", "pay": "trả tiền", "play": "phát",
    "playSound": "phát âm thanh", "post": "đăng", "request": "yêu cầu", "run": "chạy",
    "search": "tìm kiếm", "send": "gửi", "set": "đặt", "share": "chia sẻ", "start": "bắt đầu",
    "startNavigation": "dẫn đường", "toggle": "chuyển", "turnOff": "tắt", "turnOn": "bật",
    "view": "xem",
  ]
}
