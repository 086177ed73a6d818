public import AppIntents
import Notices

/// Opens a window, which nothing here does.
public struct OpenWindowAction: Sendable {
  /// Opens a window by its name.
  public func callAsFunction(id: String) { Notice.doesNothing("opening windows") }
  /// Opens a window for something.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    Notice.doesNothing("opening windows")
  }
  /// Opens a window by its name for something.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    Notice.doesNothing("opening windows")
  }
}

/// Closes a window, of which there is none here.
public struct DismissWindowAction: Sendable {
  /// Closes the window.
  public func callAsFunction() {}
  /// Closes a window by its name.
  public func callAsFunction(id: String) {}
  /// Closes a window for something.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}

/// Opens the window with the settings, which nothing here does.
public struct OpenSettingsAction: Sendable {
  /// Opens it.
  public func callAsFunction() { Notice.doesNothing("opening windows") }
}

/// Loads a view's content anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads it.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// Opens a window, which nothing here does.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window, of which there is none here.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the window with the settings, which nothing here does.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Loads the content anew; nil, as nothing here is pulled down.
  public var refresh: RefreshAction? { nil }
  /// What takes back what was done in a window; nil, as there is none.
  public var undoManager: UndoManager? { nil }
  /// Whether there may be several windows; there are none.
  public var supportsMultipleWindows: Bool { false }
  /// How symbols look.
  public var symbolVariants: SymbolVariants {
    get { told(or: .none) }
    set { tell(newValue) }
  }
}

extension View {
  /// Which addresses it would rather show, and which it may; nothing here opens any.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> Self { self }
}

extension Scene {
  /// Which addresses its windows are opened for, which nothing here does.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
  /// How its windows look, which nothing here shows.
  nonisolated public func windowStyle(_ style: WindowStyleName) -> Self { self }
  /// How the bars of its windows look, which nothing here shows.
  nonisolated public func windowToolbarStyle(_ style: WindowToolbarStyleName) -> Self { self }
  /// How its menu looks, which nothing here shows.
  nonisolated public func menuBarExtraStyle(_ style: MenuBarExtraStyleName) -> Self { self }
  /// How large windows are at first, which nothing here shows.
  nonisolated public func defaultSize(_ size: CGSize) -> Self { self }
  /// Where windows are at first, which nothing here shows.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> Self { self }
  /// Whether windows are opened anew, which nothing here does.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
  /// Whether windows are opened at the start, which nothing here does.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
  /// Which keys open it, which nothing here hears.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> Self { self }
  /// Leaves menus out, of which there are none.
  nonisolated public func commandsRemoved() -> Self { self }
  /// Puts other menus in their place, which nothing here shows.
  nonisolated public func commandsReplaced(
    @CommandsBuilder content: () -> some Commands
  ) -> Self { self }
  /// Where its settings are kept; nothing here is drawn.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  /// Tells what is in it something; nothing here is drawn.
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> Self { self }
}

/// How a window looks.
public enum WindowStyleName: Sendable, Hashable {
  case automatic, hiddenTitleBar, titleBar, plain, volumetric
}

/// How the bar of a window looks.
public enum WindowToolbarStyleName: Sendable, Hashable {
  case automatic, expanded, unified, unifiedCompact
}

/// How a menu in the bar above the screen looks.
public enum MenuBarExtraStyleName: Sendable, Hashable {
  case automatic, menu, window
}

/// Whether windows are opened anew.
public enum SceneRestorationBehavior: Sendable, Hashable {
  case automatic, disabled
}

/// Whether windows are opened at the start.
public enum SceneLaunchBehavior: Sendable, Hashable {
  case automatic, presented, suppressed
}
