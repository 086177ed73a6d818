import AppIntents
package import AssistantKit
package import SpokenLanguage

/// What is said about focuses and notifications, in one language.
package struct FocusMessages: Sendable {
  /// A focus is on.
  package var on: @Sendable (String) -> String
  /// No focus is on.
  package var off: String
  /// There are no focuses.
  package var none: String
  /// No focus is called so.
  package var unknown: @Sendable (String) -> String
  /// There is a focus of that name already.
  package var taken: @Sendable (String) -> String
  /// A focus was made.
  package var made: @Sendable (String) -> String
  /// A focus is called otherwise now.
  package var renamed: @Sendable (String, String) -> String
  /// A focus was deleted.
  package var deleted: @Sendable (String) -> String
  /// An app has no focus filter.
  package var noFilter: @Sendable (String) -> String
  /// An app does nothing for a focus any more.
  package var removed: @Sendable (String, String) -> String
  /// Nothing was chosen for a parameter.
  package var notSet: String
  /// The value is the one that the app has by itself.
  package var usual: String
  /// The app proposes nothing.
  package var noSuggestions: String
  /// The mark of the focus that is on.
  package var onMark: String
  /// A notification got through.
  package var delivered: String
  /// A focus kept a notification silent: its criteria and the focus.
  package var silenced: @Sendable (String?, String) -> String
  /// There are no notifications.
  package var noNotifications: String
  /// The numbers on the badges.
  package var badges: String
}

extension FocusMessages {
  /// Which focus is on, and what the apps do for it.
  package func lines(
    about state: FocusState,
    _ controller: FocusController
  ) async -> [String] {
    guard let focus = state.currentFocus else { return [off] }
    var lines = [on(focus.name)]
    for filter in controller.filters(of: focus) {
      guard let setting = filter.setting else { continue }
      let look = filter.definition.look(of: await controller.values(of: setting, for: filter))
      lines.append("  \(filter.app.definition.name): \(look.subtitle ?? look.title)")
    }
    return lines
  }
}

/// The languages in which focuses speak.
package enum FocusMessageLanguages {
  /// The messages in a language; English where there are none.
  package static func messages(for language: any Language) -> FocusMessages {
    switch language.code {
    case "ko": .korean
    case "vi": .vietnamese
    default: .english
    }
  }
}

extension FocusMessages {
  static let english = FocusMessages(
    on: { "The “\($0)” focus is on." },
    off: "No focus is on.",
    none: "You have no focuses yet; “assistant focus new NAME” makes one.",
    unknown: { "No focus is called “\($0)”." },
    taken: { "There is a focus “\($0)” already." },
    made: { "Made the focus “\($0)”." },
    renamed: { "“\($0)” is called “\($1)” now." },
    deleted: { "Deleted the focus “\($0)”." },
    noFilter: { "\($0) has no focus filter." },
    removed: { "\($0) does nothing for “\($1)” any more." },
    notSet: "not set",
    usual: "as usual",
    noSuggestions: "The app proposes nothing.",
    onMark: "on",
    delivered: "delivered",
    silenced: { criteria, focus in
      "silenced by “\(focus)”" + (criteria.map { " (“\($0)” is not let through)" } ?? "")
    },
    noNotifications: "There are no notifications.",
    badges: "Badges"
  )

  static let korean = FocusMessages(
    on: { "‘\($0)’ 집중 모드가 켜져 있습니다." },
    off: "켜져 있는 집중 모드가 없습니다.",
    none: "아직 집중 모드가 없습니다. ‘assistant focus new 이름’으로 만드세요.",
    unknown: { "‘\($0)’ 집중 모드가 없습니다." },
    taken: { "‘\($0)’ 집중 모드가 이미 있습니다." },
    made: { "‘\($0)’ 집중 모드를 만들었습니다." },
    renamed: { "‘\($0)’의 이름을 ‘\($1)’(으)로 바꿨습니다." },
    deleted: { "‘\($0)’ 집중 모드를 삭제했습니다." },
    noFilter: { "\($0)에는 집중 모드 필터가 없습니다." },
    removed: { "이제 ‘\($1)’에서 \($0)이(가) 달라지지 않습니다." },
    notSet: "설정 안 함",
    usual: "기본값",
    noSuggestions: "앱의 제안이 없습니다.",
    onMark: "켜짐",
    delivered: "전달됨",
    silenced: { criteria, focus in
      "‘\(focus)’ 때문에 울리지 않음" + (criteria.map { " (‘\($0)’은(는) 허용되지 않음)" } ?? "")
    },
    noNotifications: "알림이 없습니다.",
    badges: "배지"
  )

  static let vietnamese = FocusMessages(
    on: { "Đang bật chế độ tập trung “\($0)”." },
    off: "Không bật chế độ tập trung nào.",
    none: "Bạn chưa có chế độ tập trung nào; tạo bằng “assistant focus new TÊN”.",
    unknown: { "Không có chế độ tập trung nào tên “\($0)”." },
    taken: { "Đã có chế độ tập trung “\($0)”." },
    made: { "Đã tạo chế độ tập trung “\($0)”." },
    renamed: { "Đã đổi tên “\($0)” thành “\($1)”." },
    deleted: { "Đã xóa chế độ tập trung “\($0)”." },
    noFilter: { "\($0) không có bộ lọc tập trung." },
    removed: { "\($0) không còn thay đổi gì khi bật “\($1)”." },
    notSet: "chưa đặt",
    usual: "mặc định",
    noSuggestions: "Ứng dụng không gợi ý gì.",
    onMark: "đang bật",
    delivered: "đã báo",
    silenced: { criteria, focus in
      "tắt tiếng vì “\(focus)”" + (criteria.map { " (không cho qua “\($0)”)" } ?? "")
    },
    noNotifications: "Không có thông báo nào.",
    badges: "Số trên biểu tượng"
  )
}
