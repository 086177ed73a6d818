import AppIntents
import FoundationModels
import OSLog
import SwiftUI

@Generable(description: "A summary of a conversation")
struct ChatSummary: Equatable {
  @Guide(description: "A short title") var title: String
  @Guide(description: "Key points", .count(3)) var points: [String]
  @Guide(.range(1...5)) var importance: Int
  var mood: Mood
  @Generable enum Mood: String { case happy, neutral, sad }
}

struct WeatherTool: Tool {
  let name = "weather"
  let description = "Tells the weather in a city"
  @Generable struct Arguments { @Guide(description: "The city") var city: String }
  func call(arguments: Arguments) async throws -> String { "Sunny in \(arguments.city)" }
}

struct ChatEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chat"
  static let defaultQuery = ChatQuery()
  var id = UUID()
  @Property(title: "Title") var title: String
  @Property(title: "Messages") var messages: [MessageItem]
  var displayRepresentation: DisplayRepresentation { "\(title)" }
  init(title: String, messages: [MessageItem] = []) { self.title = title; self.messages = messages }
}

struct MessageItem: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Message"
  )
  @Property(title: "Text") var text: String?
  @Property(title: "Sent") var sent: Date?
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(text ?? "")") }
}

struct ChatQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [ChatEntity] {
    await ChatStore.shared.chats.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [ChatEntity] {
    await ChatStore.shared.chats.filter {
      $0.title.range(of: string, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
  func suggestedEntities() async throws -> [ChatEntity] {
    await ChatStore.shared.chats.sorted(using: KeyPathComparator(\.title))
  }
}

@globalActor actor ChatActor { static let shared = ChatActor() }

@ChatActor
final class ChatStore {
  static let shared = ChatStore()
  var chats: [ChatEntity] = []
}

struct AskModel: AppIntent {
  static let title: LocalizedStringResource = "Ask Assistant"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  @Parameter(
    title: "Prompt",
    inputOptions: .init(multiline: true),
    requestValueDialog: "What do you want to know?"
  ) var prompt: String
  @Parameter(title: "Chat") var chat: ChatEntity?
  @Parameter(title: "Continuous", default: false) var continuous: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$chat, .hasNoValue) {
      Summary("Ask \(\.$prompt)") {
        \.$chat; \.$continuous
      }
    } otherwise: {
      When(\.$continuous, .equalTo, true) {
        Summary("Keep asking \(\.$prompt) in \(\.$chat)") { \.$continuous }
      } otherwise: {
        Summary("Ask \(\.$prompt) in \(\.$chat)") { \.$continuous }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog
    & ShowsSnippetView
  {
    let model = SystemLanguageModel.default
    switch model.availability {
    case .available: break
    case .unavailable(.appleIntelligenceNotEnabled): throw ModelError.off
    case .unavailable(let reason): throw ModelError.other("\(reason)")
    }
    let session = LanguageModelSession(tools: [WeatherTool()], instructions: "You are brief.")
    session.prewarm()
    let options = GenerationOptions(sampling: .greedy, temperature: 0.3, maximumResponseTokens: 200)
    do {
      let response = try await session.respond(to: prompt, options: options)
      let summary = try await session.respond(generating: ChatSummary.self) {
        "Summarise this:"; response.content
      }
      return .result(
        value: response.content,
        dialog: .init(stringLiteral: response.content),
        view: SummaryView(summary: summary.content)
      )
    } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
      throw ModelError.other("too long")
    } catch let error as LanguageModelSession.GenerationError {
      throw ModelError.other(error.localizedDescription)
    }
  }
}

enum ModelError: Error, CustomLocalizedStringResourceConvertible {
  case off
  case other(String)
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .off: "Turn on Apple Intelligence."
    case .other(let text): "Failed: \(text)"
    }
  }
}

struct SummaryView: View {
  let summary: ChatSummary
  var body: some View {
    VStack(alignment: .leading) {
      Text(summary.title).font(.headline)
      ForEach(summary.points, id: \.self) { point in
        Label {
          Text(.init(point))
        } icon: {
          Image(systemName: "circle.fill").font(.system(size: 6))
        }
      }
      HStack {
        ForEach(0..<summary.importance, id: \.self) { _ in
          Image(systemName: "star.fill").foregroundStyle(.yellow.gradient)
        }
      }
    }
    .padding().background(RoundedRectangle(cornerRadius: 10).fill(.regularMaterial))
    .textSelection(.enabled).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

struct StreamView: View {
  @State private var partial: ChatSummary.PartiallyGenerated?
  @State private var session = LanguageModelSession { "Help with chats." }
  var body: some View {
    Text(partial?.title ?? "…").task {
      do {
        let stream = session.streamResponse(to: "Go", generating: ChatSummary.self)
        for try await snapshot in stream { partial = snapshot.content }
      } catch { Logger().error("\(error)") }
    }
    .disabled(session.isResponding)
  }
}
