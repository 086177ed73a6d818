import Recognizers
import SpokenLanguage
import Testing

@Suite struct SlowVoiceTests {
  private func seconds(_ text: String, _ locale: String = "en") -> Double {
    let duration = SlowVoice(language: Languages.language(for: locale)).duration(of: text)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  @Test func `a hundred and ten words take a minute and a pause`() {
    let minute = seconds(Array(repeating: "dune", count: 110).joined(separator: " "))
    #expect(abs(minute - 61) < 0.1)
  }

  @Test func `long words and numbers take longer`() {
    #expect(seconds("incomprehensibilities") > seconds("dune") + 1)
    #expect(seconds("1984") > seconds("emma") + 1)
  }

  @Test func `nothing takes no more than a pause`() {
    #expect(seconds("") == 0.5)
  }
}
