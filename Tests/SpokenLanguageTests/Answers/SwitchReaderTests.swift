import SpokenLanguage
import Testing

struct SwitchReaderTests {
  @Test(arguments: [
    ("en", "on", true), ("en", "turn it off please", false), ("en", "on or off", nil),
    ("en", "on fire", nil), ("en", "off?", nil), ("ko", "켜 줘", true), ("ko", "꺼짐", false),
    ("vi", "bật lên", true), ("vi", "tắt đi", false), ("de", "mach es aus", false),
    ("fr", "allumé", true), ("es", "apagado", false), ("ja", "オン", true), ("zh", "关掉", false),
  ])
  func `an answer says on or off`(locale: String, answer: String, expected: Bool?) {
    #expect(SwitchReader(Languages.language(for: locale)).setting(in: answer) == expected)
  }
}
