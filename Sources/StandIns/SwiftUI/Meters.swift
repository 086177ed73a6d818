public import AppIntents

/// How much of something there is, between two bounds.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let fraction: Double
  let label: Label
  let current: CurrentValueLabel

  /// How much there is, under a label and with what is said of it.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = share(of: Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound))
    self.label = label()
    current = currentValueLabel()
  }

  /// How much there is, with what is said of it and of its bounds; text leaves the bounds out.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// How much there is, under a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

extension Gauge: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let value = current.snippetContent.words
    return .meter(
      label: label.snippetContent.words,
      fraction: fraction,
      value: value.isEmpty ? percent(fraction) : value
    )
  }
}

/// How far something is.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// It draws itself.
  public typealias Body = Never

  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel

  /// How far something is, under a label and with what is said of it.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { share(of: Double($0), in: 0...max(0, Double(total))) }
    self.label = label()
    current = currentValueLabel()
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// How far something is, under a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Something goes on, under a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// How far something is.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }

  /// Something goes on.
  public init() {
    self.init(value: Double?.none)
  }

  /// How far a task is.
  public init(_ progress: Progress) {
    self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something goes on, under a localised label.
  public init(_ title: LocalizedStringResource) {
    self.init { Text(title) }
  }

  /// Something goes on, under a label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(verbatim: String(title)) }
  }

  /// How far something is, under a localised label.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringResource,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// How far something is, under a label.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(verbatim: String(title)) }
  }
}

extension ProgressView: DrawnView {
  @MainActor package var drawing: SnippetContent {
    let value = current.snippetContent.words
    return .meter(
      label: label.snippetContent.words,
      fraction: fraction,
      value: value.isEmpty ? fraction.map(percent) : value
    )
  }
}

private func share(of value: Double, in bounds: ClosedRange<Double>) -> Double {
  let width = bounds.upperBound - bounds.lowerBound
  guard width > 0, value.isFinite else { return 0 }
  return min(max((value - bounds.lowerBound) / width, 0), 1)
}

private func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded())) %" }
