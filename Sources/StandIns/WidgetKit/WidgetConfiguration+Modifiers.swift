public import AppIntents

// How a widget is offered and kept up to date: accepted, and shown nowhere.

extension WidgetConfiguration {
  /// What it is called, which nothing here shows.
  public func configurationDisplayName(_ name: LocalizedStringResource) -> Self { self }
  /// What it is called, which nothing here shows.
  public func configurationDisplayName(_ name: Text) -> Self { self }
  /// What it is called, which nothing here shows.
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> Self { self }
  /// What it is for, which nothing here shows.
  public func description(_ description: LocalizedStringResource) -> Self { self }
  /// What it is for, which nothing here shows.
  public func description(_ description: Text) -> Self { self }
  /// What it is for, which nothing here shows.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> Self { self }
  /// How large it can be, which nothing here shows.
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  /// Whether it leaves space at its edges, which nothing here shows.
  public func contentMarginsDisabled() -> Self { self }
  /// Where it is not offered first, which nothing here shows.
  public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  )
    -> Self
  { self }
  /// Whether what lies behind it may be left out, which nothing here shows.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  /// Whether it may be shown beside others, which nothing here does.
  public func promptsForUserConfiguration() -> Self { self }
  /// Where else an activity is shown, which nothing here does.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
  /// What is done when something was loaded for it; nothing here loads by itself.
  public func onBackgroundURLSessionEvents(
    matching identifier: String,
    _ handle: @escaping (String, @escaping () -> Void) -> Void
  ) -> Self { self }
  /// What is done when something was loaded for it; nothing here loads by itself.
  public func onBackgroundURLSessionEvents(
    matching matches: ((String) -> Bool)? = nil,
    _ handle: @escaping (String, @escaping () -> Void) -> Void
  ) -> Self { self }
}

/// A place for widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// Beside the screen's own widgets.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// Before the device is unlocked.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// On a device that is being charged.
  public static let standBy = WidgetLocation(name: "standBy")
  /// On a phone, for a Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// In a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// How large an activity is where it is shown besides.
public enum ActivityFamily: Int, Hashable, Sendable, CaseIterable {
  case small, medium
}
