import Foundation

/// Keeps what was read of Swift files, under the digest of their content.
///
/// Nothing depends on it: what cannot be read back is read anew, and what cannot be written is not kept.
struct FactsCache: Sendable {
  /// The version of what is kept; another one is another name.
  static let version = "4"

  let folder: URL?

  /// A cache in a folder; nil for none.
  init(folder: URL?) {
    self.folder = folder?.appending(path: "sources-\(Self.version)", directoryHint: .isDirectory)
  }

  /// What is kept of a content.
  func facts(for digest: SourceDigest, file: String) -> SourceFacts? {
    guard let url = url(digest), let data = try? Data(contentsOf: url),
      var facts = try? JSONDecoder().decode(SourceFacts.self, from: data)
    else { return nil }
    facts.move(to: file)
    return facts
  }

  /// Keeps what was read.
  func keep(_ facts: SourceFacts, for digest: SourceDigest) {
    guard let url = url(digest) else { return }
    let encoder = JSONEncoder()
    guard let data = try? encoder.encode(facts) else { return }
    // A file that is cut off is no JSON, and is read anew as if it were not there.
    guard !FileWriter.write(data, to: url.path) else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    _ = FileWriter.write(data, to: url.path)
  }

  private func url(_ digest: SourceDigest) -> URL? {
    let name = digest.description
    return folder?.appending(path: String(name.prefix(2))).appending(path: name + ".json")
  }
}

extension SourceFacts {
  /// Gives every place another file: the same content may stand in several.
  fileprivate mutating func move(to file: String) {
    for index in providers.indices { providers[index].move(to: file) }
    for index in types.indices {
      types[index].place.file = file
      for other in types[index].parameters.indices {
        types[index].parameters[other].place.file = file
      }
      for other in types[index].cases.indices { types[index].cases[other].place.file = file }
    }
    for index in issues.indices { issues[index].place.file = file }
  }
}

extension ProviderFacts {
  fileprivate mutating func move(to file: String) {
    place.file = file
    for index in negativePhrases.indices { negativePhrases[index].place.file = file }
    for index in shortcuts.indices {
      shortcuts[index].place.file = file
      for other in shortcuts[index].phrases.indices {
        shortcuts[index].phrases[other].place.file = file
      }
    }
  }
}
