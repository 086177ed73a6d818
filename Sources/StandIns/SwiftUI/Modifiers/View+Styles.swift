import AppIntents

// How controls look: accepted, and left out of text.

extension View {
  /// How its buttons look; text does not show it.
  nonisolated public func buttonStyle(_ style: some PrimitiveButtonStyle) -> Self { self }

  /// How its buttons look; text does not show it.
  nonisolated public func buttonStyle(_ style: some ButtonStyle) -> Self { self }

  /// The figure of its buttons; text does not show it.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }

  /// How its switches look; text does not show it.
  nonisolated public func toggleStyle(_ style: some ToggleStyle) -> Self { self }

  /// How its gauges look; text does not show it.
  nonisolated public func gaugeStyle(_ style: some GaugeStyle) -> Self { self }

  /// How its progress looks; text does not show it.
  nonisolated public func progressViewStyle(_ style: some ProgressViewStyle) -> Self { self }

  /// How its rows look; text does not show it.
  nonisolated public func listStyle(_ style: some ListStyle) -> Self { self }

  /// How its questions look; text does not show it.
  nonisolated public func formStyle(_ style: some FormStyle) -> Self { self }

  /// How its frames look; text does not show it.
  nonisolated public func groupBoxStyle(_ style: some GroupBoxStyle) -> Self { self }

  /// How its lines to write in look; text does not show it.
  nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }

  /// How its choices look; text does not show it.
  nonisolated public func pickerStyle(_ style: some PickerStyle) -> Self { self }

  /// How large its controls are; text does not show it.
  nonisolated public func controlSize(_ size: ControlSize) -> Self { self }

  /// Leaves the titles of its controls out on a screen; text does not show it.
  nonisolated public func labelsHidden() -> Self { self }

  /// What lies behind its row; text does not show it.
  nonisolated public func listRowBackground(_ view: (some View)?) -> Self { self }

  /// How much space its row leaves; text does not show it.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

  /// Whether lines divide its rows; text does not show it.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> Self { self }

  /// Whether one sees how much there is; text does not show it.
  nonisolated public func scrollIndicators(_ visibility: Visibility) -> Self { self }

  /// Whether something lies behind it; text does not show it.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> Self { self }

  /// Whether it can be moved; text does not show it.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> Self { self }

  /// Whether it can be used on a screen; text does not show it.
  nonisolated public func disabled(_ disabled: Bool) -> Self { self }

  /// Which key presses it; text does not show it.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> Self { self }

  /// Which keys press it; text does not show it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }

  /// Which keys press it; text does not show it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }

  /// What stands on the key that ends it; text does not show it.
  nonisolated public func submitLabel(_ label: SubmitLabel) -> Self { self }
}
