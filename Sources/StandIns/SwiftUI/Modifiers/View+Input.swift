import AppIntents

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

/// Something that is done with fingers; nothing here is.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of it.
  associatedtype Value
}

extension Gesture {
  /// What is done when it ends, which never happens.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// What is done while it goes on, which never happens.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A touch.
public struct TapGesture: Gesture {
  /// Nothing is known of it.
  public typealias Value = Void
  /// A touch, or several.
  public nonisolated init(count: Int = 1) {}
}

/// A long touch.
public struct LongPressGesture: Gesture {
  /// Whether it was long.
  public typealias Value = Bool
  /// A long touch.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A movement.
public struct DragGesture: Gesture {
  /// How far it went.
  public struct Value: Hashable, Sendable {
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it went.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// A movement.
  public nonisolated init(minimumDistance: CGFloat = 10) {}
}
