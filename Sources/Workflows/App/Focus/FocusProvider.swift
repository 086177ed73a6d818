import AppIntents
import StringCatalogs

/// The sentences that switch a person's focuses.
struct FocusProvider: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TurnOnFocus(),
      phrases: [
        "Turn on \(\.$focus) focus",
        "Turn on \(\.$focus)",
        "Turn on the \(\.$focus) focus",
        "Start \(\.$focus) focus",
        "Turn on a focus",
      ],
      shortTitle: "Turn On Focus",
      systemImageName: "moon"
    )
    AppShortcut(
      intent: TurnOffFocus(),
      phrases: ["Turn off focus", "Turn off the focus", "Turn focus off", "End the focus"],
      shortTitle: "Turn Off Focus",
      systemImageName: "moon.slash"
    )
    AppShortcut(
      intent: WhichFocus(),
      phrases: ["Which focus is on", "What focus is on", "Is a focus on"],
      shortTitle: "Which Focus Is On?",
      systemImageName: "questionmark"
    )
  }
}

/// The texts and sentences of the app for focuses, in the languages beside English.
enum FocusTexts {
  /// The texts; the keys are their English.
  static let tables: StringTables = {
    var tables = StringTables()
    for (key, korean, vietnamese) in texts {
      tables.set(korean, forKey: key, locale: "ko")
      tables.set(vietnamese, forKey: key, locale: "vi")
    }
    for (key, korean, vietnamese) in phrases {
      tables.set(phrases: korean, forKey: key, locale: "ko")
      tables.set(phrases: vietnamese, forKey: key, locale: "vi")
    }
    return tables
  }()

  private static let texts: [(key: String, korean: String, vietnamese: String)] = [
    ("Focus", "집중 모드", "Tập trung"),
    ("Turn On Focus", "집중 모드 켜기", "Bật chế độ tập trung"),
    ("Turn Off Focus", "집중 모드 끄기", "Tắt chế độ tập trung"),
    ("Which Focus Is On?", "지금 집중 모드", "Đang bật chế độ nào?"),
    ("Which focus?", "어떤 집중 모드를 켤까요?", "Chế độ tập trung nào?"),
    ("Turn on ${focus}", "${focus} 집중 모드 켜기", "Bật chế độ ${focus}"),
    (
      "Turns on one of your focuses; another one ends.",
      "집중 모드를 켭니다. 켜져 있던 다른 집중 모드는 꺼집니다.",
      "Bật một chế độ tập trung; chế độ đang bật sẽ tắt."
    ),
    ("Ends the focus that is on.", "켜져 있는 집중 모드를 끕니다.", "Tắt chế độ tập trung đang bật."),
    (
      "Says which focus is on, and what apps do for it.",
      "어떤 집중 모드가 켜져 있고 앱이 무엇을 바꾸는지 알려 줍니다.",
      "Cho biết chế độ tập trung nào đang bật và các ứng dụng thay đổi ra sao."
    ),
  ]

  private static let phrases: [(key: String, korean: [String], vietnamese: [String])] = [
    (
      "Turn on ${focus} focus",
      [
        "${focus} 집중 모드 켜 줘", "${focus} 집중 모드 켜기", "${focus} 집중 모드 시작해 줘", "${focus} 켜 줘",
        "집중 모드 켜 줘",
      ],
      [
        "Bật chế độ tập trung ${focus}", "Bật chế độ ${focus}", "Bật ${focus}",
        "Bật một chế độ tập trung",
      ]
    ),
    (
      "Turn off focus",
      ["집중 모드 꺼 줘", "집중 모드 끄기", "집중 모드 끝내 줘"],
      ["Tắt chế độ tập trung", "Thôi tập trung"]
    ),
    (
      "Which focus is on",
      ["어떤 집중 모드가 켜져 있어", "지금 집중 모드가 뭐야"],
      ["Đang bật chế độ tập trung nào", "Chế độ tập trung nào đang bật"]
    ),
  ]
}
