public import AppIntents

// Controls of an app's own screens: snippets say them, and only those with an intent can be pressed.

extension Button {
  /// A view that does something on a screen; text cannot press it.
  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  {
    self.init(label: label(), intent: nil)
  }

  /// A view that does something on a screen; text cannot press it.
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), intent: nil)
  }
}

extension Button where Label == Text {
  /// A localised text that does something on a screen; text cannot press it.
  @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), intent: nil)
  }

  /// A text that does something on a screen; text cannot press it.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(verbatim: String(title)), intent: nil)
  }
}

extension Button where Label == AppIntents.Label<Text, Image> {
  /// A localised text beside a symbol that does something on a screen; text cannot press it.
  @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: AppIntents.Label(title, systemImage: systemImage), intent: nil)
  }
}

extension Toggle {
  /// A switch of a value that somebody keeps; text cannot press it.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn.wrappedValue, intent: nil)
  }
}

extension Toggle where Label == Text {
  /// A localised text with a switch of a value that somebody keeps; text cannot press it.
  nonisolated public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn.wrappedValue, intent: nil)
  }

  /// A text with a switch of a value that somebody keeps; text cannot press it.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(label: Text(verbatim: String(title)), isOn: isOn.wrappedValue, intent: nil)
  }
}

/// Something that leads to an address, which text shows beside it.
nonisolated public struct Link<Label: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let label: Label
  let destination: URL

  /// A view that leads to an address.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }
}

extension Link where Label == Text {
  /// A localised text that leads to an address.
  public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// A text that leads to an address.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(verbatim: String(title)) }
  }
}

extension Link: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let address = destination.absoluteString
    let label = label.snippetContent
    if label.words == address { return label }
    return .horizontal([label, .text("(\(address))", style: .init(isSecondary: true))])
  }
}

/// Something that leads to another screen; text shows what it says.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Label

  /// A view that leads to another screen.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    content = label()
  }

  /// A view that leads to another screen.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    content = label()
  }
}

extension NavigationLink where Destination == Never {
  /// A view that leads to wherever a value belongs.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
    content = label()
  }
}

extension NavigationLink where Label == Text {
  /// A localised text that leads to another screen.
  public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    content = Text(title)
  }

  /// A localised text that leads to another screen.
  public init(_ title: LocalizedStringResource, destination: Destination) {
    content = Text(title)
  }
}

extension NavigationLink: ContainerView {}

/// A line to write in; text shows what it asks for and what stands in it.
nonisolated public struct TextField: View {
  /// It draws itself.
  public typealias Body = Never

  let title: Text
  let text: String

  init(title: Text, text: String) {
    self.title = title
    self.text = text
  }

  /// A line to write in under a localised title.
  public init(_ title: LocalizedStringResource, text: Binding<String>, axis: Axis = .horizontal) {
    self.title = Text(title)
    self.text = text.wrappedValue
  }

  /// A line to write in under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = Text(verbatim: String(title))
    self.text = text.wrappedValue
  }
}

extension TextField: DrawnView {
  @MainActor package var drawing: SnippetContent {
    .horizontal([title.foregroundStyle(.secondary).snippetContent, Text(verbatim: text).drawing])
  }
}

/// A choice of a value; text shows what it is about.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Label

  /// A choice under a label.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = label()
  }

  /// A choice under a label, as it was written formerly.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.content = label
  }
}

extension Picker where Label == Text {
  /// A choice under a localised title.
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.content = Text(title)
  }

  /// A choice under a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.content = Text(verbatim: String(title))
  }
}

extension Picker: ContainerView {}

/// More to choose from; text shows what it is about.
nonisolated public struct Menu<Label: View, Content: View>: View {
  /// It draws itself.
  public typealias Body = Never

  package let content: Label

  /// More to choose from under a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = label()
  }
}

extension Menu where Label == Text {
  /// More to choose from under a localised title.
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = Text(title)
  }
}

extension Menu: ContainerView {}

/// A picture from the web, which text leaves out.
nonisolated public struct AsyncImage<Content: View>: View {
  /// It draws itself.
  public typealias Body = Never
}

extension AsyncImage where Content == Image {
  /// A picture from an address.
  public init(url: URL?, scale: CGFloat = 1) {}
}

extension AsyncImage {
  /// A picture from an address, and what is shown before it is there.
  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalView<Picture, Placeholder> {}

  /// A picture from an address, in whatever state it is.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

extension AsyncImage: SilentView {}

/// How far a picture from the web is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is none.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
