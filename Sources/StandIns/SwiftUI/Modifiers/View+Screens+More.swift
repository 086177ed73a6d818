import AppIntents

// What else only a screen has: accepted, and left out of text.

extension View {
  /// What somebody does on this screen; text does not show it.
  nonisolated public func userActivity(
    _ type: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  /// What somebody does with a value on this screen; text does not show it.
  nonisolated public func userActivity<Element>(
    _ type: String,
    element: Element?,
    _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> Self { self }
  /// What is done to go on with something; text does not show it.
  nonisolated public func onContinueUserActivity(
    _ type: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  /// What is done when an intent runs; text does not show it.
  nonisolated public func onAppIntentExecution<Intent: TargetContentProvidingIntent>(
    _ intent: Intent.Type = Intent.self,
    perform action: @escaping @MainActor (Intent) -> Void
  ) -> Self { self }
  /// The figure that is around it; text does not show it.
  nonisolated public func containerShape(_ shape: some InsettableShape) -> Self { self }
  /// Puts another view at its edge; text does not show it.
  nonisolated public func safeAreaInset(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// What is said before it; text does not show it.
  nonisolated public func alert(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View
  ) -> Self { self }
  /// What is said before it; text does not show it.
  @_disfavoredOverload
  nonisolated public func alert(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }
  /// What is asked before it; text does not show it.
  nonisolated public func confirmationDialog(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> Self { self }
  /// The title of its screen; text does not show it.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> Self { self }
  /// Whether its screen has a title; text does not show it.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> Self { self }
  /// Whether there is a way back; text does not show it.
  nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> Self { self }
  /// Where something leads; text does not show it.
  nonisolated public func navigationDestination(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> some View
  ) -> Self { self }
  /// Where something leads; text does not show it.
  nonisolated public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> some View
  ) -> Self { self }
  /// What covers it; text does not show it.
  nonisolated public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }
  /// Whether what slides can be taken hold of; text does not show it.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  /// What lies behind what slides; text does not show it.
  nonisolated public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
  /// How round what slides is; text does not show it.
  nonisolated public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  /// Whether its screen tells the time; text does not show it.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  /// How it moves when it is put somewhere; text does not show it.
  nonisolated public func matchedGeometryEffect(
    id: some Hashable,
    in namespace: Namespace.ID,
    isSource: Bool = true
  ) -> Self { self }
  /// How a symbol moves; text does not show it.
  nonisolated public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self {
    self
  }
  /// How a symbol moves when a value changes; text does not show it.
  nonisolated public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> Self {
    self
  }
  /// What it tells those around it; nobody listens here.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> Self { self }
  /// What is done with what it is told; nobody tells anything here.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> Self where Key.Value: Equatable { self }
  /// What is done when its size changes; text does not show it.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> Self { self }
  /// Takes a part of what it is in; text does not show it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> Self { self }
  /// How screens lie beside each other; text does not show it.
  nonisolated public func tabViewStyle(_ style: TabViewStyleName) -> Self { self }
  /// Whether the keyboard goes away; text does not show it.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self {
    self
  }
  /// The colour of the line between rows; text does not show it.
  nonisolated public func listRowSeparatorTint(_ color: Color?) -> Self { self }
  /// How far rows lie apart; text does not show it.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  /// Turns it in space; text does not show it.
  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> Self { self }
  /// Its colours turned; text does not show it.
  nonisolated public func hueRotation(_ angle: Angle) -> Self { self }
  /// Its colours, the other way round; text does not show it.
  nonisolated public func colorInvert() -> Self { self }
  /// Its colours mixed with one; text does not show it.
  nonisolated public func colorMultiply(_ color: Color) -> Self { self }
  /// How its colours differ; text does not show it.
  nonisolated public func contrast(_ amount: Double) -> Self { self }
  /// What its former preview is shown in; text does not show it.
  nonisolated public func previewContext(_ context: some PreviewContext) -> Self { self }
  /// What its former preview is shown on; text does not show it.
  nonisolated public func previewDevice(_ device: String?) -> Self { self }
}

/// What a former preview is shown in.
public protocol PreviewContext {}

/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
  private let name: String

  /// One takes the place of another.
  public static let replace = SymbolEffect(name: "replace")
  /// It jumps.
  public static let bounce = SymbolEffect(name: "bounce")
  /// It comes and goes.
  public static let pulse = SymbolEffect(name: "pulse")
  /// Its parts change colour one after another.
  public static let variableColor = SymbolEffect(name: "variableColor")
  /// It grows.
  public static let scale = SymbolEffect(name: "scale")
  /// It turns.
  public static let rotate = SymbolEffect(name: "rotate")
  /// It breathes.
  public static let breathe = SymbolEffect(name: "breathe")
  /// It wiggles.
  public static let wiggle = SymbolEffect(name: "wiggle")
}

/// How screens lie beside each other.
public struct TabViewStyleName: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = TabViewStyleName(name: "automatic")
  /// One after another.
  public static let page = TabViewStyleName(name: "page")
  /// Above each other.
  public static let verticalPage = TabViewStyleName(name: "verticalPage")
}

/// Whether the keyboard goes away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
