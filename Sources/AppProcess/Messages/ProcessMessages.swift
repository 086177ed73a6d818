/// What people are told about programs and apps outside the assistant's own process, in one language.
protocol ProcessMessages: Sendable {
  /// A value cannot be handed on.
  func problem(_ problem: CommandWords.Problem) -> String
  /// A program could not be started.
  func cannotStart(_ program: String, reason: String) -> String
  /// A program ended with a status that tells of a failure.
  func failed(_ program: String, reason: String?, status: Int) -> String
  /// A program was ended by a signal.
  func wasEnded(_ program: String, signal: Int) -> String
  /// A program wrote more than anybody reads.
  func wroteTooMuch(_ program: String) -> String
  /// What became of an app's process, in the middle of what it did.
  func broken(_ app: String, _ reason: BrokenConnection) -> String
}

/// Why the talk with an app's process came to its end.
enum BrokenConnection: Error, Sendable, Hashable {
  /// It could not be started, for the system's reason.
  case notStarted(reason: String)
  /// It ended, with the last line of its complaints.
  case ended(lastLine: String?)
  /// It was silent for longer than it may be.
  case silent
  /// It sent a line that is longer than one may be.
  case longLine
  /// It sent more than anybody reads.
  case flood
  /// It sent something that cannot be read.
  case unreadable(String)
  /// It speaks another version of the protocol.
  case version(String)
  /// It said itself that it cannot work.
  case refused(String)
}

/// The languages in which programs are spoken of.
enum ProcessLanguages {
  /// What is said in the language of a locale.
  static func messages(for locale: String) -> any ProcessMessages {
    switch locale.prefix(while: \.isLetter) {
    case "ko": KoreanProcessMessages()
    case "vi": VietnameseProcessMessages()
    default: EnglishProcessMessages()
    }
  }
}

struct EnglishProcessMessages: ProcessMessages {
  func problem(_ problem: CommandWords.Problem) -> String {
    switch problem {
    case .looksLikeOption(let value):
      "“\(value)” begins with a dash and would be read as an option, so it is not handed on."
    case .unspeakable: "The value holds a character that cannot be handed on."
    }
  }
  func cannotStart(_ program: String, reason: String) -> String {
    "“\(program)” cannot be started (\(reason)); is it installed?"
  }
  func failed(_ program: String, reason: String?, status: Int) -> String {
    reason.map { "“\(program)” failed: \($0)" } ?? "“\(program)” failed with status \(status)."
  }
  func wasEnded(_ program: String, signal: Int) -> String {
    "“\(program)” was ended by signal \(signal)."
  }
  func wroteTooMuch(_ program: String) -> String {
    "“\(program)” wrote more than a megabyte and was ended."
  }
  func broken(_ app: String, _ reason: BrokenConnection) -> String {
    switch reason {
    case .notStarted(let reason): "\(app) cannot be started (\(reason)); is it installed?"
    case .ended(let line?): "\(app) ended before it was done: \(line)"
    case .ended(nil): "\(app) ended before it was done. It is started anew next time."
    case .silent: "\(app) did not answer and was ended. It is started anew next time."
    case .longLine: "\(app) sent a line that is too long and was ended."
    case .flood: "\(app) sent far too much and was ended."
    case .unreadable(let reason):
      "\(app) sent something that cannot be read (\(reason)) and was ended."
    case .version(let version):
      "\(app) speaks version \(version) of the protocol, but only version 1 is understood."
    case .refused(let message): message
    }
  }
}

struct KoreanProcessMessages: ProcessMessages {
  func problem(_ problem: CommandWords.Problem) -> String {
    switch problem {
    case .looksLikeOption(let value): "“\(value)”: 줄표로 시작하여 옵션으로 읽힐 수 있으므로 넘기지 않습니다."
    case .unspeakable: "값에 넘길 수 없는 문자가 있습니다."
    }
  }
  func cannotStart(_ program: String, reason: String) -> String {
    "“\(program)” 프로그램을 시작할 수 없습니다(\(reason)). 설치되어 있나요?"
  }
  func failed(_ program: String, reason: String?, status: Int) -> String {
    reason.map { "“\(program)” 프로그램이 실패했습니다: \($0)" }
      ?? "“\(program)” 프로그램이 상태 \(status)(으)로 실패했습니다."
  }
  func wasEnded(_ program: String, signal: Int) -> String {
    "“\(program)” 프로그램이 신호 \(signal)(으)로 끝났습니다."
  }
  func wroteTooMuch(_ program: String) -> String {
    "“\(program)” 프로그램이 1메가바이트 넘게 써서 끝냈습니다."
  }
  func broken(_ app: String, _ reason: BrokenConnection) -> String {
    switch reason {
    case .notStarted(let reason): "\(app) 앱을 시작할 수 없습니다(\(reason)). 설치되어 있나요?"
    case .ended(let line?): "\(app) 앱이 일을 마치기 전에 끝났습니다: \(line)"
    case .ended(nil): "\(app) 앱이 일을 마치기 전에 끝났습니다. 다음에 새로 시작합니다."
    case .silent: "\(app) 앱이 답하지 않아 끝냈습니다. 다음에 새로 시작합니다."
    case .longLine: "\(app) 앱이 너무 긴 줄을 보내 끝냈습니다."
    case .flood: "\(app) 앱이 너무 많이 보내 끝냈습니다."
    case .unreadable(let reason): "\(app) 앱이 읽을 수 없는 것(\(reason))을 보내 끝냈습니다."
    case .version(let version): "\(app) 앱은 프로토콜 버전 \(version)을(를) 쓰지만 버전 1만 이해합니다."
    case .refused(let message): message
    }
  }
}

struct VietnameseProcessMessages: ProcessMessages {
  func problem(_ problem: CommandWords.Problem) -> String {
    switch problem {
    case .looksLikeOption(let value):
      "“\(value)” bắt đầu bằng dấu gạch và sẽ bị đọc là tùy chọn, nên không được chuyển đi."
    case .unspeakable: "Giá trị có ký tự không thể chuyển đi."
    }
  }
  func cannotStart(_ program: String, reason: String) -> String {
    "Không khởi động được “\(program)” (\(reason)); đã cài đặt chưa?"
  }
  func failed(_ program: String, reason: String?, status: Int) -> String {
    reason.map { "“\(program)” thất bại: \($0)" }
      ?? "“\(program)” thất bại với trạng thái \(status)."
  }
  func wasEnded(_ program: String, signal: Int) -> String {
    "“\(program)” đã kết thúc vì tín hiệu \(signal)."
  }
  func wroteTooMuch(_ program: String) -> String {
    "“\(program)” ghi hơn một megabyte và đã bị dừng."
  }
  func broken(_ app: String, _ reason: BrokenConnection) -> String {
    switch reason {
    case .notStarted(let reason): "Không khởi động được \(app) (\(reason)); đã cài đặt chưa?"
    case .ended(let line?): "\(app) kết thúc trước khi làm xong: \(line)"
    case .ended(nil): "\(app) kết thúc trước khi làm xong. Lần sau nó sẽ được khởi động lại."
    case .silent: "\(app) không trả lời và đã bị dừng. Lần sau nó sẽ được khởi động lại."
    case .longLine: "\(app) gửi một dòng quá dài và đã bị dừng."
    case .flood: "\(app) gửi quá nhiều và đã bị dừng."
    case .unreadable(let reason): "\(app) gửi thứ không đọc được (\(reason)) và đã bị dừng."
    case .version(let version):
      "\(app) dùng phiên bản \(version) của giao thức, nhưng chỉ phiên bản 1 được hiểu."
    case .refused(let message): message
    }
  }
}
