public import AppIntents

/// A line that nobody reads; text shows what it asks for.
nonisolated public struct SecureField: View {
  private let title: Text

  /// A line under a localised title.
  public init(_ title: LocalizedStringResource, text: Binding<String>) { self.title = Text(title) }

  /// A line under a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = Text(verbatim: String(title))
  }

  /// What it asks for.
  public var body: some View { title.foregroundStyle(.secondary) }
}

/// Lines to write in; text shows what stands in them.
nonisolated public struct TextEditor: View {
  private let text: String

  /// Lines to write in.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// What stands in them.
  public var body: some View { Text(verbatim: text) }
}

/// A moment to choose; text shows it.
nonisolated public struct DatePicker<Label: View>: View {
  /// What of the moment is chosen.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let date: Date
  private let components: Components

  /// A moment to choose.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    date = selection.wrappedValue
    components = displayedComponents
  }

  /// A moment to choose.
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A moment to choose between two others.
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A moment to choose after another.
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where Label == Text {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// The moment beside its label.
  public var body: some View {
    LabeledContent {
      if components.contains(.date) { Text(date, style: .date) }
      if components.contains(.hourAndMinute) { Text(date, style: .time) }
    } label: {
      label
    }
  }
}

/// What of a moment is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The flags as a number.
  public let rawValue: UInt

  /// Flags from a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A colour to choose; text shows its label.
nonisolated public struct ColorPicker: View {
  private let title: Text

  /// A colour to choose.
  public init(
    _ title: LocalizedStringResource,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.title = Text(title) }

  /// The label.
  public var body: some View { title }
}

/// Begins and ends editing, which text leaves out.
nonisolated public struct EditButton: View {
  /// Begins and ends editing.
  public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
