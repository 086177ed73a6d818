import Synchronization

/// Keeps between runs what apps put into the search index.
///
/// It is a text file to which a line is added for everything that is put in or taken out; what was added is
/// on the disk before the call returns. A line that a crash has cut is passed over, and several
/// assistants may write side by side.
public final class SearchIndexFile: Sendable {
  /// Something that can be searched for, as the file knows it.
  public struct Item: Sendable, Hashable {
    /// The name of the index; empty for the app's own.
    public let index: String
    /// The entity's type, with its module.
    public let type: String
    /// What identifies the entity to its app.
    public let identifier: String
    /// What a person calls it.
    public let title: String
    /// How important the app said it is.
    public let priority: Int

    var key: Key { Key(index: index, type: type, identifier: identifier) }
  }

  /// Why the file could not be written.
  public struct Failure: Error, Sendable, Hashable, CustomLocalizedStringResourceConvertible {
    /// The file.
    public let path: String
    /// The system's reason.
    public let reason: String

    /// What is wrong, as a person reads it.
    public var localizedStringResource: LocalizedStringResource {
      "the search index '\(path)' cannot be written (\(reason))"
    }
  }

  struct Key: Sendable, Hashable {
    let index: String
    let type: String
    let identifier: String
  }

  private struct State {
    var isLoaded = false
    /// What is in the index, each with a number that grows with what comes.
    var entries: [Key: (item: Item, number: Int)] = [:]
    var lastNumber = 0
    var lineCount = 0

    /// Everything in the order in which it came.
    var items: [Item] { entries.values.sorted { $0.number < $1.number }.map(\.item) }
  }

  private let url: URL
  private let state = Mutex(State())

  /// A file, which is read when it is first needed and made when something is first put in.
  public init(url: URL) {
    self.url = url
  }

  /// Everything that is in the index, in the order in which it came.
  public func items() -> [Item] {
    state.withLock { state in
      load(&state)
      return state.items
    }
  }

  /// The entities of a type, in the order in which they came.
  func items(ofType type: String) -> [Item] { items().filter { $0.type == type } }

  // MARK: - Changing

  func put(_ items: [Item]) throws {
    guard !items.isEmpty else { return }
    try change(items.map(SearchIndexLine.put))
  }

  func drop(_ keys: [Key]) throws {
    guard !keys.isEmpty else { return }
    try change(keys.map(SearchIndexLine.drop))
  }

  func clear(index: String, type: String?) throws {
    try change([.clear(index: index, type: type)])
  }

  private func change(_ lines: [SearchIndexLine]) throws {
    try state.withLock { state in
      load(&state)
      let text = lines.map(\.text).joined(separator: "\n") + "\n"
      try JournalFile.append(Array(text.utf8), to: url)
      for line in lines { Self.apply(line, to: &state) }
      state.lineCount += lines.count
      guard state.lineCount > 2 * state.entries.count + 1_000 else { return }
      let live = state.items
      let fresh = live.map { SearchIndexLine.put($0).text + "\n" }.joined()
      try JournalFile.replace(url, with: Array(fresh.utf8))
      state.lineCount = live.count
    }
  }

  private func load(_ state: inout State) {
    guard !state.isLoaded else { return }
    state.isLoaded = true
    guard let text = try? String(decoding: Data(contentsOf: url), as: UTF8.self) else { return }
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      state.lineCount += 1
      if let line = SearchIndexLine(line) { Self.apply(line, to: &state) }
    }
  }

  private static func apply(_ line: SearchIndexLine, to state: inout State) {
    switch line {
    case .put(let item):
      state.lastNumber += 1
      let number = state.entries[item.key]?.number ?? state.lastNumber
      state.entries[item.key] = (item, number)
    case .drop(let key): state.entries[key] = nil
    case .clear(let index, let type):
      state.entries = state.entries.filter { key, _ in
        key.index != index || (type != nil && key.type != type)
      }
    }
  }
}

/// A line of the file: what was done, with tabs between its fields and a last one that shows it is whole.
enum SearchIndexLine: Hashable {
  case put(SearchIndexFile.Item)
  case drop(SearchIndexFile.Key)
  case clear(index: String, type: String?)

  private static let end = "."

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.plain)
    guard fields.last == Self.end else { return nil }
    switch (fields[0], fields.count) {
    case ("put", 7):
      self = .put(
        SearchIndexFile.Item(
          index: fields[1],
          type: fields[2],
          identifier: fields[3],
          title: fields[4],
          priority: Int(fields[5]) ?? 0
        )
      )
    case ("drop", 5):
      self = .drop(
        SearchIndexFile.Key(index: fields[1], type: fields[2], identifier: fields[3])
      )
    case ("clear", 3): self = .clear(index: fields[1], type: nil)
    case ("clear", 4): self = .clear(index: fields[1], type: fields[2])
    default: return nil
    }
  }

  var text: String {
    let fields =
      switch self {
      case .put(let item):
        ["put", item.index, item.type, item.identifier, item.title, String(item.priority)]
      case .drop(let key): ["drop", key.index, key.type, key.identifier]
      case .clear(let index, let type): ["clear", index] + (type.map { [$0] } ?? [])
      }
    return (fields + [Self.end]).map(Self.escaped).joined(separator: "\t")
  }

  private static func escaped(_ field: String) -> String {
    field.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\r")
  }

  private static func plain(_ field: Substring) -> String {
    guard field.contains("\\") else { return String(field) }
    var text = ""
    var isEscape = false
    for scalar in field.unicodeScalars {
      if isEscape {
        isEscape = false
        switch scalar {
        case "t": text.append("\t")
        case "n": text.append("\n")
        case "r": text.append("\r")
        default: text.unicodeScalars.append(scalar)
        }
      } else if scalar == "\\" {
        isEscape = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
