public import AppIntents
import Understanding

/// What was found, as values: whoever shows it draws it as wide as there is room.
public struct FoundList: Sendable {
  /// One of the things that were found.
  public struct Entry: Sendable {
    /// The name of the app that has it.
    public let app: String
    /// The type it is of, as in the app's code.
    public let type: String
    /// What a person calls such a thing.
    public let kind: String
    /// The thing, and what its properties say.
    public let entity: FoundEntity
    /// What is said of it behind its name; nil for nothing.
    public let detail: String?

    /// The thing's name, and what is said of it.
    public var line: String { entity.option.title + (detail.map { " (\($0))" } ?? "") }
  }

  /// How it is drawn.
  public enum Form: Sendable, Hashable {
    /// A line each, a column a property.
    case table
    /// A line each, with its name alone.
    case names
    /// The properties of a single thing, a line each.
    case properties
  }

  /// Everything that was found, in order.
  public let entries: [Entry]
  /// How it is drawn.
  public let form: Form
  /// What is said about all of it, above it; nil for nothing.
  public let note: String?
  /// How many of the entries are drawn.
  public let shownCount: Int
  /// What is said below a list that goes on; nil for one that is drawn whole.
  let rest: String?

  /// Makes a list.
  init(
    _ entries: [Entry],
    as form: Form,
    note: String? = nil,
    shownCount: Int = .max,
    rest: String? = nil
  ) {
    self.entries = entries
    self.form = form
    self.note = note
    self.shownCount = min(shownCount, entries.count)
    self.rest = rest
  }

  /// The lines of the drawing.
  ///
  /// - Parameter columns: The most columns of a line.
  /// - Returns: The lines, top to bottom.
  package func lines(columns: Int) -> [AttributedLine] {
    let shown = Array(entries.prefix(shownCount))
    let texts =
      switch form {
      case .table:
        EntityTable(maxColumns: columns, kind: shown.first?.kind).lines(of: shown.map(\.entity))
      case .names: shown.map { TerminalText.sanitized($0.line, lineBreaks: .spaces) }
      case .properties:
        shown.flatMap { EntityTable(maxColumns: columns).rows(of: $0.entity) }
      }
    let head = note.map { [AttributedLine($0, look: .dim)] } ?? []
    return head + (texts + [rest].compactMap(\.self)).map { AttributedLine($0) }
  }

  /// The drawing with all that it says, for programs: nothing is cut off.
  package var text: String {
    lines(columns: Int(Int32.max)).map(\.text).joined(separator: "\n")
  }

  /// The columns of a drawing on a pipe.
  package static let usualColumns = 76
}

extension FoundList.Entry {
  /// A thing of a vocabulary with what the app shows beside it.
  init(_ entity: FoundEntity, of name: VocabularyName, kind: String) {
    self.init(
      app: name.app,
      type: name.vocabulary,
      kind: kind,
      entity: entity,
      detail: entity.option.subtitle
    )
  }
}
