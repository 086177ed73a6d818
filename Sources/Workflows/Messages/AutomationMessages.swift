package import SpokenLanguage

/// What is said about automations, in one language.
package struct AutomationMessages: Sendable {
  /// There are no automations.
  package var none: String
  /// No automation is called so.
  package var unknown: @Sendable (String) -> String
  /// There is an automation of that name already.
  package var taken: @Sendable (String) -> String
  /// An automation was saved.
  package var saved: @Sendable (String) -> String
  /// An automation was deleted.
  package var deleted: @Sendable (String) -> String
  /// An automation waits again.
  package var enabled: @Sendable (String) -> String
  /// An automation waits no more.
  package var disabled: @Sendable (String) -> String
  /// The mark of an automation that waits no more.
  package var disabledMark: String
  /// So many automations wait.
  package var waiting: @Sendable (Int) -> String
  /// An automation runs.
  package var began: @Sendable (String) -> String
  /// Asks whether an automation may run.
  package var askToRun: @Sendable (String) -> String
  /// An automation was to run when nobody waited: when, and whether it runs now.
  package var missed: @Sendable (String, String, Bool) -> String
  /// An automation was running when the program ended.
  package var interrupted: @Sendable (String) -> String
  /// What became of an automation.
  package var event: @Sendable (AutomationLog.Event) -> String
  /// Nothing happened yet.
  package var nothing: String
}

/// The languages in which automations speak.
package enum AutomationMessageLanguages {
  /// The messages in a language; English where there are none.
  package static func messages(for language: any Language) -> AutomationMessages {
    switch language.code {
    case "ko": .korean
    case "vi": .vietnamese
    default: .english
    }
  }
}

extension AutomationMessages {
  static let english = AutomationMessages(
    none: "You have no automations yet; “assistant automation new NAME” makes one.",
    unknown: { "No automation is called “\($0)”." },
    taken: { "There is an automation “\($0)” already; choose another name." },
    saved: { "Saved “\($0)”. “assistant automate” waits for it." },
    deleted: { "Deleted “\($0)”." },
    enabled: { "“\($0)” waits again." },
    disabled: { "“\($0)” waits no more." },
    disabledMark: "disabled",
    waiting: { "Waiting for \($0) \($0 == 1 ? "automation" : "automations")." },
    began: { "“\($0)” runs." },
    askToRun: { "Run “\($0)”?" },
    missed: { name, time, runs in
      "“\(name)” was missed at \(time)" + (runs ? "; it runs now." : "; it is not run any more.")
    },
    interrupted: { "“\($0)” was interrupted when the program ended; it is not run again." },
    event: { event in
      switch event {
      case .waiting: "waits"
      case .began: "began"
      case .done: "done"
      case .failed: "failed"
      case .declined: "declined"
      case .missed: "missed"
      }
    },
    nothing: "Nothing has happened yet."
  )

  static let korean = AutomationMessages(
    none: "아직 자동화가 없습니다. ‘assistant automation new 이름’으로 만드세요.",
    unknown: { "‘\($0)’ 자동화가 없습니다." },
    taken: { "‘\($0)’ 자동화가 이미 있습니다. 다른 이름을 쓰세요." },
    saved: { "‘\($0)’을(를) 저장했습니다. ‘assistant automate’가 실행 중일 때 작동합니다." },
    deleted: { "‘\($0)’을(를) 삭제했습니다." },
    enabled: { "‘\($0)’을(를) 다시 켰습니다." },
    disabled: { "‘\($0)’을(를) 껐습니다." },
    disabledMark: "꺼짐",
    waiting: { "자동화 \($0)개를 기다립니다." },
    began: { "‘\($0)’을(를) 실행합니다." },
    askToRun: { "‘\($0)’을(를) 실행할까요?" },
    missed: { name, time, runs in
      "‘\(name)’을(를) \(time)에 실행하지 못했습니다." + (runs ? " 지금 실행합니다." : " 이제 실행하지 않습니다.")
    },
    interrupted: { "‘\($0)’ 실행 중에 프로그램이 끝났습니다. 다시 실행하지 않습니다." },
    event: { event in
      switch event {
      case .waiting: "대기 시작"
      case .began: "시작"
      case .done: "완료"
      case .failed: "실패"
      case .declined: "거절됨"
      case .missed: "놓침"
      }
    },
    nothing: "아직 기록이 없습니다."
  )

  static let vietnamese = AutomationMessages(
    none: "Bạn chưa có tự động hóa nào; tạo bằng “assistant automation new TÊN”.",
    unknown: { "Không có tự động hóa nào tên “\($0)”." },
    taken: { "Đã có tự động hóa “\($0)”; hãy chọn tên khác." },
    saved: { "Đã lưu “\($0)”. “assistant automate” sẽ chờ và chạy nó." },
    deleted: { "Đã xóa “\($0)”." },
    enabled: { "Đã bật lại “\($0)”." },
    disabled: { "Đã tắt “\($0)”." },
    disabledMark: "đã tắt",
    waiting: { "Đang chờ \($0) tự động hóa." },
    began: { "Đang chạy “\($0)”." },
    askToRun: { "Chạy “\($0)” nhé?" },
    missed: { name, time, runs in
      "Đã lỡ “\(name)” lúc \(time)" + (runs ? "; bây giờ chạy." : "; không chạy nữa.")
    },
    interrupted: { "“\($0)” bị ngắt khi chương trình dừng; sẽ không chạy lại." },
    event: { event in
      switch event {
      case .waiting: "bắt đầu chờ"
      case .began: "bắt đầu"
      case .done: "xong"
      case .failed: "không xong"
      case .declined: "bị từ chối"
      case .missed: "bị lỡ"
      }
    },
    nothing: "Chưa có gì xảy ra."
  )
}
