package import SpokenLanguage

/// What is said about keeping, composing and running shortcuts from the command line, in one language.
package struct ComposingMessages: Sendable {
  /// How a shortcut is composed line by line.
  package var howToCompose: String
  /// Asks for a value that an intent needs.
  package var askForParameter: @Sendable (String) -> String
  /// Nothing fits what was said for a parameter.
  package var noSuchValue: @Sendable (String, String) -> String
  /// An app could not be asked.
  package var notAsked: @Sendable (String) -> String
  /// There are no shortcuts.
  package var none: String
  /// A shortcut was saved.
  package var saved: @Sendable (String) -> String
  /// A shortcut was not saved.
  package var notSaved: String
  /// A shortcut is called otherwise now.
  package var renamed: @Sendable (String, String) -> String
  /// A shortcut was deleted.
  package var deleted: @Sendable (String) -> String
  /// No shortcut is called so.
  package var unknown: @Sendable (String) -> String
  /// There is a shortcut of that name already.
  package var taken: @Sendable (String) -> String
  /// How many steps a shortcut has.
  package var steps: @Sendable (Int) -> String
  /// How many mistakes a file has.
  package var mistakes: @Sendable (Int) -> String
  /// How a run ended.
  package var outcome: @Sendable (WorkflowHistory.Run) -> String
  /// Nothing was run yet.
  package var noRuns: String
}

/// The languages in which shortcuts are kept and composed.
package enum ComposingMessageLanguages {
  /// The messages in a language; English where there are none.
  package static func messages(for language: any Language) -> ComposingMessages {
    switch language.code {
    case "ko": .korean
    case "vi": .vietnamese
    default: .english
    }
  }
}

extension ComposingMessages {
  static let english = ComposingMessages(
    howToCompose:
      "A step a line; Tab completes. “done” saves, “undo” takes a step back, “list” shows "
      + "them, “cancel” gives up.",
    askForParameter: { "\($0) (nothing: ask each time): " },
    noSuchValue: { "“\($0)” is no \($1)." },
    notAsked: { "\($0) could not be asked." },
    none: "You have no shortcuts yet; “assistant shortcut new NAME” makes one.",
    saved: { "Saved “\($0)”." },
    notSaved: "Nothing was saved.",
    renamed: { "“\($0)” is called “\($1)” now." },
    deleted: { "Deleted “\($0)”." },
    unknown: { "No shortcut is called “\($0)”." },
    taken: { "There is a shortcut “\($0)” already; choose another name." },
    steps: { "\($0) \($0 == 1 ? "step" : "steps")" },
    mistakes: { "\($0) \($0 == 1 ? "mistake" : "mistakes")" },
    outcome: { run in
      switch run.outcome {
      case .done: "done"
      case .cancelled: "cancelled"
      case .failed: "failed" + (run.step.map { " at step \($0)" } ?? "")
      }
    },
    noRuns: "No shortcut has been run yet."
  )

  static let korean = ComposingMessages(
    howToCompose: "한 줄에 한 단계씩 쓰세요. Tab: 자동 완성, done: 저장, undo: 한 단계 취소, list: 보기, "
      + "cancel: 그만두기",
    askForParameter: { "\($0) (비워 두면 실행할 때마다 묻습니다): " },
    noSuchValue: { "‘\($0)’은(는) \($1) 값이 아닙니다." },
    notAsked: { "\($0)에 물어볼 수 없습니다." },
    none: "아직 단축어가 없습니다. ‘assistant shortcut new 이름’으로 만드세요.",
    saved: { "‘\($0)’을(를) 저장했습니다." },
    notSaved: "저장하지 않았습니다.",
    renamed: { "‘\($0)’의 이름을 ‘\($1)’(으)로 바꿨습니다." },
    deleted: { "‘\($0)’을(를) 삭제했습니다." },
    unknown: { "‘\($0)’ 단축어가 없습니다." },
    taken: { "‘\($0)’ 단축어가 이미 있습니다. 다른 이름을 쓰세요." },
    steps: { "\($0)단계" },
    mistakes: { "오류 \($0)개" },
    outcome: { run in
      switch run.outcome {
      case .done: "완료"
      case .cancelled: "취소됨"
      case .failed: (run.step.map { "\($0)단계에서 " } ?? "") + "실패"
      }
    },
    noRuns: "아직 실행한 단축어가 없습니다."
  )

  static let vietnamese = ComposingMessages(
    howToCompose:
      "Mỗi dòng một bước; Tab để điền. “done” để lưu, “undo” bỏ bước cuối, “list” để xem, "
      + "“cancel” để thôi.",
    askForParameter: { "\($0) (để trống: hỏi mỗi lần chạy): " },
    noSuchValue: { "“\($0)” không dùng được cho \($1)." },
    notAsked: { "Không hỏi được \($0)." },
    none: "Bạn chưa có phím tắt nào; tạo bằng “assistant shortcut new TÊN”.",
    saved: { "Đã lưu “\($0)”." },
    notSaved: "Chưa lưu gì cả.",
    renamed: { "Đã đổi tên “\($0)” thành “\($1)”." },
    deleted: { "Đã xóa “\($0)”." },
    unknown: { "Không có phím tắt nào tên “\($0)”." },
    taken: { "Đã có phím tắt “\($0)”; hãy chọn tên khác." },
    steps: { "\($0) bước" },
    mistakes: { "\($0) lỗi" },
    outcome: { run in
      switch run.outcome {
      case .done: "xong"
      case .cancelled: "đã hủy"
      case .failed: "không xong" + (run.step.map { " ở bước \($0)" } ?? "")
      }
    },
    noRuns: "Chưa chạy phím tắt nào."
  )
}
