import AssistantKit
import Foundation

/// The misses that are kept between runs, in a file that only its owner reads.
struct MissLog: Sendable {
  private let file: HistoryFile

  /// The most misses that are kept.
  static let limit = 1_000

  /// The log of the person whose environment this is; nil where there is no folder for it.
  init?(environment: [String: String]) {
    guard let folder = PersonalFolder.state.url(in: environment) else { return nil }
    file = HistoryFile(url: folder.appending(path: "misses.jsonl"), limit: Self.limit)
  }

  /// The misses, oldest first.
  func load() -> [Miss] {
    file.load().suffix(Self.limit).compactMap(Miss.init(line:))
  }

  /// Keeps a miss.
  func append(_ miss: Miss) throws(HistoryFile.Failure) {
    try file.append(miss.line)
  }

  /// Forgets everything.
  func forget() throws(InputFailure) {
    do {
      try FileManager.default.removeItem(at: file.url)
    } catch CocoaError.fileNoSuchFile {
      return
    } catch {
      throw InputFailure(message: "\(file.url.path) cannot be removed (\(error.reason))")
    }
  }
}
