import AppIntents
import SwiftUI
import Translation

enum Language: String, AppEnum {
  case english = "en", german = "de", japanese = "ja"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Language"
  static let caseDisplayRepresentations: [Language: DisplayRepresentation] = [
    .english: "English", .german: "German", .japanese: .init(title: "Japanese", subtitle: "日本語"),
  ]
  var locale: Locale.Language { .init(identifier: rawValue) }
}

struct TranslateText: AppIntent {
  static let title: LocalizedStringResource = "Translate Text"
  static let description = IntentDescription(
    "Translates text with the on-device model.",
    categoryName: "Text"
  )
  @Parameter(
    title: "Text",
    inputOptions: .init(multiline: true),
    requestValueDialog: "What shall I translate?",
    inputConnectionBehavior: .connectToPreviousIntentResult
  ) var text: String
  @Parameter(title: "From") var source: Language?
  @Parameter(title: "To", default: .english) var target: Language
  static var parameterSummary: some ParameterSummary {
    When(\.$source, .hasAnyValue) {
      Summary("Translate \(\.$text) from \(\.$source) to \(\.$target)")
    } otherwise: {
      Summary("Translate \(\.$text) to \(\.$target)") { \.$source }
    }
  }
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let status = await LanguageAvailability().status(
      from: (source ?? .german).locale,
      to: target.locale
    )
    switch status {
    case .installed:
      let session = TranslationSession(
        installedSource: (source ?? .german).locale,
        target: target.locale
      )
      let response = try await session.translate(text)
      return .result(value: response.targetText, dialog: "\(response.targetText)")
    case .supported: throw TranslateError.download
    case .unsupported: throw TranslateError.unsupported(source?.rawValue)
    @unknown default: throw TranslateError.download
    }
  }
}

enum TranslateError: Error, CustomLocalizedStringResourceConvertible {
  case download, unsupported(String?)
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .download: "Download the language in Settings first."
    case .unsupported(let code?): "\(code) is not supported."
    case .unsupported(nil): "This pair is not supported."
    }
  }
}

struct TranslateView: View {
  @State private var configuration: TranslationSession.Configuration?
  @State private var result = ""
  @State private var showsSheet = false
  let text: String
  var body: some View {
    Form {
      TextEditor(text: .constant(text)).frame(minHeight: 80)
      Text(result).textSelection(.enabled)
      Button("Translate") {
        configuration == nil
          ? configuration = .init(source: nil, target: .init(identifier: "de"))
          : configuration?.invalidate()
      }
    }
    .translationTask(configuration) { session in
      do { result = try await session.translate(text).targetText } catch {
        result = error.localizedDescription
      }
    }
    .translationPresentation(isPresented: $showsSheet, text: text)
    .formStyle(.grouped)
  }
}
