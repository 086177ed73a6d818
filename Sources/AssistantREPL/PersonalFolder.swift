import Foundation

/// Where a person's own files of the assistant are, by the XDG rules.
enum PersonalFolder {
  /// What is kept between runs: lines typed before, what was not understood.
  case state
  /// What a person writes for the assistant.
  case configuration
  /// What can be made again.
  case cache
  /// What a person made: shortcuts, focuses, automations.
  case data

  /// The folder; nil where there is no home folder either.
  func url(in environment: [String: String]) -> URL? {
    if let folder = environment[variable], folder.hasPrefix("/") {
      return URL(filePath: folder, directoryHint: .isDirectory).appending(path: "assistant")
    }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return URL(filePath: home, directoryHint: .isDirectory)
      .appending(path: usualPlace)
      .appending(path: "assistant")
  }

  private var variable: String {
    switch self {
    case .state: "XDG_STATE_HOME"
    case .configuration: "XDG_CONFIG_HOME"
    case .cache: "XDG_CACHE_HOME"
    case .data: "XDG_DATA_HOME"
    }
  }

  private var usualPlace: String {
    switch self {
    case .state: ".local/state"
    case .configuration: ".config"
    case .cache: ".cache"
    case .data: ".local/share"
    }
  }
}
