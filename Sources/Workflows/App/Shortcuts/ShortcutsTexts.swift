import StringCatalogs

/// The texts and sentences of the app for shortcuts, in the languages beside English.
enum ShortcutsTexts {
  /// The texts; the keys are their English.
  static let tables: StringTables = {
    var tables = StringTables()
    for (key, korean, vietnamese) in texts {
      tables.set(korean, forKey: key, locale: "ko")
      tables.set(vietnamese, forKey: key, locale: "vi")
    }
    tables.set(
      phrases: [
        "${shortcut} 실행", "${shortcut}", "${shortcut} 실행해 줘", "${shortcut} 단축어 실행",
        "${shortcut} 단축어 실행해 줘",
      ],
      forKey: "Run ${shortcut}",
      locale: "ko"
    )
    tables.set(
      phrases: ["Chạy ${shortcut}", "${shortcut}", "Chạy phím tắt ${shortcut}"],
      forKey: "Run ${shortcut}",
      locale: "vi"
    )
    return tables
  }()

  private static let texts: [(key: String, korean: String, vietnamese: String)] = [
    ("Shortcuts", "단축어", "Phím tắt"), ("Shortcut", "단축어", "Phím tắt"),
    ("Run Shortcut", "단축어 실행", "Chạy phím tắt"), ("Input", "입력", "Dữ liệu vào"),
    ("Which shortcut?", "어떤 단축어를 실행할까요?", "Phím tắt nào?"),
    (
      "Runs a shortcut that you composed.", "직접 만든 단축어를 실행합니다.",
      "Chạy một phím tắt mà bạn đã soạn."
    ),
    ("Run ${shortcut}", "${shortcut} 실행", "Chạy ${shortcut}"),
  ]
}
