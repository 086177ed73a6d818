import AppIntents

// What only a screen has: accepted, and left out of text.

extension View {
  /// The title of its screen; text does not show it.
  nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> Self { self }

  /// The title of its screen; text does not show it.
  nonisolated public func navigationTitle(_ title: Text) -> Self { self }

  /// How large the title of its screen is; text does not show it.
  nonisolated public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarTitleDisplayMode
  ) -> Self { self }

  /// Where values lead; text does not show it.
  nonisolated public func navigationDestination<Value: Hashable>(
    for type: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> some View
  ) -> Self { self }

  /// What stands at the edges of its screen; text does not show it.
  nonisolated public func toolbar(@ViewBuilder content: () -> some View) -> Self { self }

  /// Whether something stands at the edges of its screen; text does not show it.
  nonisolated public func toolbar(_ visibility: Visibility) -> Self { self }

  /// What slides before it; text does not show it.
  nonisolated public func sheet(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }

  /// What slides before it; text does not show it.
  nonisolated public func sheet<Item: Identifiable>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }

  /// What covers it; text does not show it.
  nonisolated public func fullScreenCover(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> Self { self }

  /// What can be done with its row; text does not show it.
  nonisolated public func swipeActions(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// How it is brought up to date; text does not show it.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> Self { self }

  /// What is done when it appears on a screen; text does not show it.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> Self { self }

  /// What is done when it leaves a screen; text does not show it.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

  /// What is done when it is touched; text does not show it.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> Self
  { self }

  /// What is done when it is held; text does not show it.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    perform action: @escaping () -> Void
  ) -> Self { self }

  /// What is done when a value changes; text does not show it.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) -> Void
  ) -> Self { self }

  /// What is done when a value changes; text does not show it.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> Self { self }

  /// What is done when a value changes; text does not show it.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (Value) -> Void
  ) -> Self { self }

  /// What is done when a value is told; text does not show it.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> Self { self }

  /// What is done with an address; text does not show it.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

  /// Where links are opened; text opens none.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> Self { self }

  /// What is done when a line is written; text does not show it.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> Self { self }

  /// What is done while it is on a screen; text does not show it.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> Self { self }

  /// What is done while it is on a screen; text does not show it.
  nonisolated public func task<Value: Equatable>(
    id: Value,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> Self { self }

  /// Whether one writes in it; text does not show it.
  nonisolated public func focused(_ condition: Binding<Bool>) -> Self { self }

  /// Tells it apart; text does not show it.
  nonisolated public func id(_ id: some Hashable) -> Self { self }

  /// Tells it apart among choices; text does not show it.
  nonisolated public func tag(_ tag: some Hashable) -> Self { self }

  /// What leads to it; text does not show it.
  nonisolated public func tabItem(@ViewBuilder _ label: () -> some View) -> Self { self }

  /// What its preview is called; text does not show it.
  nonisolated public func previewDisplayName(_ name: String?) -> Self { self }

  /// How large its preview is; text does not show it.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> Self { self }

  /// Whether it can be touched; text does not show it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> Self { self }

  /// Whether it can be slid away; text does not show it.
  nonisolated public func interactiveDismissDisabled(_ disabled: Bool = true) -> Self { self }

  /// How high it slides; text does not show it.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }

  /// What it is for; text does not show it.
  nonisolated public func help(_ text: LocalizedStringResource) -> Self { self }

  /// Where touching it leads; text does not show it.
  nonisolated public func widgetURL(_ url: URL?) -> Self { self }

  /// Whether it takes the colour of its surroundings; text does not show it.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> Self { self }

  /// Whether it waits to be drawn again; text does not show it.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }

  /// What is felt when a value changes; text does not show it.
  nonisolated public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Value
  ) -> Self { self }
}
