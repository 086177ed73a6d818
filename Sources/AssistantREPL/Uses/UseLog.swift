import Foundation

/// What a person used lately, in a file that only its owner reads: what is used often and lately comes first
/// where things are searched and suggested.
struct UseLog: Sendable {
  private let file: HistoryFile

  /// The most uses that are kept.
  static let limit = 1_000
  /// After how many days a use counts half.
  static let halfLife = 30.0

  /// The log of the person whose environment this is; nil where there is no folder for it.
  init?(environment: [String: String]) {
    guard let folder = PersonalFolder.state.url(in: environment) else { return nil }
    file = HistoryFile(url: folder.appending(path: "uses.tsv"), limit: Self.limit)
  }

  /// How much each value was used, by ``key(app:identifier:)``.
  func weights(now: Date) -> [String: Double] {
    var weights: [String: Double] = [:]
    for line in file.load() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 3, let moment = Double(fields[2]) else { continue }
      let days = max(0, now.timeIntervalSince1970 - moment) / 86_400
      let key = Self.key(app: String(fields[0]), identifier: String(fields[1]))
      weights[key, default: 0] += pow(0.5, days / Self.halfLife)
    }
    return weights
  }

  /// Keeps a use.
  func append(app: String, identifier: String, at moment: Date) throws(HistoryFile.Failure) {
    guard !(app + identifier).contains("\t") else { return }
    try file.append("\(app)\t\(identifier)\t\(Int(moment.timeIntervalSince1970))")
  }

  /// What stands for a value.
  static func key(app: String, identifier: String) -> String { app + "\t" + identifier }
}
