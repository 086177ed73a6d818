/// A picture, which text shows as a symbol or by its name.
public struct Image: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  let systemName: String?
  let name: String?

  /// One of the system's symbols.
  public init(systemName: String) {
    self.systemName = systemName
    name = nil
  }

  /// A picture from the app's resources; its name describes it.
  public init(_ name: String) {
    systemName = nil
    self.name = name
  }

  /// A picture of a size of its own; text has one size.
  public func resizable() -> Image { self }
}

extension Image: DrawnView {
  var drawing: SnippetContent { .image(systemName: systemName, description: name) }
}

/// A line between views.
public struct Divider: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  /// A line.
  public init() {}
}

extension Divider: DrawnView {
  var drawing: SnippetContent { .divider }
}

/// Space that pushes its neighbours apart.
public struct Spacer: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  /// Space; its least length has no meaning in text.
  public init(minLength: Double? = nil) {}
}

extension Spacer: DrawnView {
  var drawing: SnippetContent { .spacer }
}

/// A symbol and a text.
public struct Label: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  let title: Text
  let systemName: String?

  /// A localised text beside a symbol.
  public init(_ title: LocalizedStringResource, systemImage: String) {
    self.title = Text(title)
    systemName = systemImage
  }

  /// A text that is shown as it is, beside a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.title = Text(verbatim: String(title))
    systemName = systemImage
  }

  /// A localised text beside a picture.
  public init(_ title: LocalizedStringResource, image: String) {
    self.title = Text(title)
    systemName = nil
  }
}

extension Label: DrawnView {
  var drawing: SnippetContent {
    guard let systemName else { return title.drawing }
    return .horizontal([.image(systemName: systemName, description: nil), title.drawing])
  }
}

/// Something to press that runs an intent.
public struct Button: View, Sendable {
  /// It draws itself.
  public typealias Body = Never

  let label: String
  let intent: String

  /// A localised text that runs an intent.
  public init(_ title: LocalizedStringResource, intent: some AppIntent) {
    self.init(label: AppLocalization.current.string(title), running: intent)
  }

  /// A text that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(label: String(title), running: intent)
  }

  /// A view that runs an intent; the text in it is the label.
  public init(intent: some AppIntent, @ViewBuilder label: () -> some View) {
    self.init(label: plainText(of: label().snippetContent), running: intent)
  }

  private init(label: String, running intent: any AppIntent) {
    self.label = label
    self.intent = type(of: intent).persistentIdentifier
    IntentRun.current?.state.add(label, running: intent)
  }
}

extension Button: DrawnView {
  var drawing: SnippetContent { .button(label: label, intent: intent) }
}

/// The words in a drawing.
private func plainText(of content: SnippetContent) -> String {
  switch content {
  case .text(let text, _): text
  case .image(_, let description): description ?? ""
  case .vertical(let parts, _), .horizontal(let parts), .list(let parts):
    parts.map(plainText).filter { !$0.isEmpty }.joined(separator: " ")
  case .button(let label, _): label
  case .divider, .spacer, .empty: ""
  }
}
