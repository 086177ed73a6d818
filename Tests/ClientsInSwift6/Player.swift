// An app that plays, as it is written for Apple's systems.

import AppIntents
import SwiftUI

@MainActor
final class Player {
  static let shared = Player()

  var position = 100
  var isPlaying = false
  var copies = 1
}

struct NowPlaying: SnippetIntent {
  static let title: LocalizedStringResource = "Now Playing"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: PlayerView(position: Player.shared.position, isPlaying: Player.shared.isPlaying))
  }
}

struct PlayerView: View {
  let position: Int
  let isPlaying: Bool

  var body: some View {
    HStack {
      Text("At \(position)")
      Toggle("Playing", isOn: isPlaying, intent: TogglePlaying())
      Button(intent: Rewind(seconds: 10)) { Label("Back", systemImage: "gobackward") }
    }
  }
}

struct ShowPlayer: AppIntent {
  static let title: LocalizedStringResource = "Show Player"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: NowPlaying())
  }
}

struct TogglePlaying: AppIntent {
  static let title: LocalizedStringResource = "Toggle Playing"

  @MainActor
  func perform() async throws -> some IntentResult {
    Player.shared.isPlaying.toggle()
    return .result()
  }
}

struct Rewind: AppIntent {
  static let title: LocalizedStringResource = "Rewind"
  static var parameterSummary: some ParameterSummary { Summary("Rewind \(\.$seconds) seconds") }

  @Parameter(title: "Seconds", default: 5) var seconds: Int

  init() {}

  init(seconds: Int) {
    self.seconds = seconds
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    Player.shared.position -= seconds
    return .result(value: Player.shared.position)
  }
}

struct Skip: AppIntent {
  static let title: LocalizedStringResource = "Skip"

  @MainActor
  func perform() async throws -> some IntentResult {
    Player.shared.position += 30
    NowPlaying.reload()
    return .result()
  }
}

struct MoreCopies: AppIntent {
  static let title: LocalizedStringResource = "More Copies"

  @MainActor
  func perform() async throws -> some IntentResult {
    Player.shared.copies += 1
    return .result()
  }
}

struct CopyCount: SnippetIntent {
  static let title: LocalizedStringResource = "Copies"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result {
      HStack {
        Text("Copies: \(Player.shared.copies)")
        Button("More", intent: MoreCopies())
      }
    }
  }
}

struct BuyRecord: AppIntent {
  static let title: LocalizedStringResource = "Buy Record"
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .buy, snippetIntent: CopyCount())
    return .result(dialog: "Bought \(Player.shared.copies).")
  }
}

struct Song: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
  static let defaultQuery = SongQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct SongQuery: EntityStringQuery {
  static let all = ["Élan", "Ember"].map(Song.init)

  func entities(for identifiers: [String]) async throws -> [Song] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Song] {
    Self.all.filter { $0.id.contains(string) }
  }

  func suggestedEntities() async throws -> [Song] { Self.all }
}

struct PlaySong: AppIntent {
  static let title: LocalizedStringResource = "Play Song"

  @Parameter(title: "Song") var song: Song

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: song.id)
  }
}

struct PlayerShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowPlayer(),
      phrases: ["Show \(.applicationName)"],
      shortTitle: "Show",
      systemImageName: "play"
    )
    AppShortcut(
      intent: Rewind(),
      phrases: ["Rewind in \(.applicationName)"],
      shortTitle: "Rewind",
      systemImageName: "gobackward"
    )
    AppShortcut(
      intent: Skip(),
      phrases: ["Skip in \(.applicationName)"],
      shortTitle: "Skip",
      systemImageName: "goforward"
    )
    AppShortcut(
      intent: BuyRecord(),
      phrases: ["Buy a record in \(.applicationName)"],
      shortTitle: "Buy",
      systemImageName: "cart"
    )
    AppShortcut(
      intent: PlaySong(),
      phrases: ["Play a song in \(.applicationName)"],
      shortTitle: "Play",
      systemImageName: "play"
    )
  }
}
