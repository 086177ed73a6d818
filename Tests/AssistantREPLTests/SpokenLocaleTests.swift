import AssistantKit
import Testing

@testable import AssistantREPL

/// Which languages are taken, and what is said of those without rules.
@Suite struct SpokenLocaleTests {
  /// What a check says or throws.
  private func check(
    _ identifier: String,
    isAskedFor: Bool = true,
    locales: [String] = []
  ) -> (warnings: [String], error: UsageError?) {
    var warnings: [String] = []
    do throws(UsageError) {
      try SpokenLocale(identifier: identifier, isAskedFor: isAskedFor)
        .check([], locales) { warnings.append($0) }
    } catch {
      return (warnings, error)
    }
    return (warnings, nil)
  }

  @Test(arguments: [
    "en", "en-GB", "en_US.UTF-8", "ko", "ko-KR", "vi", "de-AT", "fr", "es-MX", "ja", "zh-Hans-CN",
  ])
  func `a language with a pack is taken without a word`(identifier: String) {
    let (warnings, error) = check(identifier)
    #expect(warnings == [] && error == nil)
  }

  @Test(arguments: ["xx", "nl", "tlh-AQ"])
  func `one that nobody wrote is an error that lists the known ones`(identifier: String) {
    let (warnings, error) = check(identifier, locales: ["eo"])
    #expect(warnings == [])
    let known = ["de", "en", "eo", "es", "fr", "ja", "ko", "vi", "zh"]
    #expect(error == .unknownLocale(identifier, known: known))
  }

  @Test(arguments: ["nl", "nl-BE", "nl_NL"])
  func `one that a catalogue has works with a warning`(identifier: String) {
    let (warnings, error) = check(identifier, locales: ["nl"])
    #expect(error == nil)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("'nl'") == true)
    #expect(warnings.first?.contains("word by word") == true)
  }

  @Test(arguments: ["xx", "nl_NL.UTF-8"])
  func `the system's own is never an error`(identifier: String) {
    let (warnings, error) = check(identifier, isAskedFor: false)
    #expect(error == nil)
    #expect(warnings.count == 1)
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8", ""])
  func `no language of its own is English`(identifier: String) {
    #expect(check(identifier, isAskedFor: false).error == nil)
  }

  @Test(arguments: [("klingonisch", 0), ("../../etc", 0), ("12", 1), ("a", 1)])
  func `what is no locale is an error where it was asked for`(identifier: String, count: Int) {
    #expect(check(identifier).error != nil)
    let (warnings, error) = check(identifier, isAskedFor: false)
    #expect(error == nil)
    // English is spoken then, of which nothing is missing, or no language that has rules.
    #expect(warnings.count == count, "\(warnings)")
  }
}
