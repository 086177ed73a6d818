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
  /// What else its title says; text does not show it.
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> Self { self }
  /// What else its title says; text does not show it.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> Self { self }
  /// What else its title says; text does not show it.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle(_ subtitle: some StringProtocol) -> Self { self }
  /// How large the title of its bar is; text does not show it.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }
  /// What can be done with its title; text does not show it.
  nonisolated public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> Self { self }
  /// How its parts lie beside each other; text does not show it.
  nonisolated public func navigationViewStyle(_ style: NavigationViewStyleName) -> Self { self }
  /// How its parts lie beside each other; text does not show it.
  nonisolated public func navigationSplitViewStyle(_ style: NavigationSplitViewStyleName) -> Self {
    self
  }
  /// How wide a part is; text does not show it.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  /// How wide a part is; text does not show it.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> Self { self }
  /// The line between parts of its list; text does not show it.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// The line between parts of its list; text does not show it.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> Self { self }
  /// How far apart the parts of its list are; text does not show it.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  /// How far apart the parts of its list are; text does not show it.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  /// What the list's rows are tinted with; text does not show it.
  nonisolated public func listItemTint(_ tint: Color?) -> Self { self }
  /// How its dates are chosen; text does not show it.
  nonisolated public func datePickerStyle(_ style: DatePickerStyleName) -> Self { self }
  /// How its pages are told; text does not show it.
  nonisolated public func indexViewStyle(_ style: IndexViewStyleName) -> Self { self }
  /// How its menu looks; text does not show it.
  nonisolated public func menuStyle(_ style: MenuStyleName) -> Self { self }
  /// In what order its menu is; text does not show it.
  nonisolated public func menuOrder(_ order: MenuOrder) -> Self { self }
  /// Whether one sees that it is a menu; text does not show it.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Whether its menu goes away; text does not show it.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self {
    self
  }
  /// How it is folded away; text does not show it.
  nonisolated public func disclosureGroupStyle(_ style: DisclosureGroupStyleName) -> Self { self }
  /// How its table looks; text does not show it.
  nonisolated public func tableStyle(_ style: TableStyleName) -> Self { self }
  /// What the system shows over it; text does not show it.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Which edges a touch of the system's waits at; text does not show it.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  /// What it becomes where there is little room; text does not show it.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> Self { self }
  /// What it becomes where there is little room; text does not show it.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> Self { self }
  /// What a touch behind it does; text does not show it.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// What a movement in it does; text does not show it.
  nonisolated public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  /// How high what slides is, and how high it is now; text does not show it.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> Self { self }
  /// Files to take in; text does not show it.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  /// Files to take in; text does not show it.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }
  /// What a file shows; text does not show it.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> Self { self }
  /// What is done when text is sent off; text does not show it.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers,
    _ action: @escaping () -> Void
  ) -> Self { self }
  /// What is done when a key goes down; text does not show it.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> Self { self }
  /// Where it is touched; text does not show it.
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> Self { self }
  /// What is done while it is touched for long; text does not show it.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)?
  ) -> Self { self }
  /// What its former preview is shown in; text does not show it.
  nonisolated public func previewContext(_ context: some PreviewContext) -> Self { self }
  /// What its former preview is shown on; text does not show it.
  nonisolated public func previewDevice(_ device: String?) -> Self { self }
}

/// What a former preview is shown in.
public protocol PreviewContext {}

/// How screens lie beside each other.
public struct TabViewStyleName: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = TabViewStyleName(name: "automatic")
  /// One after another.
  public static let page = TabViewStyleName(name: "page")
  /// One after another, and how they are told.
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> TabViewStyleName { page }
  /// At the side where there is room.
  public static let sidebarAdaptable = TabViewStyleName(name: "sidebarAdaptable")
  /// In a bar.
  public static let tabBarOnly = TabViewStyleName(name: "tabBarOnly")

  /// Whether pages are told.
  public enum PageIndexDisplayMode: Sendable, Hashable {
    case automatic, always, never
  }

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
