public import AppIntents

/// Choices that slide up, as it was done formerly; text does not show them.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  /// Choices under a title.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// Something said before a screen, as it was done formerly; text does not show it.
public struct Alert {
  /// What can be pressed.
  public struct Button {
    /// Goes on.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Stops.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// Stops.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// Cannot be undone.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }

  /// Something said.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  /// Something asked.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {}
}

extension View {
  /// Choices that slide up; text does not show them.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> Self { self }

  /// Choices that slide up; text does not show them.
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> Self { self }

  /// Something said before it; text does not show it.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }

  /// Something said before it; text does not show it.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> Self { self }
}

/// Whether something is shown, as it was told formerly; nothing is.
public struct PresentationMode: Sendable {
  /// Whether it is shown.
  public var isPresented: Bool { false }
  /// Goes back, which nothing here does.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Whether it is shown.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
