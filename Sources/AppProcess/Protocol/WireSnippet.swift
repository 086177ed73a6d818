import AppIntents
import OrderedJSON

/// Snippets as JSON: a text for a line, or an object whose first key says what it is.
enum WireSnippet {
  /// How deep a snippet may be.
  private static let deepest = 32

  /// What a message shows.
  static func content(of json: JSON) -> SnippetContent { content(of: json, depth: 0) }

  private static func content(of json: JSON, depth: Int) -> SnippetContent {
    guard depth < deepest else { return .empty }
    func children(_ json: JSON) -> [SnippetContent] {
      (json.array ?? []).map { content(of: $0, depth: depth + 1) }
    }
    if let text = json.string { return .text(text, style: SnippetContent.TextStyle()) }
    if json.array != nil { return .vertical(children(json), alignment: .leading) }
    if let text = json["text"]?.string {
      return .text(text, style: style(of: json))
    }
    if let rows = json["vertical"] {
      return .vertical(children(rows), alignment: placement(json["alignment"]?.string))
    }
    if let columns = json["horizontal"] { return .horizontal(children(columns)) }
    if let rows = json["grid"]?.array { return .grid(rows.map(children)) }
    if json["meter"] != nil {
      return .meter(
        label: json["meter"]?.string,
        fraction: json["fraction"]?.double,
        value: json["value"]?.string
      )
    }
    if let rows = json["list"] { return .list(children(rows)) }
    if json["divider"]?.bool == true { return .divider }
    if json["spacer"]?.bool == true { return .spacer }
    if let label = json["button"]?.string {
      return .button(label: label, intent: json["intent"]?.string)
    }
    if json["image"] != nil || json["description"] != nil {
      return .image(systemName: json["image"]?.string, description: json["description"]?.string)
    }
    return .empty
  }

  /// A snippet as it travels.
  static func json(of content: SnippetContent) -> JSON {
    func object(_ members: [(String, JSON?)]) -> JSON { .object(present: members) }
    switch content {
    case .text(let text, let style):
      guard style != SnippetContent.TextStyle() else { return JSON(text) }
      let marks = Self.marks.filter { style[keyPath: $0.isSet] }.map { ($0.name, JSON?.some(true)) }
      return object(
        [("text", JSON(text))] + marks + [("color", style.color.map { JSON($0.rawValue) })]
      )
    case .image(let name, let description):
      return object([
        ("image", name.map { JSON($0) }), ("description", description.map { JSON($0) }),
      ])
    case .vertical(let children, let alignment):
      return object([
        ("vertical", .array(children.map(json))), ("alignment", JSON(name(of: alignment))),
      ])
    case .horizontal(let children): return object([("horizontal", .array(children.map(json)))])
    case .list(let children): return object([("list", .array(children.map(json)))])
    case .grid(let rows):
      return object([("grid", .array(rows.map { .array($0.map(json)) }))])
    case .meter(let label, let fraction, let value):
      return object([
        ("meter", JSON(label ?? "")), ("fraction", fraction.map { JSON($0) }),
        ("value", value.map { JSON($0) }),
      ])
    case .divider: return object([("divider", true)])
    case .spacer: return object([("spacer", true)])
    case .button(let label, let intent):
      return object([("button", JSON(label)), ("intent", intent.map { JSON($0) })])
    case .empty: return object([])
    }
  }

  /// How a text may look, by the names of the keys.
  private static var marks: [(name: String, isSet: WritableKeyPath<SnippetContent.TextStyle, Bool>)]
  {
    [
      ("bold", \.isBold), ("secondary", \.isSecondary), ("italic", \.isItalic),
      ("underlined", \.isUnderlined), ("struck", \.isStruckThrough),
    ]
  }

  private static func style(of json: JSON) -> SnippetContent.TextStyle {
    var style = SnippetContent.TextStyle(
      color: json["color"]?.string.flatMap(SnippetContent.TextColor.init)
    )
    for mark in marks { style[keyPath: mark.isSet] = json[mark.name]?.bool ?? false }
    return style
  }

  private static func placement(_ name: String?) -> SnippetContent.HorizontalPlacement {
    switch name {
    case "center": .center
    case "trailing": .trailing
    default: .leading
    }
  }

  private static func name(of placement: SnippetContent.HorizontalPlacement) -> String {
    switch placement {
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    }
  }
}

/// Why a value was not taken, as JSON.
enum WireRefusal {
  static func refusal(_ json: JSON) -> ValueRefusal? {
    if let least = json["least"]?.string {
      return json["most"]?.string.map { .outside(least: least, most: $0) } ?? .below(least: least)
    }
    if let count = json["count"]?.array?.compactMap(\.int), count.count == 2 {
      return .count(least: count[0], most: count[1])
    }
    if let among = json["among"]?.array { return .notAmong(among.compactMap(\.string)) }
    return json == .null ? nil : .refused
  }

  static func json(of refusal: ValueRefusal) -> JSON {
    switch refusal {
    case .outside(let least, let most): ["least": JSON(least), "most": JSON(most)]
    case .below(let least): ["least": JSON(least)]
    case .count(let least, let most): ["count": [JSON(least), JSON(most)]]
    case .notAmong(let values): ["among": JSON(values)]
    case .refused: true
    }
  }
}
