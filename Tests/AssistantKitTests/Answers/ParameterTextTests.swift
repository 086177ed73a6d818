import AppIntents
import Testing

@testable import AssistantKit

@Suite struct ParameterTextTests {
  private func value(_ text: String, locale: String = "en") async throws -> Bool? {
    let parameter = ParameterDescription(
      name: "isOn",
      title: "On",
      type: .bool(yes: nil, no: nil),
      isOptional: false
    )
    let result = try await ParameterText(settings: Samples.settings(locale))
      .value(text, for: parameter)
    return try? result.get() as? Bool
  }

  @Test(arguments: [
    ("en", "on", true), ("en", "off", false), ("en", "true", true), ("en", "no", false),
    ("en", "blue", nil), ("ko", "켜짐", true), ("vi", "tắt", false),
  ])
  func `a yes or a no is also on or off`(
    locale: String,
    text: String,
    expected: Bool?
  )
    async throws
  {
    #expect(try await value(text, locale: locale) == expected)
  }
}
