public import AppIntents

// How things are read aloud: accepted, and left out of text.

extension View {
  /// Whether it is read aloud; text does not show it.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> Self { self }

  /// What happens when it is pressed; text does not show it.
  nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> Self { self }

  /// What it is at; text does not show it.
  nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> Self { self }

  /// What tests call it; text does not show it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> Self { self }

  /// How what is in it is read; text does not show it.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> Self { self }

  /// What it is; text does not show it.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// What it is not; text does not show it.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// When it is read; text does not show it.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> Self { self }

  /// What happens when it is pressed; text does not show it.
  nonisolated public func accessibilityHint(_ hint: Text) -> Self { self }

  /// What happens when it is pressed; text does not show it.
  @_disfavoredOverload
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }

  /// What it is at; text does not show it.
  nonisolated public func accessibilityValue(_ value: Text) -> Self { self }

  /// What it is at; text does not show it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

  /// What it is called besides; text does not show it.
  nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringResource]) -> Self {
    self
  }

  /// What it is called besides; text does not show it.
  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> Self { self }

  /// What can be done with it; text does not show it.
  nonisolated public func accessibilityAction(
    named name: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> Self { self }

  /// What can be done with it; text does not show it.
  nonisolated public func accessibilityAction(
    named name: LocalizedStringResource,
    intent: some AppIntent
  ) -> Self { self }

  /// What can be done with it; text does not show it.
  nonisolated public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> Self {
    self
  }

  /// Another view to read; text does not show it.
  nonisolated public func accessibilityRepresentation(
    @ViewBuilder representation: () -> some View
  ) -> Self { self }

  /// What can be done with it; text does not show it.
  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> Self { self }
  /// What can be done with it; text does not show it.
  nonisolated public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> Self { self }
  /// What can be done with it; text does not show it.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: some StringProtocol,
    _ handler: @escaping () -> Void
  ) -> Self { self }
  /// What more and less mean for it; text does not show it.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  /// What is read in place of what it holds; text does not show it.
  nonisolated public func accessibilityChildren(@ViewBuilder children: () -> some View) -> Self {
    self
  }
  /// What heading it is; text does not show it.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// What one can turn to in it; text does not show it.
  nonisolated public func accessibilityRotor(
    _ label: LocalizedStringResource,
    @ViewBuilder entries: () -> some View = { EmptyView() }
  ) -> Self { self }
  /// More that is read; text does not show it.
  nonisolated public func accessibilityCustomContent(
    _ label: LocalizedStringResource,
    _ value: LocalizedStringResource
  ) -> Self { self }
  /// Where it is pressed; text does not show it.
  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  /// Which element is read; text does not show it.
  nonisolated public func accessibilityFocused(_ condition: Binding<Bool>) -> Self { self }
  /// Whether it keeps its colours; text does not show it.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }

  /// Whether it can be touched; text does not show it.
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self {
    self
  }

  /// Whether a large one is shown when it is held; text does not show it.
  nonisolated public func accessibilityShowsLargeContentViewer() -> Self { self }
}

/// What is done with a thing by itself.
public struct AccessibilityActionKind: Sendable, Hashable {
  private let name: String

  /// It is pressed.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// It goes away.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// It stops or goes on.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// It is deleted.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// What can be done is shown.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment, decrement
}

/// What heading something is.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
