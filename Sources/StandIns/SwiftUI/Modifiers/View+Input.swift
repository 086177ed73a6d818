import AppIntents
import UniformTypeIdentifiers

// How things are written and touched: accepted, and left out of text.

extension View {
  /// What the keyboard shows; text does not show it.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> Self { self }
  /// What is written; text does not show it.
  nonisolated public func textContentType(_ type: UITextContentType?) -> Self { self }
  /// Whether words are put right; text does not show it.
  nonisolated public func autocorrectionDisabled(_ disabled: Bool = true) -> Self { self }
  /// Which letters become large; text does not show it.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> Self { self }
  /// Whether text can be chosen; text does not show it.
  nonisolated public func textSelection(_ selectability: TextSelectability) -> Self { self }
  /// Whether one writes in it; text does not show it.
  nonisolated public func focused<Value: Hashable>(
    _ binding: Binding<Value>,
    equals value: Value
  ) -> Self { self }
  /// Whether one can write in it; text does not show it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> Self { self }
  /// What is done when something is over it; text does not show it.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  /// What is felt when something is over it; text does not show it.
  nonisolated public func hoverEffect() -> Self { self }
  /// What is done when it is moved; text does not show it.
  nonisolated public func gesture(_ gesture: some Gesture) -> Self { self }
  /// What is done when it is moved; text does not show it.
  nonisolated public func simultaneousGesture(_ gesture: some Gesture) -> Self { self }
  /// What is done when it is moved; text does not show it.
  nonisolated public func highPriorityGesture(_ gesture: some Gesture) -> Self { self }
  /// What is handed on from it; text does not show it.
  nonisolated public func draggable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> Item
  ) -> Self { self }
  /// What can be put on it; text does not show it.
  nonisolated public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self,
    action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
  /// What is handed on from it; text does not show it.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
  /// What is handed on from it, and how it looks meanwhile; text does not show it.
  nonisolated public func onDrag(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> some View
  ) -> Self { self }
  /// What can be put on it; text does not show it.
  nonisolated public func onDrop(
    of types: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  /// What can be put on it, and where; text does not show it.
  nonisolated public func onDrop(
    of types: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  /// What can be put on it; text does not show it.
  nonisolated public func onDrop(
    of types: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  /// What can be pasted into it; text does not show it.
  nonisolated public func onPasteCommand(
    of types: [UTType],
    perform action: @escaping ([NSItemProvider]) -> Void
  ) -> Self { self }
  /// What is copied from it; text does not show it.
  nonisolated public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> Self { self }
  /// What is handed on from it in a list; text does not show it.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
  /// How it answers a pointer; text does not show it.
  nonisolated public func hoverEffect(_ effect: HoverEffect, isEnabled: Bool = true) -> Self {
    self
  }
  /// Whether words are corrected; text does not show it.
  nonisolated public func disableAutocorrection(_ disabled: Bool?) -> Self { self }
  /// Which letters become large; text does not show it.
  nonisolated public func autocapitalization(_ type: UITextAutocapitalizationType) -> Self { self }
  /// What can be copied from it; text does not show it.
  nonisolated public func copyable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> [Item]
  ) -> Self { self }
  /// Whether it may be taken out of its list; text does not show it.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
  /// Whether it may be moved in its list; text does not show it.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> Self { self }
  /// Which gesture of the hand presses it; text does not show it.
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut) -> Self { self }
}

/// Which letters become large.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static var never: Self { .init(name: "never") }
  /// The first of each word.
  public static var words: Self { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: Self { .init(name: "sentences") }
  /// All.
  public static var characters: Self { .init(name: "characters") }
}

/// Whether text can be chosen.
public struct TextSelectability: Hashable, Sendable {
  private let isEnabled: Bool

  /// It can.
  public static let enabled = TextSelectability(isEnabled: true)
  /// It cannot.
  public static let disabled = TextSelectability(isEnabled: false)
}

/// A gesture of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  /// What one does first.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// How something answers a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = HoverEffect(name: "automatic")
  /// It lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// It comes nearer.
  public static let lift = HoverEffect(name: "lift")
}
