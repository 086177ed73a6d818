/// What pressing a button means.
public struct ButtonRole: Sendable, Hashable {
  private let name: String

  /// Something is lost.
  public static let destructive = ButtonRole(name: "destructive")
  /// Nothing is done.
  public static let cancel = ButtonRole(name: "cancel")
  /// What was asked for is done.
  public static let confirm = ButtonRole(name: "confirm")
  /// What was shown goes away.
  public static let close = ButtonRole(name: "close")
}

/// Something to press that runs an intent.
nonisolated public struct Button<Label: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let label: Label
  /// What it runs; nil for a button of the app's own screens, which text cannot press.
  let intent: (any AppIntent)?

  /// A view that runs an intent; the text in it is what a person says.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(label: label(), intent: intent)
  }

  /// A view that runs an intent, in the role of something; the text in it is what a person says.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(label: label(), intent: intent)
  }

  package init(label: Label, intent: (any AppIntent)?) {
    self.label = label
    self.intent = intent
  }
}

extension Button where Label == Text {
  /// A localised text that runs an intent.
  public init(_ title: LocalizedStringResource, intent: some AppIntent) {
    self.init(label: Text(title), intent: intent)
  }

  /// A text that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(label: Text(verbatim: String(title)), intent: intent)
  }

  /// A localised text that runs an intent, in the role of something.
  public init(_ title: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent) {
    self.init(label: Text(title), intent: intent)
  }

  /// A text that runs an intent, in the role of something.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(label: Text(verbatim: String(title)), intent: intent)
  }
}

extension Button where Label == AppIntents.Label<Text, Image> {
  /// A localised text beside a symbol that runs an intent.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(label: AppIntents.Label(title, systemImage: systemImage), intent: intent)
  }

  /// A text beside a symbol that runs an intent.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(label: AppIntents.Label(title, systemImage: systemImage), intent: intent)
  }
}

extension Button: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let content = label.snippetContent
    let words = content.words
    guard let intent else { return .button(label: words, intent: nil) }
    let title = AppLocalization.current.string(type(of: intent).title)
    // A picture alone cannot be said: the intent's title can.
    let name = words.isEmpty ? title : words
    IntentRun.current?.state.add(name, running: intent)
    return .button(label: name, intent: type(of: intent).persistentIdentifier)
  }
}

/// A switch that runs an intent when it is pressed.
nonisolated public struct Toggle<Label: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let label: Label
  let isOn: Bool
  let intent: (any AppIntent)?

  /// A switch that runs an intent; the text in it is what a person says.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn, intent: intent)
  }

  package init(label: Label, isOn: Bool, intent: (any AppIntent)?) {
    self.label = label
    self.isOn = isOn
    self.intent = intent
  }
}

extension Toggle where Label == Text {
  /// A localised text with a switch that runs an intent.
  public init(_ title: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(label: Text(title), isOn: isOn, intent: intent)
  }

  /// A text with a switch that runs an intent.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(label: Text(verbatim: String(title)), isOn: isOn, intent: intent)
  }
}

extension Toggle: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let mark = isOn ? "☑" : "☐"
    let button = Button(label: label, intent: intent.map(switching)).drawing
    return .horizontal([.text(mark, style: .init()), button])
  }

  /// The intent as pressing runs it: what sets a value sets the other one.
  private func switching(_ intent: any AppIntent) -> any AppIntent {
    guard let setter = intent as? any SetValueIntent else { return intent }
    return setting(setter)
  }

  private func setting<Setter: SetValueIntent>(_ intent: Setter) -> any AppIntent {
    guard let value = !isOn as? Setter.ValueType else { return intent }
    var intent = intent
    intent.value = value
    return intent
  }
}
