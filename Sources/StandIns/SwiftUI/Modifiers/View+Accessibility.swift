import AppIntents

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
}
