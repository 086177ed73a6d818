public import AppIntents

// Other ways to say the controls of an app's own screens.

extension Button where Label == AppIntents.Label<Text, Image> {
  /// A button with a picture, which does nothing.
  @preconcurrency
  nonisolated public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(label: AppIntents.Label(title, image: image.name), intent: nil) }

  /// A button with a symbol, which does nothing.
  @_disfavoredOverload
  @preconcurrency
  nonisolated public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: AppIntents.Label(String(title), systemImage: systemImage), intent: nil)
  }
}

extension Button where Label == Text {
  /// A button that says by its role what it does, which is nothing.
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(label: Text(verbatim: String(describing: role)), intent: nil)
  }
}

extension Toggle where Label == AppIntents.Label<Text, Image> {
  /// A switch with a symbol.
  nonisolated public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(
      label: AppIntents.Label(title, systemImage: systemImage),
      isOn: isOn.wrappedValue,
      intent: nil
    )
  }
}

extension Toggle {
  /// A switch for several things at once.
  nonisolated public init<Sources: RandomAccessCollection>(
    sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let isOn = sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    self.init(label: label(), isOn: isOn, intent: nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// What leads to a value.
  public init(_ title: LocalizedStringResource, value: (some Hashable)?) {
    self.init(value: value) { Text(title) }
  }

  /// What leads to a value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { Text(verbatim: String(title)) }
  }
}

extension Picker where Label == AppIntents.Label<Text, Image> {
  /// A choice with a symbol.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      AppIntents.Label(title, systemImage: systemImage)
    }
  }
}

extension Menu {
  /// A menu that does something by itself when it is touched for a moment.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: label) }
}

extension Menu where Label == AppIntents.Label<Text, Image> {
  /// A menu with a symbol.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { AppIntents.Label(title, systemImage: systemImage) } }
}

extension Menu where Label == Text {
  /// A menu that does something by itself when it is touched for a moment.
  public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(title, content: content) }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A part that can be folded away, which text does not.
  public init(
    _ title: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(title, content: content) }
}

extension DisclosureGroup where Label == Text {
  /// What can be folded away, which text does not.
  public init(
    _ title: LocalizedStringResource,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(title, content: content) }
}

extension Slider {
  /// A number on a line between two views.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value = 0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Stepper {
  /// More and less, as the app means it.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: .constant(0), in: 0...0, label: label) }
}

extension Stepper where Label == Text {
  /// More and less, as the app means it.
  public init(
    _ title: LocalizedStringResource,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(title, value: .constant(0)) }
}

/// Renames something, which text does not.
nonisolated public struct RenameButton: View {
  /// A way to rename something.
  public init() {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

extension TextField {
  /// A place for words, with what stands there before.
  public init(
    _ title: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis = .horizontal
  ) { self.init(title, text: text, axis: axis) }

  /// A place for words, along an axis.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) { self.init(title, text: text) }

  /// A place for words, with a label.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis = .horizontal,
    @ViewBuilder label: () -> Text
  ) { self.init(title: label(), text: text.wrappedValue) }

  /// A place for a value, written as a format says.
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringResource,
    value: Binding<Style.FormatInput>,
    format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(title: Text(title), text: format.format(value.wrappedValue))
  }

  /// A place for a value that may be missing, written as a format says.
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringResource,
    value: Binding<Style.FormatInput?>,
    format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(title: Text(title), text: value.wrappedValue.map { format.format($0) } ?? "")
  }

  /// A place for a value, written as a formatter says.
  public init(
    _ title: LocalizedStringResource,
    value: Binding<some Any>,
    formatter: Formatter,
    prompt: Text? = nil
  ) { self.init(title: Text(title), text: formatter.string(for: value.wrappedValue) ?? "") }
}

extension DatePicker {
  /// A date before or at a moment.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  /// A date at or after a moment.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

  /// A date between two moments.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
}

extension DatePicker where Label == Text {
  /// A date before or at a moment.
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(title, selection: selection, displayedComponents: displayedComponents) }
}

/// Several dates, told by their number.
nonisolated public struct MultiDatePicker: View {
  private let title: Text
  private let count: Int

  /// Several dates.
  public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.title = Text(title)
    count = selection.wrappedValue.count
  }

  /// The dates.
  public var body: some View {
    LabeledContent {
      Text(count, format: .number)
    } label: {
      title
    }
  }
}

extension AsyncImage {
  /// A picture from an address, whose states move in a manner; it never comes.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.init(url: url, scale: scale, content: content) }
}

extension ContentUnavailableView
where Label == AppIntents.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// That nothing was found.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }

  /// That nothing was found for a text.
  public static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}
