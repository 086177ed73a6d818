public import AppIntents

/// A value between two others; text shows it as a bar.
nonisolated public struct Slider<Label: View>: View {
  /// It is a bar beside its label.
  private let bar: Gauge<Label, EmptyView>

  /// A value between two others.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value = 0,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    bar = Gauge(value: value.wrappedValue, in: bounds, label: label)
  }

  /// A value between two others.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    step: Value = 0,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, Label == EmptyView {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }

  /// The bar.
  public var body: some View { bar }
}

/// A value that goes up and down; text shows its label.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label

  /// A value that goes up and down by steps.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A value that goes up and down by steps.
  public init<Value: Strideable>(
    _ title: LocalizedStringResource,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) where Label == Text { label = Text(title) }

  /// A value that goes up and down by steps.
  public init<Value: Strideable>(
    _ title: LocalizedStringResource,
    value: Binding<Value>,
    step: Value.Stride = 1
  ) where Label == Text { label = Text(title) }

  /// The label.
  public var body: some View { label }
}
