import AppIntents

// Where one writes, and what keys do: accepted, and left out of text.

extension View {
  /// Whether one can write in it; text does not show it.
  nonisolated public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> Self { self }
  /// Whether it shows that one writes in it; text does not show it.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
  /// What belongs together where one goes from field to field; text does not show it.
  nonisolated public func focusSection() -> Self { self }
  /// Within what one goes from field to field; text does not show it.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> Self { self }
  /// Whether one writes in it first; text does not show it.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> Self { self }
  /// Where one writes first; text does not show it.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> Self { self }
  /// Whether one writes in its search; text does not show it.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
  /// Whether one writes in its search; text does not show it.
  nonisolated public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> Self { self }
  /// What is known where one writes in it; nothing asks for it here.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> Self { self }
  /// What is known where one writes in it; nothing asks for it here.
  nonisolated public func focusedValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> Self { self }
  /// What is known where one uses its window; nothing asks for it here.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> Self { self }
  /// What is known where one uses its window; nothing asks for it here.
  nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> Self { self }
  /// What is done when a key goes down; text does not show it.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// What is done when a key goes down; text does not show it.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// What is done when one of some keys goes down; text does not show it.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// What is done when one of some letters is written; text does not show it.
  nonisolated public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
}

/// What one can do where one writes.
public struct FocusInteractions: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: Int
  /// Ways as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Press it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Change it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both, as is usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How much it matters that one writes somewhere first.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// As usual.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// As if somebody had gone there.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
