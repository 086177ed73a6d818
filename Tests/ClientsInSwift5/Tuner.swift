import AppIntents
import AVKit
import Combine
import MediaPlayer
import SwiftUI

struct StationEntity: AppEntity, Identifiable, Decodable {
  enum CodingKeys: String, CodingKey {
    case id = "stationuuid", name, url = "url_resolved", favicon, tags, country = "countrycode"
  }
  let id: UUID
  let name: String
  let url: URL
  let favicon: String?
  let tags: String
  let country: String
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  static var defaultQuery = StationQuery()
  var displayRepresentation: DisplayRepresentation {
    let flag = country.unicodeScalars.compactMap { UnicodeScalar(127_397 + $0.value) }.map(
      String.init
    ).joined()
    return DisplayRepresentation(
      title: "\(flag) \(name)",
      subtitle: .init(stringLiteral: tags.split(separator: ",").prefix(2).joined(separator: " · ")),
      image: favicon.flatMap(URL.init(string:)).map { .init(url: $0, displayStyle: .circular) }
    )
  }
}

struct StationQuery: EntityStringQuery {
  func entities(for identifiers: [StationEntity.ID]) async throws -> [StationEntity] {
    try await RadioBrowser.shared.get(
      "stations/byuuid",
      ["uuids": identifiers.map(\.uuidString).joined(separator: ",")]
    )
  }
  func entities(matching string: String) async throws -> [StationEntity] {
    try await RadioBrowser.shared.get("stations/search", ["name": string, "limit": "20"])
  }
  func suggestedEntities() async throws -> [StationEntity] {
    try await RadioBrowser.shared.get("stations/topvote/10", [:])
  }
}

struct RadioBrowser {
  static let shared = RadioBrowser()
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder();
    decoder.dateDecodingStrategy = .custom {
      try Date($0.singleValueContainer().decode(String.self), strategy: .iso8601)
    }; return decoder
  }()
  func get<T: Decodable>(_ path: String, _ query: [String: String]) async throws -> T {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "de1.api.radio-browser.info"
    components.path = "/json/\(path)"
    components.queryItems = query.sorted(by: <).map(URLQueryItem.init)
    guard let url = components.url else { throw URLError(.badURL) }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try decoder.decode(T.self, from: data)
  }
}

@MainActor class RadioPlayer: ObservableObject {
  static let shared = RadioPlayer()
  @Published var station: StationEntity?
  @Published var isPlaying = false {
    willSet { UIApplication.shared.isIdleTimerDisabled = newValue }
  }
  let player = AVPlayer()
  private var subscriptions = Set<AnyCancellable>()
  init() {
    $station.compactMap(\.self).map(\.name).removeDuplicates().sink { name in
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [
        MPMediaItemPropertyTitle: name, MPNowPlayingInfoPropertyIsLiveStream: true,
      ]
    }.store(in: &subscriptions)
    Publishers.CombineLatest($station, $isPlaying).filter { $0.0 != nil && $0.1 }.debounce(
      for: 0.5,
      scheduler: DispatchQueue.main
    ).sink { [weak self] station, _ in
      if let station { self?.remember(station) }
    }.store(in: &subscriptions)
    MPRemoteCommandCenter.shared().togglePlayPauseCommand.addTarget { [unowned self] _ in
      MainActor.assumeIsolated { self.toggle() }; return .success
    }
  }
  func play(_ station: StationEntity) {
    self.station = station
    player.replaceCurrentItem(with: AVPlayerItem(url: station.url))
    player.play()
    isPlaying = true
  }
  func toggle() { isPlaying ? player.pause() : player.play(); isPlaying.toggle() }
  private func remember(_ station: StationEntity) {
    var recent = UserDefaults.standard.stringArray(forKey: "recent") ?? [];
    recent.removeAll { $0 == station.id.uuidString }; recent.insert(station.id.uuidString, at: 0);
    UserDefaults.standard.set(Array(recent.prefix(10)), forKey: "recent")
  }
}

struct PlayStation: AudioPlaybackIntent {
  static var title: LocalizedStringResource = "Play Station"
  static var parameterSummary: some ParameterSummary { Summary("Play \(\.$station)") }
  @Parameter(title: "Station", requestValueDialog: "Which station?") var station: StationEntity
  @MainActor func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    RadioPlayer.shared.play(station)
    return .result(dialog: "Tuning in to \(station.name)", view: NowPlayingView(player: .shared))
  }
}
struct TogglePlayback: AudioPlaybackIntent {
  static var title: LocalizedStringResource = "Toggle";
  @MainActor func perform() async throws -> some IntentResult {
    RadioPlayer.shared.toggle(); return .result()
  }
}

struct NowPlayingView: View {
  @ObservedObject var player: RadioPlayer
  @State private var volume: Float = 0.5
  var body: some View {
    HStack(spacing: 12) {
      AsyncImage(url: player.station?.favicon.flatMap(URL.init)) {
        $0.resizable()
      } placeholder: {
        Color.gray.opacity(0.3).overlay(ProgressView())
      }.frame(width: 50, height: 50).clipShape(.circle)
      Text(player.station?.name ?? "–").font(.headline).frame(
        maxWidth: .infinity,
        alignment: .leading
      )
      Button(intent: TogglePlayback()) {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").contentTransition(
          .symbolEffect(.replace.downUp)
        )
      }.buttonStyle(.borderless)
    }
    .padding(.init(top: 8, leading: 12, bottom: 8, trailing: 12))
    VideoPlayer(player: player.player).frame(height: 1).opacity(0)
  }
}
