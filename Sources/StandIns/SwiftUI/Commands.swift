public import AppIntents

/// What an app's menus hold; there are none here.
@MainActor @preconcurrency
public protocol Commands {
  /// What they are made of.
  associatedtype Body: Commands
  /// What they are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// They are made of nothing else.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: nothing here opens menus")
  }
}

/// What stands in a place of a menu.
public struct CommandGroup<Content: View>: Commands {
  /// It is made of nothing else.
  public typealias Body = Never

  /// In place of what stands there.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder content: () -> Content
  ) {}
  /// Before what stands there.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder content: () -> Content)
  {}
  /// After what stands there.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder content: () -> Content) {
  }
}

/// A menu.
public struct CommandMenu<Content: View>: Commands {
  /// It is made of nothing else.
  public typealias Body = Never

  /// A menu under a title.
  public nonisolated init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
}

/// A place in a menu.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// What the app is.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// How it is set.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// What is new.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// What is kept.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// What is taken back.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// What is copied.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// What is beside the window.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// What is above the window.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// What helps.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Several menus.
public struct CommandsGroup: Commands, PartList {
  /// It is made of nothing else.
  public typealias Body = Never

  nonisolated init() {}

  /// Menus, which nothing here opens.
  nonisolated public static func joined(_ parts: [CommandsGroup]) -> CommandsGroup {
    CommandsGroup()
  }
}

/// Puts menus together.
@resultBuilder
public enum CommandsBuilder: PartListBuilder {
  /// Menus.
  public typealias Parts = CommandsGroup

  /// A menu.
  public static func buildExpression(_ content: some Commands) -> CommandsGroup { CommandsGroup() }
}

extension Scene {
  /// What the app's menus hold, which nothing here shows.
  nonisolated public func commands(@CommandsBuilder content: () -> some Commands) -> Self { self }
  /// How large windows are at first, which nothing here shows.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  /// Whether windows can be made larger, which nothing here shows.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> Self { self }
  /// What is done when the system lets the app work, which it never does.
  nonisolated public func backgroundTask(
    _ task: BackgroundTask,
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> Self { self }
}

/// Whether windows can be made larger.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = WindowResizability(name: "automatic")
  /// As large as what is in them.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// No smaller than what is in them.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Why the system lets an app work.
public struct BackgroundTask: Hashable, Sendable {
  private let name: String

  /// To bring it up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { .init(name: identifier) }
  /// Because something was loaded.
  public static func urlSession(_ identifier: String) -> BackgroundTask { .init(name: identifier) }
}

/// A menu in the bar above the screen, which nothing here shows.
nonisolated public struct MenuBarExtra<Content: View>: Scene {
  /// It is made of nothing else.
  public typealias Body = Never

  /// A menu under a symbol.
  public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {}
}
